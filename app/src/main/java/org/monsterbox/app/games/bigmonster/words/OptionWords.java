package org.monsterbox.app.games.bigmonster.words;

import android.content.Context;
import java.util.Map;
import org.monsterbox.app.R;
import org.monsterbox.app.games.OptionLists;
import org.monsterbox.app.games.OptionNames;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
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

  private OptionWords() {}

  static OptionNames of(Context context) {
    return new OptionLists(
            context,
            BigMonsterOptions.ALL,
            R.array.bigmonster_option_names,
            R.array.bigmonster_option_meanings,
            VALUES)
        .seat(BigMonsterOptions.FIRST_SEAT);
  }
}
