package org.monsterbox.core.cube.terms;

import org.monsterbox.core.game.Code;

/** Why a move is refused, besides what all games share. */
public enum CubeCode implements Code {
  CLOCK_BACKWARDS,
  PAUSED,
  NOT_YOUR_CLAIM,
  SEAT_LOCKED,
  UNKNOWN_CARD,
  UNKNOWN_TILE,
  BAD_FACES,
  SAME_CELL,
  CELL_OCCUPIED,
  TILE_ISOLATED,
  OUT_OF_WINDOW,
  BOARD_SPLIT,
  NO_TILE_MOVED,
  CARD_NOT_OWNED,
  BAD_TARGET_SEAT,
  MUST_REPLACE,
  NOTHING_TO_REPLACE,
  MOVE_COMMITTED,
  BAD_FORMULA,
  NOT_ALONE,
  HINT_OUT_OF_ORDER,
  NO_SOLUTION
}
