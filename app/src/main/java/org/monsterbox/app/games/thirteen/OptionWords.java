package org.monsterbox.app.games.thirteen;

import android.content.Context;
import androidx.annotation.ArrayRes;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.monsterbox.app.R;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.thirteen.ThirteenOptions;

/** What the options are called and mean. */
final class OptionWords {

  /** The names of the values, in the order of the option. */
  private static final Map<OptionSpec<?>, Integer> VALUES =
      Map.of(
          ThirteenOptions.TURN_RESTART, R.array.thirteen_turn_restart_values,
          ThirteenOptions.PERMAFROST_LIMIT, R.array.thirteen_permafrost_limit_values,
          ThirteenOptions.FROZEN_OUT_RULE, R.array.thirteen_frozen_out_rule_values,
          ThirteenOptions.ACTION_ORDER, R.array.thirteen_action_order_values,
          ThirteenOptions.KEEP_RULE, R.array.thirteen_keep_rule_values,
          ThirteenOptions.FAST_START, R.array.thirteen_fast_start_values,
          ThirteenOptions.FAST_START_DEAL, R.array.thirteen_fast_start_deal_values);

  private final Context context;

  OptionWords(Context context) {
    this.context = context;
  }

  String name(OptionSpec<?> option) {
    return of(R.array.thirteen_option_names, ThirteenOptions.ALL.indexOf(option));
  }

  String meaning(OptionSpec<?> option) {
    return of(R.array.thirteen_option_meanings, ThirteenOptions.ALL.indexOf(option));
  }

  String value(OptionSpec<?> option, String written) {
    Integer names = VALUES.get(option);
    if (names != null) {
      return of(names, written(option).indexOf(written));
    } else if (option.usual() instanceof Boolean) {
      return context.getString(
          Boolean.parseBoolean(written) ? R.string.thirteen_yes : R.string.thirteen_no);
    }
    return number(option, Integer.parseInt(written));
  }

  private String number(OptionSpec<?> option, int number) {
    if (option == ThirteenOptions.FIRST_PLAYER) {
      return number == ThirteenOptions.RANDOM
          ? context.getString(R.string.thirteen_by_lot)
          : context.getString(R.string.thirteen_seat_number, number + 1);
    } else if (option == ThirteenOptions.STALL_GUARD && number == 0) {
      return context.getString(R.string.thirteen_never);
    }
    return Integer.toString(number);
  }

  private static <T> List<String> written(OptionSpec<T> option) {
    return option.samples().stream().map(option::write).collect(Collectors.toList());
  }

  private String of(@ArrayRes int array, int index) {
    return context.getResources().getStringArray(array)[index];
  }
}
