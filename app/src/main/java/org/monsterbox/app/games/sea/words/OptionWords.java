package org.monsterbox.app.games.sea.words;

import android.content.Context;
import java.util.Map;
import org.monsterbox.app.R;
import org.monsterbox.app.games.OptionLists;
import org.monsterbox.app.games.OptionNames;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.sea.terms.SeaOptions;

/** What the options are called and mean. */
final class OptionWords {

  private static final Map<OptionSpec<?>, Integer> VALUES =
      Map.of(
          SeaOptions.COLLISION_POLICY, R.array.sea_collision_policy_values,
          SeaOptions.TRACTOR_RANGE, R.array.sea_tractor_range_values,
          SeaOptions.TRACTOR_QUOTA, R.array.sea_tractor_quota_values,
          SeaOptions.NET_REACH, R.array.sea_net_reach_values,
          SeaOptions.MINI_STORM, R.array.sea_mini_storm_values,
          SeaOptions.WAVE_RADIUS, R.array.sea_wave_radius_values,
          SeaOptions.WHIRLPOOL_RING, R.array.sea_whirlpool_ring_values,
          SeaOptions.WHIRLPOOL_PASS, R.array.sea_whirlpool_pass_values,
          SeaOptions.NEXT_WHALE_IF_WHALE_WON, R.array.sea_next_whale_values);

  private OptionWords() {}

  static OptionNames of(Context context) {
    return new OptionLists(
        context, SeaOptions.ALL, R.array.sea_option_names, R.array.sea_option_meanings, VALUES);
  }
}
