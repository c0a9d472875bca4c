package org.monsterbox.core.sea.terms;

/** What the game waits for. */
public enum Phase {
  SETUP_SHIP,
  SETUP_BOAT,
  WHALE_DRAW,
  WHALE_ACTION,
  WHALE_DISCARD,
  HUNTER_SELECT,
  HUNTER_REFLOAT,
  HUNTER_DRAW,
  HUNTER_ACTION,
  HUNTER_REFIT_CHOICE,
  HUNTER_SWAP_REPLY,
  HUNTER_DISCARD,
  GAME_OVER
}
