/**
 * The bots of 13 Monsters: what they remember, how they throw, and what they think sets are worth.
 */
@NullMarked
package org.monsterbox.core.thirteen.bot;

import org.jspecify.annotations.NullMarked;
