package org.monsterbox.app.games.bigmonster;

import android.content.Context;
import androidx.annotation.ArrayRes;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.monsterbox.app.R;
import org.monsterbox.core.bigmonster.BigMonsterOptions;
import org.monsterbox.core.game.OptionSpec;

/** What the options are called and mean. */
final class OptionWords {

  /** The names of the values, in the order of the option. */
  private static final Map<OptionSpec<?>, Integer> VALUES =
      Map.of(
          BigMonsterOptions.MODE, R.array.bigmonster_mode_values,
          BigMonsterOptions.THREE_PLAYER_MODE, R.array.bigmonster_three_player_values,
          BigMonsterOptions.DRAFT_ORDER, R.array.bigmonster_draft_order_values,
          BigMonsterOptions.PLACEMENT_TIMING, R.array.bigmonster_placement_values,
          BigMonsterOptions.MEDAL_SELECTION, R.array.bigmonster_medal_selection_values,
          BigMonsterOptions.TEAM_MEDAL_GATE, R.array.bigmonster_team_gate_values,
          BigMonsterOptions.PENALTY_ALL_TIED, R.array.bigmonster_all_tied_values,
          BigMonsterOptions.BIG_MONSTER_TIE_BREAK, R.array.bigmonster_tie_break_values,
          BigMonsterOptions.LIVE_SCORES, R.array.bigmonster_live_scores_values);

  private final Context context;

  OptionWords(Context context) {
    this.context = context;
  }

  String name(OptionSpec<?> option) {
    return of(R.array.bigmonster_option_names, BigMonsterOptions.ALL.indexOf(option));
  }

  String meaning(OptionSpec<?> option) {
    return of(R.array.bigmonster_option_meanings, BigMonsterOptions.ALL.indexOf(option));
  }

  String value(OptionSpec<?> option, String written) {
    Integer names = VALUES.get(option);
    if (names != null) {
      return of(names, written(option).indexOf(written));
    } else if (option.usual() instanceof Boolean) {
      return context.getString(
          Boolean.parseBoolean(written) ? R.string.bigmonster_yes : R.string.bigmonster_no);
    } else if (option == BigMonsterOptions.FIRST_SEAT) {
      return firstSeat(Integer.parseInt(written));
    }
    return written;
  }

  private String firstSeat(int seat) {
    return seat == BigMonsterOptions.RANDOM
        ? context.getString(R.string.bigmonster_by_lot)
        : context.getString(R.string.bigmonster_seat_number, seat + 1);
  }

  private static <T> List<String> written(OptionSpec<T> option) {
    return option.samples().stream().map(option::write).collect(Collectors.toList());
  }

  private String of(@ArrayRes int array, int index) {
    return context.getResources().getStringArray(array)[index];
  }
}
