package org.monsterbox.core.cube.table;

/** What the table waits for. */
public enum Phase {
  /** Rule sets 1 and 2: new cards are turned over. */
  REVEAL,
  /** All search. */
  SEARCH,
  /** One has buzzed and shows. */
  CLAIM,
  /** Rule set 1: a card is given back. */
  PENALTY,
  /** Rule set 2: the solved card is laid in front of somebody. */
  PLACE,
  /** Rule sets 3 and 4: the next one is not ready yet; the row is covered. */
  HANDOVER,
  /** One moves a tile and searches. */
  TURN,
  /** One has called and shows. */
  SHOW,
  GAME_OVER
}
