package org.monsterbox.core.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The rules that a table has chosen: a value for every option of a game. */
public final class Options {

  private final Map<OptionSpec<?>, Object> values;

  private Options(Map<OptionSpec<?>, Object> values) {
    this.values = values;
  }

  /** The game as it is usually played. */
  public static Options usual(List<? extends OptionSpec<?>> specs) {
    Map<OptionSpec<?>, Object> values = new LinkedHashMap<>();
    Set<String> names = new HashSet<>();
    for (OptionSpec<?> spec : specs) {
      values.put(spec, spec.usual());
      names.add(spec.name());
    }
    if (names.size() < specs.size()) {
      throw new IllegalArgumentException("Two options of one name: " + specs);
    }
    return new Options(values);
  }

  /** What was chosen. A game asks once, at its start: this is too slow for every move. */
  @SuppressWarnings("unchecked") // only values of the right type are ever put in
  public <T> T get(OptionSpec<T> spec) {
    Object value = values.get(spec);
    if (value == null) {
      throw new IllegalArgumentException("There is no option " + spec.name());
    }
    return (T) value;
  }

  public <T> Options with(OptionSpec<T> spec, T value) {
    if (!values.containsKey(spec) || !spec.allows(value)) {
      throw new IllegalArgumentException(spec.name() + " cannot be " + value);
    }
    Map<OptionSpec<?>, Object> changed = new LinkedHashMap<>(values);
    changed.put(spec, value);
    return new Options(changed);
  }

  /**
   * The same with one value as it is written in a saved game.
   *
   * @throws IllegalArgumentException if there is no such option, or it has no such value
   */
  public Options withText(String name, String text) {
    for (OptionSpec<?> spec : values.keySet()) {
      if (spec.name().equals(name)) {
        return withRead(spec, text);
      }
    }
    throw new IllegalArgumentException("There is no option " + name);
  }

  /** Every option as {@code name value}, in the order of the game. */
  public List<String> texts() {
    List<String> texts = new ArrayList<>();
    for (OptionSpec<?> spec : values.keySet()) {
      texts.add(spec.name() + " " + written(spec));
    }
    return texts;
  }

  private <T> Options withRead(OptionSpec<T> spec, String text) {
    return with(spec, spec.read(text));
  }

  private <T> String written(OptionSpec<T> spec) {
    return spec.write(get(spec));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Options options && values.equals(options.values);
  }

  @Override
  public int hashCode() {
    return values.hashCode();
  }

  @Override
  public String toString() {
    return texts().toString();
  }
}
