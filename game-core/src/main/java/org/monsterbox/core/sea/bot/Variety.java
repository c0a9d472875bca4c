package org.monsterbox.core.sea.bot;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.monsterbox.core.sea.SeaMove;

/** The best plans, but not all of one sort: of each sort the best one comes first. */
final class Variety {

  private Variety() {}

  static List<Plan> of(List<Plan> plans, int count) {
    List<Plan> sorted = new ArrayList<>(plans);
    sorted.sort((one, other) -> Double.compare(other.score(), one.score()));
    List<Plan> chosen = new ArrayList<>();
    Set<String> sorts = new HashSet<>();
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

  /** The kinds of its moves, each once. */
  private static String sort(Plan plan) {
    StringBuilder kinds = new StringBuilder();
    for (SeaMove move : plan.moves()) {
      kinds.append(move.kind()).append(move instanceof SeaMove.PlayWeapon w ? w.card() : "");
    }
    return kinds.toString();
  }
}
