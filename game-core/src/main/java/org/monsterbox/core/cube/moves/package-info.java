/** All kinds of moves: how they are written, when they are allowed, and which are listed. */
@NullMarked
package org.monsterbox.core.cube.moves;

import org.jspecify.annotations.NullMarked;
