package org.monsterbox.app.games.thirteen.words;

import android.content.Context;
import java.util.Map;
import org.monsterbox.app.R;
import org.monsterbox.app.games.OptionLists;
import org.monsterbox.app.games.OptionNames;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;

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

  private OptionWords() {}

  static OptionNames of(Context context) {
    return new OptionLists(
            context,
            ThirteenOptions.ALL,
            R.array.thirteen_option_names,
            R.array.thirteen_option_meanings,
            VALUES)
        .seat(ThirteenOptions.FIRST_PLAYER)
        .number(
            ThirteenOptions.STALL_GUARD,
            searches ->
                searches == 0
                    ? context.getString(R.string.thirteen_never)
                    : Integer.toString(searches));
  }
}
