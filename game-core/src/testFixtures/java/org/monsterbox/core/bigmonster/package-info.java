/** Positions of Big Monster, to be tried. */
@NullMarked
package org.monsterbox.core.bigmonster;

import org.jspecify.annotations.NullMarked;
