package org.monsterbox.app.games.sea.words;

import androidx.annotation.StringRes;
import org.monsterbox.app.R;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.sea.terms.SeaCode;

/** Which sentence says why something cannot be done. */
final class RefusalWords {

  private RefusalWords() {}

  @StringRes
  static int sentence(Code code) {
    if (code instanceof SeaCode own) {
      return sentence(own);
    } else if (code == CommonCode.GAME_OVER) {
      return R.string.sea_no_game_over;
    }
    return code == CommonCode.NOT_YOUR_TURN
        ? R.string.sea_no_not_your_turn
        : R.string.sea_no_wrong_phase;
  }

  @StringRes
  private static int sentence(SeaCode code) {
    return switch (code) {
      case NO_SUCH_CARD -> R.string.sea_no_card;
      case PILE_EMPTY -> R.string.sea_no_pile;
      case CARD_LIMIT -> R.string.sea_no_card_limit;
      case WEAPON_LIMIT -> R.string.sea_no_weapon_limit;
      case NO_ACTIONS_LEFT -> R.string.sea_no_actions;
      case EXCHANGE_USED -> R.string.sea_no_exchange;
      case REFIT_USED -> R.string.sea_no_refit;
      case SWAP_USED -> R.string.sea_no_swap;
      case SWAP_NOT_ADJACENT -> R.string.sea_no_swap_adjacent;
      case SWAP_NO_CARD -> R.string.sea_no_swap_card;
      case NO_MOVE_POINTS -> R.string.sea_no_move_points;
      case NOT_CONNECTED -> R.string.sea_no_connected;
      case BLOCKED_ENTITY -> R.string.sea_no_entity;
      case BLOCKED_OBSTACLE -> R.string.sea_no_obstacle;
      case ENDS_ON_ENTITY -> R.string.sea_no_ends_on;
      case EDGE_CLOSED -> R.string.sea_no_edge;
      case HEADWIND -> R.string.sea_no_headwind;
      case ARROW_NOT_ON_CARD -> R.string.sea_no_arrow;
      case TOO_MANY_APPLICATIONS -> R.string.sea_no_applications;
      case OUT_OF_RANGE -> R.string.sea_no_range;
      case BAD_FACING -> R.string.sea_no_facing;
      case WHALE_DIVED -> R.string.sea_no_dived;
      case NO_ICEBERG -> R.string.sea_no_iceberg;
      case NOT_SIDEWAYS -> R.string.sea_no_sideways;
      case NO_TARGET -> R.string.sea_no_target;
      case NOT_CLOSER -> R.string.sea_no_closer;
      case LEAP_TARGET_INVALID -> R.string.sea_no_leap;
      case WHIRLPOOL_CELL_INVALID -> R.string.sea_no_whirlpool;
      case ROCK_TARGET_INVALID -> R.string.sea_no_rock;
      case BAD_REPLACEMENT -> R.string.sea_no_replacement;
      case NET_CELL_NOT_EMPTY -> R.string.sea_no_net_cell;
      case NET_OUT_OF_REACH -> R.string.sea_no_net_reach;
      case NET_NOT_ADJACENT -> R.string.sea_no_net_adjacent;
      case NET_NOT_ANCHORED -> R.string.sea_no_net_anchored;
      case NOT_ENOUGH_NETS -> R.string.sea_no_nets;
      case PULL_CELL_INVALID -> R.string.sea_no_pull;
      case SAME_FACING -> R.string.sea_no_same_facing;
      case BAD_DISCARD -> R.string.sea_no_discard;
      case SETUP_CELL_INVALID -> R.string.sea_no_setup_cell;
      case NO_APPLICATION -> R.string.sea_no_application;
    };
  }
}
