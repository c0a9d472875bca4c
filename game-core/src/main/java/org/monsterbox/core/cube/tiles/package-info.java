/** The nine tiles, where they lie, and which of their faces make a pattern and a sum. */
@NullMarked
package org.monsterbox.core.cube.tiles;

import org.jspecify.annotations.NullMarked;
