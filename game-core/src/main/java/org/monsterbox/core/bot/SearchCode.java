package org.monsterbox.core.bot;

import org.monsterbox.core.game.Code;

/** The reasons that a search can give. */
public enum SearchCode implements Code {
  /** There was nothing else to do. */
  ONLY_MOVE,
  /** It wins most often: about how many out of 100. */
  BEST_CHANCE,
  /** A slip, as the level makes them. */
  ON_A_WHIM
}
