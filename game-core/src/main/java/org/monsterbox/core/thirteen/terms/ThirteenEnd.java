package org.monsterbox.core.thirteen.terms;

import org.monsterbox.core.game.Code;

/** What decided a game. */
public enum ThirteenEnd implements Code {
  HP,
  DEATH_BATTLE,
  ELEMENTAL_MASTER
}
