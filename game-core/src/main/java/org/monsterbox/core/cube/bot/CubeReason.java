package org.monsterbox.core.cube.bot;

import org.monsterbox.core.game.Code;

/** Why a bot does what it does. Each says what is put into its sentence. */
public enum CubeReason implements Code {
  /** A card can be made as the tiles lie: its code. */
  SEES_CARD,
  /** A card can be made after a move: its code, and the tile. */
  SEES_CARD_WITH_MOVE,
  /** These faces make the card: its code, the three faces, the target. */
  SHOWS,
  /** It is sure that there is no match. */
  NO_MATCH,
  /** It has searched for too long. */
  LOST_PATIENCE,
  /** The card that is missed least: its code. */
  GIVES_BACK,
  /** A modifier hurts this seat most: the seat, the card. */
  HINDERS,
  /** It can begin. */
  READY,
  /** This tile makes a card possible: the tile, the card. */
  MOVES_FOR_CARD,
  /** Nothing was found, but this tile prepares another turn: the tile. */
  PREPARES,
  /** A card can be shown. */
  CALLS,
  /** Nothing can be shown. */
  ENDS_TURN,
  /** There is nothing to do but to wait. */
  WAITS
}
