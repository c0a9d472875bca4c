package org.monsterbox.core.thirteen.table;

/** What the game waits for. */
public enum Phase {
  ACTION,
  TRADE_REPLY,
  BATTLE_ATTACK,
  BATTLE_DEFEND,
  BATTLE_SPOILS,
  BUILD,
  FLIP,
  REVEAL,
  POST_SEARCH,
  FINAL_ACTION,
  DUEL_PICK,
  DUEL_THROW,
  GAME_OVER
}
