package org.monsterbox.core.contract.gongs;

import org.monsterbox.core.game.Code;

/** Why the gong is not struck, and why a game is over. */
public enum GongsCode implements Code {
  CLOCK_BACKWARDS,
  STILL_BURNING,
  COVERED,
  ROUNDS_OVER
}
