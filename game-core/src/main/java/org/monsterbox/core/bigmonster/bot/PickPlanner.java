package org.monsterbox.core.bigmonster.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.monsterbox.core.bigmonster.BigMonsterMove;
import org.monsterbox.core.bigmonster.BigMonsterMove.Pick;
import org.monsterbox.core.bot.Choice;

/** Which tile of a packet to keep, and whose ship the rest goes to. */
final class PickPlanner {

  private final Situation situation;

  PickPlanner(Situation situation) {
    this.situation = situation;
  }

  Choice<BigMonsterMove> choose(List<BigMonsterMove> moves, BooleanSupplier cancelled) {
    List<Integer> hand = situation.view().hand();
    List<Spot> ranked = Keeping.ranked(situation.worth(), situation.stakes(), hand);
    if (situation.level().searches()) {
      return search(ranked, targets(moves), cancelled);
    }
    Spot spot = Keeping.choose(ranked, situation.level().bestOf(), situation.chance());
    int tile = Situation.tile(hand, spot.type);
    Pick pick = Pick.of(tile, target(targets(moves), hand, tile));
    return new Choice<>(pick, Reasons.keeping(situation.table(), situation.seat(), tile, spot));
  }

  /** A tile to keep, a ship for the rest, and what that is worth. */
  private record Plan(Pick move, Spot spot, double worth) {}

  /** The best few tiles, each with the best few ships. */
  private Choice<BigMonsterMove> search(
      List<Spot> ranked, List<Integer> targets, BooleanSupplier cancelled) {
    List<Integer> hand = situation.view().hand();
    Passing passing = new Passing(situation.worth(), situation.table(), situation.seat());
    List<Plan> plans = new ArrayList<>();
    for (Spot spot : ranked.subList(0, Math.min(Integer.getInteger("ptiles", 4), ranked.size()))) {
      int tile = Situation.tile(hand, spot.type);
      double[] utilities = passing.utilities(targets, without(hand, tile));
      for (int i = 0; i < utilities.length; i++) {
        plans.add(
            new Plan(
                Pick.of(tile, targets.get(i)), spot, spot.worth + Double.parseDouble(System.getProperty("deny", "0.25")) * Math.max(-50, utilities[i])));
      }
    }
    plans.sort(Comparator.comparingDouble(Plan::worth).reversed());
    List<Plan> few = plans.subList(0, Math.min(Integer.getInteger("pcand", 6), plans.size()));
    List<BigMonsterMove> moves = new ArrayList<>();
    double[] priors = new double[few.size()];
    for (Plan plan : few) {
      priors[moves.size()] = plan.worth();
      moves.add(plan.move());
    }
    int best = Boolean.getBoolean("noroll") ? 0 :
        new Foresight(situation.level())
            .best(situation.view(), moves, priors, situation.chance(), cancelled);
    Plan plan = few.get(best);
    return new Choice<>(
        plan.move(),
        Reasons.keeping(situation.table(), situation.seat(), plan.move().tile(), plan.spot()));
  }

  private static List<Integer> without(List<Integer> hand, int tile) {
    List<Integer> rest = new ArrayList<>(hand);
    rest.remove(Integer.valueOf(tile));
    return rest;
  }

  private int target(List<Integer> targets, List<Integer> hand, int kept) {
    if (!situation.level().choosesShips()) {
      return targets.get(situation.chance().next().below(targets.size()));
    }
    double[] utilities =
        new Passing(situation.worth(), situation.table(), situation.seat())
            .utilities(targets, without(hand, kept));
    int best = 0;
    for (int i = 1; i < utilities.length; i++) {
      best = utilities[i] > utilities[best] ? i : best;
    }
    return targets.get(best);
  }

  /** The ships that may receive the packet, as the legal moves have them. */
  static List<Integer> targets(List<BigMonsterMove> moves) {
    List<Integer> targets = new ArrayList<>();
    for (BigMonsterMove move : moves) {
      if (move instanceof Pick pick && !targets.contains(pick.target())) {
        targets.add(pick.target());
      }
    }
    return targets;
  }
}
