package org.monsterbox.app.games.cube.words;

import static java.util.Map.entry;

import android.content.Context;
import java.util.Map;
import org.monsterbox.app.R;
import org.monsterbox.app.games.OptionLists;
import org.monsterbox.app.games.OptionNames;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.game.OptionSpec;

/** What the options are called and mean. */
final class OptionWords {

  private static final float SECOND = 1000;

  /** The names of the values, in the order of the option. */
  private static final Map<OptionSpec<?>, Integer> VALUES =
      Map.ofEntries(
          entry(CubeOptions.RULE_SET, R.array.cube_rule_set_values),
          entry(CubeOptions.START_LAYOUT, R.array.cube_start_layout_values),
          entry(CubeOptions.LINE_RULE, R.array.cube_line_rule_values),
          entry(CubeOptions.CONNECTIVITY, R.array.cube_connectivity_values),
          entry(CubeOptions.DICE_COMBOS, R.array.cube_dice_combos_values),
          entry(CubeOptions.FORMULA_ENTRY, R.array.cube_formula_entry_values),
          entry(CubeOptions.FALSE_CLAIM_TILE, R.array.cube_false_claim_tile_values),
          entry(CubeOptions.PENALTY_CARD, R.array.cube_penalty_card_values),
          entry(CubeOptions.NO_MATCH_CHECK, R.array.cube_no_match_check_values),
          entry(CubeOptions.TURN_CLOCK_SCOPE, R.array.cube_turn_clock_scope_values),
          entry(CubeOptions.MOVE_COMMIT, R.array.cube_move_commit_values),
          entry(CubeOptions.TARGET_FLOOR, R.array.cube_target_floor_values),
          entry(CubeOptions.OPEN_HANDS, R.array.cube_open_hands_values),
          entry(CubeOptions.KING_TIE, R.array.cube_king_tie_values),
          entry(CubeOptions.KING_SCOPE, R.array.cube_king_scope_values),
          entry(CubeOptions.SOLO_MODE, R.array.cube_solo_mode_values));

  /** What 0 means where it is no amount. */
  private static final Map<OptionSpec<?>, Integer> ZEROS =
      Map.of(
          CubeOptions.LOCK_SECONDS, R.string.cube_none,
          CubeOptions.RELAY_AFTER, R.string.cube_never,
          CubeOptions.ESCAPE_AFTER, R.string.cube_never,
          CubeOptions.SOLO_ROUND_SECONDS, R.string.cube_no_limit);

  private final Context context;

  private OptionWords(Context context) {
    this.context = context;
  }

  static OptionNames of(Context context) {
    OptionLists lists =
        new OptionLists(
            context,
            CubeOptions.ALL,
            R.array.cube_option_names,
            R.array.cube_option_meanings,
            VALUES);
    OptionWords words = new OptionWords(context);
    for (OptionSpec<?> option : CubeOptions.ALL) {
      if (option.usual() instanceof Integer) {
        lists.number(option, number -> words.amount(option, number));
      }
    }
    return lists.seat(CubeOptions.FIRST_SEAT).mattering(OptionsInPlay::matters);
  }

  /** A number with what it counts. */
  private String amount(OptionSpec<?> option, int number) {
    if (number == 0 && ZEROS.containsKey(option)) {
      return context.getString(ZEROS.get(option));
    } else if (number == 0 && CubeOptions.TURN_SECONDS.contains(option)) {
      return context.getString(R.string.cube_no_limit);
    } else if (option == CubeOptions.ESCAPE_AFTER) {
      return number == CubeOptions.AUTO
          ? context.getString(R.string.cube_by_seats)
          : counted(R.plurals.cube_turns, number);
    } else if (option == CubeOptions.RELAY_AFTER) {
      return counted(R.plurals.cube_in_a_row, number);
    }
    return option == CubeOptions.REVEAL_MS
        ? context.getString(R.string.cube_part_seconds, number / SECOND)
        : context.getString(R.string.cube_seconds, number);
  }

  private String counted(int plural, int number) {
    return context.getResources().getQuantityString(plural, number, number);
  }
}
