package org.monsterbox.core.sea.bot.plan;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.SeaMove.PlayWeapon;

/** The best plans, but not all of one sort: of each sort the best one comes first. */
public final class Variety {

  private Variety() {}

  public static List<Plan> of(List<Plan> plans, int count) {
    List<Plan> sorted = new ArrayList<>(plans);
    sorted.sort((one, other) -> Double.compare(other.score(), one.score()));
    List<Plan> chosen = new ArrayList<>();
    Set<List<Object>> sorts = new HashSet<>();
    for (Plan plan : sorted) {
      if (chosen.size() < (count + 1) / 2 && sorts.add(sort(plan))) {
        chosen.add(plan);
      }
    }
    for (Plan plan : sorted) {
      if (chosen.size() < count && !chosen.contains(plan)) {
        chosen.add(plan);
      }
    }
    chosen.sort((one, other) -> Double.compare(other.score(), one.score()));
    return chosen;
  }

  /** The kinds of its moves, and which weapons are used. */
  private static List<Object> sort(Plan plan) {
    List<Object> kinds = new ArrayList<>();
    for (SeaMove move : plan.moves()) {
      kinds.add(move instanceof PlayWeapon weapon ? weapon.card() : move.getClass());
    }
    return kinds;
  }
}
