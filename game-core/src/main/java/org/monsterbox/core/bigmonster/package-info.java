/** Big Monster: keep one tile, pass the rest on, and build a map that scores in seven ways. */
@NullMarked
package org.monsterbox.core.bigmonster;

import org.jspecify.annotations.NullMarked;
