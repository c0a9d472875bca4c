package org.monsterbox.app.games.sea;

import android.content.Context;
import androidx.annotation.ArrayRes;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.monsterbox.app.R;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.sea.SeaOptions;

/** What the options are called and mean. */
final class OptionWords {

  /** The names of the values, in the order of the option; the others are numbers or yes and no. */
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

  private final Context context;

  OptionWords(Context context) {
    this.context = context;
  }

  String name(OptionSpec<?> option) {
    return of(R.array.sea_option_names, SeaOptions.ALL.indexOf(option));
  }

  String meaning(OptionSpec<?> option) {
    return of(R.array.sea_option_meanings, SeaOptions.ALL.indexOf(option));
  }

  String value(OptionSpec<?> option, String written) {
    Integer names = VALUES.get(option);
    if (names != null) {
      return of(names, written(option).indexOf(written));
    }
    return option.usual() instanceof Boolean
        ? context.getString(Boolean.parseBoolean(written) ? R.string.sea_yes : R.string.sea_no)
        : written;
  }

  private static <T> List<String> written(OptionSpec<T> option) {
    return option.samples().stream().map(option::write).collect(Collectors.toList());
  }

  private String of(@ArrayRes int array, int index) {
    return context.getResources().getStringArray(array)[index];
  }
}
