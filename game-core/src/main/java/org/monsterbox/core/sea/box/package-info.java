/** What is in the box: the board and the cards, with the numbers of the rules. */
@NullMarked
package org.monsterbox.core.sea.box;

import org.jspecify.annotations.NullMarked;
