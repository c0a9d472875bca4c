package org.monsterbox.app.games;

import android.content.Context;
import androidx.annotation.ArrayRes;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.monsterbox.app.R;
import org.monsterbox.core.game.OptionSpec;

/** What the options of a game are called and mean: lists in the order of the options. */
public final class OptionNames {

  private final Context context;
  private final List<OptionSpec<?>> options;
  @ArrayRes private final int names;
  @ArrayRes private final int meanings;
  private final Map<OptionSpec<?>, Integer> values;

  /**
   * The names of a game.
   *
   * @param values lists of the names of values, in the order of the option
   */
  public OptionNames(
      Context context,
      List<OptionSpec<?>> options,
      @ArrayRes int names,
      @ArrayRes int meanings,
      Map<OptionSpec<?>, Integer> values) {
    this.context = context;
    this.options = options;
    this.names = names;
    this.meanings = meanings;
    this.values = values;
  }

  public String name(OptionSpec<?> option) {
    return of(names, options.indexOf(option));
  }

  public String meaning(OptionSpec<?> option) {
    return of(meanings, options.indexOf(option));
  }

  /** Its name, or yes or no; numbers as they are. */
  public String value(OptionSpec<?> option, String written) {
    Integer named = values.get(option);
    if (named != null) {
      return of(named, written(option).indexOf(written));
    }
    return option.usual() instanceof Boolean
        ? context.getString(Boolean.parseBoolean(written) ? R.string.games_yes : R.string.games_no)
        : written;
  }

  private static <T> List<String> written(OptionSpec<T> option) {
    return option.samples().stream().map(option::write).collect(Collectors.toList());
  }

  private String of(@ArrayRes int array, int index) {
    return context.getResources().getStringArray(array)[index];
  }
}
