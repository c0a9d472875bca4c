package org.monsterbox.core.bigmonster.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Pick;

/** Which tile of a packet to keep, and whose ship the rest goes to. */
final class PickPlanner {

  /** How many tiles are looked at more closely. */
  private static final int TILES = 4;

  /** Who gets the rest counts, but far less than what is kept. */
  private static final double SHIP = 0.05;

  private final Situation situation;
  private final List<Integer> hand;
  private final List<Integer> targets;
  private final List<Spot> ranked;

  PickPlanner(Situation situation, List<BigMonsterMove> moves) {
    this.situation = situation;
    this.hand = situation.view().hand();
    this.targets = targets(moves);
    this.ranked = Keeping.ranked(situation.worth(), situation.stakes(), hand);
  }

  /** The ships that may receive the packet, as the legal moves have them. */
  private static List<Integer> targets(List<BigMonsterMove> moves) {
    List<Integer> targets = new ArrayList<>();
    for (BigMonsterMove move : moves) {
      if (move instanceof Pick pick && !targets.contains(pick.target())) {
        targets.add(pick.target());
      }
    }
    return targets;
  }

  Plan choose(BooleanSupplier cancelled) {
    if (situation.level().searches()) {
      return new Foresight(situation.level())
          .best(situation.view(), plans(), situation.chance(), cancelled);
    }
    Spot spot = Keeping.choose(ranked, situation.level().bestOf(), situation.chance());
    int tile = Situation.tile(hand, spot.type);
    return new Plan(Pick.of(tile, target(tile)), tile, spot, spot.worth);
  }

  private int target(int kept) {
    if (!situation.level().choosesShips()) {
      return targets.get(situation.chance().next().below(targets.size()));
    }
    double[] utilities = utilities(kept);
    int best = 0;
    for (int i = 1; i < utilities.length; i++) {
      best = utilities[i] > utilities[best] ? i : best;
    }
    return targets.get(best);
  }

  private double[] utilities(int kept) {
    List<Integer> rest = new ArrayList<>(hand);
    rest.remove(Integer.valueOf(kept));
    return new Receivers(situation.worth(), situation.table(), situation.seat())
        .utilities(targets, rest);
  }

  /** The best few tiles with every ship, the best plan first. */
  private List<Plan> plans() {
    List<Plan> plans = new ArrayList<>();
    for (Spot spot : ranked.subList(0, Math.min(TILES, ranked.size()))) {
      int tile = Situation.tile(hand, spot.type);
      double[] utilities = utilities(tile);
      for (int i = 0; i < utilities.length; i++) {
        double worth = spot.worth + SHIP * utilities[i];
        plans.add(new Plan(Pick.of(tile, targets.get(i)), tile, spot, worth));
      }
    }
    plans.sort(Comparator.comparingDouble(Plan::worth).reversed());
    return plans;
  }
}
