package org.monsterbox.core.game;

import java.util.ArrayList;
import java.util.List;

/** A rule that a table may choose, described once for set-up screens, saved games and tests. */
public sealed interface OptionSpec<T> {

  /** As in the rules document; never changes. */
  String name();

  /** What is played if nobody chooses. A new option's usual value is how the game was before. */
  T usual();

  boolean allows(T value);

  String write(T value);

  /**
   * The inverse of {@link #write}.
   *
   * @throws IllegalArgumentException if no allowed value is written so
   */
  T read(String text);

  /** Some values to try in tests: all of them, or the ends of their range. */
  List<T> samples();

  /** One out of a few, each written as one word. */
  record Choice<T>(String name, T usual, List<T> values) implements OptionSpec<T> {

    public Choice {
      values = List.copyOf(values);
      check(name, values.contains(usual));
      for (T value : values) {
        check(name, value.toString().matches("[!-~]{1,100}"));
      }
    }

    @Override
    public boolean allows(T value) {
      return values.contains(value);
    }

    @Override
    public String write(T value) {
      return value.toString();
    }

    @Override
    public T read(String text) {
      for (T value : values) {
        if (write(value).equals(text)) {
          return value;
        }
      }
      throw new IllegalArgumentException(name + " is one of " + values + ", not " + text);
    }

    @Override
    public List<T> samples() {
      return values;
    }
  }

  /** A number in a range; {@code also} are allowed outside of it, such as 0 for "never". */
  record Range(String name, Integer usual, int least, int most, List<Integer> also)
      implements OptionSpec<Integer> {

    public Range {
      also = List.copyOf(also);
      check(name, least <= most && ((usual >= least && usual <= most) || also.contains(usual)));
    }

    @Override
    public boolean allows(Integer value) {
      return (value >= least && value <= most) || also.contains(value);
    }

    @Override
    public String write(Integer value) {
      return value.toString();
    }

    @Override
    public Integer read(String text) {
      // The length is checked first, and "+5" or "05" are not how a number is written here.
      if (text.matches("-?[0-9]{1,9}")) {
        Integer value = Integer.valueOf(text);
        if (allows(value) && write(value).equals(text)) {
          return value;
        }
      }
      throw new IllegalArgumentException(
          name + " is from " + least + " to " + most + orAlso() + ", not " + text);
    }

    @Override
    public List<Integer> samples() {
      List<Integer> samples = new ArrayList<>(List.of(least, most));
      samples.addAll(also);
      return samples;
    }

    private String orAlso() {
      return also.isEmpty() ? "" : " or one of " + also;
    }
  }

  static OptionSpec<Boolean> flag(String name, boolean usual) {
    return new Choice<>(name, usual, List.of(usual, !usual));
  }

  /** One of the values, the usual one first. */
  static <T> OptionSpec<T> choice(String name, List<T> values) {
    return new Choice<>(name, values.get(0), values);
  }

  static OptionSpec<Integer> number(String name, int usual, int least, int most, Integer... also) {
    return new Range(name, usual, least, most, List.of(also));
  }

  private static void check(String name, boolean isInForm) {
    if (!name.matches("[a-z][A-Za-z0-9]{0,99}") || !isInForm) {
      throw new IllegalArgumentException("Not an option: " + name);
    }
  }
}
