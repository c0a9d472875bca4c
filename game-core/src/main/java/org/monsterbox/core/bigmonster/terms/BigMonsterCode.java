package org.monsterbox.core.bigmonster.terms;

import org.monsterbox.core.game.Code;

/** Why a move is refused. */
public enum BigMonsterCode implements Code {
  AWARD_PENDING,
  EXPLORER_NOT_OFFERED,
  ALREADY_CHOSEN,
  TILE_NOT_IN_HAND,
  TARGET_REQUIRED,
  TARGET_NOT_ALLOWED,
  SHIP_TAKEN,
  OWN_SHIP,
  POSITION_NOT_ALLOWED,
  NOTHING_TO_PLACE,
  CELL_OCCUPIED,
  NOT_ADJACENT,
  ROW_EMPTY,
  WRONG_ROW,
  TILE_NOT_IN_ROW,
  SAME_TILE,
  NO_LATE_TILE,
  TILE_NOT_IN_DISCARD,
  BAD_MEDAL_SET
}
