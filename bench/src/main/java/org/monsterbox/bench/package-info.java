/** Figures about games and bots: not tests, but what {@code docs/figures.md} is made of. */
@NullMarked
package org.monsterbox.bench;

import org.jspecify.annotations.NullMarked;
