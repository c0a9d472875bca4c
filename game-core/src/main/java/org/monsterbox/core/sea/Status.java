package org.monsterbox.core.sea;

/** Where a hunter stands: on the sea, waiting for a spare boat, or out of the game. */
public enum Status {
  AFLOAT,
  WRECKED,
  DEAD
}
