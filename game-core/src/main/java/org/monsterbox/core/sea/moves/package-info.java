/** All moves, as they are made and written. */
@NullMarked
package org.monsterbox.core.sea.moves;

import org.jspecify.annotations.NullMarked;
