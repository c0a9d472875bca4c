/** What is in the box: tiles, explorers, the crystals on them, and medals. */
@NullMarked
package org.monsterbox.core.bigmonster.tiles;

import org.jspecify.annotations.NullMarked;
