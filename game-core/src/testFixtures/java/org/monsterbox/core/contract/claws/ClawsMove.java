package org.monsterbox.core.contract.claws;

import org.monsterbox.core.game.Move;

/** Plays a card out of the hand. */
public record ClawsMove(int card) implements Move {}
