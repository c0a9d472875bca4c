package org.monsterbox.app.setup;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.monsterbox.core.game.OptionSpec;

/**
 * The values of a number that a set-up screen offers: all of a short range, steps of a long one.
 */
final class RangeValues {

  private static final int SHORT = 20;
  private static final int[] STEPS = {1, 2, 5};

  private RangeValues() {}

  /** In order, first those outside of the range; always with the chosen one. */
  static List<Integer> of(OptionSpec.Range range, int chosen) {
    TreeSet<Integer> inRange = new TreeSet<>();
    if (range.most() - range.least() <= SHORT) {
      for (int value = range.least(); value <= range.most(); value++) {
        inRange.add(value);
      }
    } else {
      inRange.add(range.least());
      for (long power = 1; power <= range.most(); power *= 10) {
        for (int step : STEPS) {
          long value = power * step;
          if (value >= range.least() && value <= range.most()) {
            inRange.add((int) value);
          }
        }
      }
      inRange.add(range.most());
      inRange.add(range.usual());
      inRange.add(chosen);
    }
    inRange.removeAll(range.also());
    List<Integer> values = new ArrayList<>(new TreeSet<>(range.also()));
    values.addAll(inRange);
    return values;
  }
}
