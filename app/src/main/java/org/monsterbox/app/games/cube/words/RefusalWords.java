package org.monsterbox.app.games.cube.words;

import androidx.annotation.StringRes;
import org.monsterbox.app.R;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** Which sentence says why something cannot be done, and what can. */
final class RefusalWords {

  private RefusalWords() {}

  @StringRes
  static int sentence(Code code) {
    if (code instanceof CubeCode own) {
      return sentence(own);
    }
    return switch ((CommonCode) code) {
      case GAME_OVER -> R.string.cube_no_game_over;
      case NOT_YOUR_TURN -> R.string.cube_no_not_your_turn;
      case BAD_PLAYER_COUNT -> R.string.cube_no_player_count;
      case BAD_OPTIONS -> R.string.cube_no_options;
      case WRONG_PHASE, BAD_SEAT, UNREADABLE_MOVE -> R.string.cube_no_wrong_phase;
    };
  }

  @StringRes
  private static int sentence(CubeCode code) {
    return switch (code) {
      case CLOCK_BACKWARDS -> R.string.cube_no_clock_backwards;
      case PAUSED -> R.string.cube_no_paused;
      case NOT_YOUR_CLAIM -> R.string.cube_no_not_your_claim;
      case SEAT_LOCKED -> R.string.cube_no_locked;
      case UNKNOWN_CARD -> R.string.cube_no_unknown_card;
      case UNKNOWN_TILE -> R.string.cube_no_unknown_tile;
      case BAD_FACES -> R.string.cube_no_faces;
      case SAME_CELL -> R.string.cube_no_same_cell;
      case CELL_OCCUPIED -> R.string.cube_no_occupied;
      case TILE_ISOLATED -> R.string.cube_no_isolated;
      case OUT_OF_WINDOW -> R.string.cube_no_too_far;
      case BOARD_SPLIT -> R.string.cube_no_split;
      case NO_TILE_MOVED -> R.string.cube_no_tile_moved;
      case CARD_NOT_OWNED -> R.string.cube_no_card_owned;
      case BAD_TARGET_SEAT -> R.string.cube_no_target_seat;
      case MUST_REPLACE -> R.string.cube_no_must_replace;
      case NOTHING_TO_REPLACE -> R.string.cube_no_replace;
      case MOVE_COMMITTED -> R.string.cube_no_committed;
      case BAD_FORMULA -> R.string.cube_no_formula;
      case NOT_ALONE -> R.string.cube_no_alone;
      case HINT_OUT_OF_ORDER -> R.string.cube_no_hint_order;
      case NO_SOLUTION -> R.string.cube_hint_nothing;
    };
  }
}
