package org.monsterbox.core.cube.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.monsterbox.core.cube.terms.RuleSet;

/**
 * Who was first where several buzzed almost at once. Whoever runs a game holds buzzes back for a
 * moment, and then plays the first; the others are dropped and cost nothing.
 */
public final class BuzzOrder {

  /** How long buzzes are held back, in milliseconds. */
  public static final int HELD_MS = 40;

  /**
   * A buzzer that was pressed.
   *
   * @param time of the touch itself
   */
  public record Press(int seat, long time, boolean isBot) {}

  private BuzzOrder() {}

  /** The presses from the first to the last. The view may be that of any seat. */
  public static List<Press> of(CubeView view, List<Press> presses) {
    List<Press> ordered = new ArrayList<>(presses);
    ordered.sort(
        Comparator.comparingLong(Press::time)
            .thenComparing(Press::isBot)
            .thenComparingInt(press -> advantage(view, press.seat()))
            .thenComparingInt(press -> afterLastClaimer(view, press.seat())));
    return ordered;
  }

  /** Fewest cards won first, or most cards left. */
  private static int advantage(CubeView view, int seat) {
    return view.ruleSet() == RuleSet.RACE ? -view.cardsLeft(seat) : view.won(seat).size();
  }

  private static int afterLastClaimer(CubeView view, int seat) {
    int next = view.lastClaimer().orElse(view.seats() - 1) + 1;
    return Math.floorMod(seat - next, view.seats());
  }
}
