package org.monsterbox.app.games;

import android.content.Context;
import androidx.annotation.ArrayRes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import org.monsterbox.app.R;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;

/** What the options of a game are called and mean: lists in the order of the options. */
public final class OptionLists implements OptionNames {

  private final Context context;
  private final List<OptionSpec<?>> options;
  @ArrayRes private final int names;
  @ArrayRes private final int meanings;
  private final Map<OptionSpec<?>, Integer> values;
  private final Map<OptionSpec<?>, IntFunction<String>> numbers = new HashMap<>();
  private Mattering mattering = (option, chosen, seats) -> true;

  /** Whether an option changes anything where these are chosen and so many play. */
  public interface Mattering {
    boolean test(OptionSpec<?> option, Options chosen, int seats);
  }

  /**
   * The names of a game.
   *
   * @param values lists of the names of values, in the order of the option
   */
  public OptionLists(
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

  /** Has the numbers of that option said in such words. */
  public OptionLists number(OptionSpec<?> option, IntFunction<String> words) {
    numbers.put(option, words);
    return this;
  }

  /** The numbers of that option are seats from 0; less than that, the seat is drawn. */
  public OptionLists seat(OptionSpec<?> option) {
    return number(
        option,
        seat ->
            seat < 0
                ? context.getString(R.string.games_by_lot)
                : context.getString(R.string.games_seat_number, seat + 1));
  }

  /** Not every option changes something in every game. */
  public OptionLists mattering(Mattering when) {
    mattering = when;
    return this;
  }

  @Override
  public boolean matters(OptionSpec<?> option, Options chosen, int seats) {
    return mattering.test(option, chosen, seats);
  }

  @Override
  public String name(OptionSpec<?> option) {
    return of(names, options.indexOf(option));
  }

  @Override
  public String meaning(OptionSpec<?> option) {
    return of(meanings, options.indexOf(option));
  }

  /** Its name, or yes or no; numbers as they are, if nothing else was said of them. */
  @Override
  public String value(OptionSpec<?> option, String written) {
    Integer named = values.get(option);
    if (named != null) {
      return of(named, written(option).indexOf(written));
    }
    IntFunction<String> number = numbers.get(option);
    if (number != null) {
      return number.apply(Integer.parseInt(written));
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
