package org.monsterbox.core.bot;

import org.monsterbox.core.game.Move;

/** A move of the small games that the searches are tested on. */
record Step(int number) implements Move {}
