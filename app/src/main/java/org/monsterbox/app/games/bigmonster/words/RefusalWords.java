package org.monsterbox.app.games.bigmonster.words;

import androidx.annotation.StringRes;
import org.monsterbox.app.R;
import org.monsterbox.core.bigmonster.terms.BigMonsterCode;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** Which sentence says why something cannot be done. */
final class RefusalWords {

  private RefusalWords() {}

  @StringRes
  static int sentence(Code code) {
    if (code instanceof BigMonsterCode own) {
      return sentence(own);
    }
    return code instanceof CommonCode common
        ? sentence(common)
        : R.string.bigmonster_no_wrong_phase;
  }

  @StringRes
  private static int sentence(CommonCode code) {
    return switch (code) {
      case GAME_OVER -> R.string.bigmonster_no_game_over;
      case NOT_YOUR_TURN -> R.string.bigmonster_no_not_your_turn;
      case BAD_SEAT -> R.string.bigmonster_no_bad_seat;
      case WRONG_PHASE, BAD_PLAYER_COUNT, BAD_OPTIONS, UNREADABLE_MOVE ->
          R.string.bigmonster_no_wrong_phase;
    };
  }

  @StringRes
  private static int sentence(BigMonsterCode code) {
    return switch (code) {
      case AWARD_PENDING -> R.string.bigmonster_no_award_pending;
      case EXPLORER_NOT_OFFERED -> R.string.bigmonster_no_explorer;
      case ALREADY_CHOSEN -> R.string.bigmonster_no_already_chosen;
      case TILE_NOT_IN_HAND -> R.string.bigmonster_no_tile_in_hand;
      case TARGET_REQUIRED -> R.string.bigmonster_no_target_required;
      case TARGET_NOT_ALLOWED -> R.string.bigmonster_no_target;
      case SHIP_TAKEN -> R.string.bigmonster_no_ship;
      case OWN_SHIP -> R.string.bigmonster_no_own_ship;
      case POSITION_NOT_ALLOWED -> R.string.bigmonster_no_position;
      case NOTHING_TO_PLACE -> R.string.bigmonster_no_nothing_to_place;
      case CELL_OCCUPIED -> R.string.bigmonster_no_occupied;
      case NOT_ADJACENT -> R.string.bigmonster_no_adjacent;
      case ROW_EMPTY -> R.string.bigmonster_no_row_empty;
      case WRONG_ROW -> R.string.bigmonster_no_wrong_row;
      case TILE_NOT_IN_ROW -> R.string.bigmonster_no_tile_in_row;
      case SAME_TILE -> R.string.bigmonster_no_same_tile;
      case NO_LATE_TILE -> R.string.bigmonster_no_late_tile;
      case TILE_NOT_IN_DISCARD -> R.string.bigmonster_no_tile_in_discard;
      case BAD_MEDAL_SET -> R.string.bigmonster_no_medals;
    };
  }
}
