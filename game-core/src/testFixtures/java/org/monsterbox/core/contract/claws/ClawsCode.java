package org.monsterbox.core.contract.claws;

import org.monsterbox.core.game.Code;

/** Why a card cannot be played, and why a game is over. */
public enum ClawsCode implements Code {
  NO_SUCH_CARD,
  HANDS_EMPTY
}
