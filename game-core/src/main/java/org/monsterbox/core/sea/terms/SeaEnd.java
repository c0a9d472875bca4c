package org.monsterbox.core.sea.terms;

import org.monsterbox.core.game.Code;

/** What decided a game. */
public enum SeaEnd implements Code {
  ESCAPE(true),
  KILL_ALL(true),
  STORM(true),
  KILL(false),
  NET(false),
  TRACTOR(false);

  private final boolean whaleWins;

  SeaEnd(boolean whaleWins) {
    this.whaleWins = whaleWins;
  }

  public boolean whaleWins() {
    return whaleWins;
  }
}
