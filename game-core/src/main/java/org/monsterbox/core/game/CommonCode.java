package org.monsterbox.core.game;

/** Why a move or a set-up is refused, where all games mean the same by it. */
public enum CommonCode implements Code {
  GAME_OVER,
  NOT_YOUR_TURN,
  WRONG_PHASE,
  BAD_SEAT,
  BAD_PLAYER_COUNT,
  BAD_OPTIONS,
  UNREADABLE_MOVE
}
