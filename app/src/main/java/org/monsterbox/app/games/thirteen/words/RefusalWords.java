package org.monsterbox.app.games.thirteen.words;

import androidx.annotation.StringRes;
import org.monsterbox.app.R;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.thirteen.terms.ThirteenCode;

/** Which sentence says why something cannot be done. */
final class RefusalWords {

  private RefusalWords() {}

  @StringRes
  static int sentence(Code code) {
    if (code instanceof ThirteenCode own) {
      return sentence(own);
    } else if (code == CommonCode.GAME_OVER) {
      return R.string.thirteen_no_game_over;
    }
    return code == CommonCode.NOT_YOUR_TURN
        ? R.string.thirteen_no_not_your_turn
        : R.string.thirteen_no_wrong_phase;
  }

  @StringRes
  private static int sentence(ThirteenCode code) {
    return switch (code) {
      case SEARCH_REQUIRED -> R.string.thirteen_no_search_required;
      case NO_TRADE_IN_FINAL_ROUND -> R.string.thirteen_no_final_trade;
      case SELF_TARGET -> R.string.thirteen_no_self_target;
      case EMPTY_TRADE_SIDE -> R.string.thirteen_no_empty_side;
      case NOT_OWNER -> R.string.thirteen_no_not_owner;
      case TRADE_LIMIT -> R.string.thirteen_no_trade_limit;
      case POWER_NOT_OWNED -> R.string.thirteen_no_power;
      case ILLEGAL_ARRANGEMENT -> R.string.thirteen_no_arrangement;
      case NO_CHANGE -> R.string.thirteen_no_change;
      case NO_TARGET -> R.string.thirteen_no_target;
      case NO_MONSTER -> R.string.thirteen_no_monster;
      case ALREADY_ATTACKED -> R.string.thirteen_no_attacked;
      case NO_THROWS_LEFT -> R.string.thirteen_no_throws;
      case FIRST_THROW_ALL -> R.string.thirteen_no_first_all;
      case INVALID_KEEP -> R.string.thirteen_no_keep;
      case KEEP_NOT_EQUAL -> R.string.thirteen_no_keep_equal;
      case NOTHING_TO_THROW -> R.string.thirteen_no_dice_to_throw;
      case FIRST_THROW_REQUIRED -> R.string.thirteen_no_first_throw;
      case NOT_IN_ATTACKER -> R.string.thirteen_no_not_in_attacker;
      case NO_LEGAL_SEARCH -> R.string.thirteen_no_search;
      case CELL_EMPTY -> R.string.thirteen_no_empty_cell;
      case CELL_ALREADY_UP -> R.string.thirteen_no_up;
      case FROZEN_BY_OTHER -> R.string.thirteen_no_frozen;
      case MUST_FLIP -> R.string.thirteen_no_must_flip;
      case ALREADY_FROZEN -> R.string.thirteen_no_already_frozen;
      case NO_DICE -> R.string.thirteen_no_supply;
      case POWER_ALREADY_USED -> R.string.thirteen_no_power_used;
      case INVALID_BUILD -> R.string.thirteen_no_build;
    };
  }
}
