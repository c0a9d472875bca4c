/** What the rules say about each move of the whale. */
@NullMarked
package org.monsterbox.core.sea.whale;

import org.jspecify.annotations.NullMarked;
