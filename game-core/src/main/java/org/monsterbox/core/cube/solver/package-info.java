/** What can be made on the tiles: where a tile fits, every right claim, and the verdict on one. */
@NullMarked
package org.monsterbox.core.cube.solver;

import org.jspecify.annotations.NullMarked;
