/** Dice, and what is fought with them: throws, battles and the duels of a Death Battle. */
@NullMarked
package org.monsterbox.core.thirteen.dice;

import org.jspecify.annotations.NullMarked;
