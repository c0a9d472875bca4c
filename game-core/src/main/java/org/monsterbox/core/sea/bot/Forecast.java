package org.monsterbox.core.sea.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.bot.plan.Plan;
import org.monsterbox.core.sea.bot.plan.SeaLevel;
import org.monsterbox.core.sea.bot.plan.Variety;
import org.monsterbox.core.sea.bot.sight.Outlook;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.Phase;

/**
 * Tries the best plans in imagined games: what the seat cannot know is dealt anew for each game,
 * and all plans meet the same deals, so that luck favours none of them. After each part of the
 * games the worse half of the plans is left out.
 */
final class Forecast {

  private static final int WHALE = 0;
  private static final double SAME = 1e-9;

  /** A plan and what came of it. */
  private static final class Trial {
    final Plan plan;
    double sum;

    Trial(Plan plan) {
      this.plan = plan;
    }
  }

  private final MonsterOfTheSea rules;
  private final SeaLevel level;
  private final Pilot pilot;

  Forecast(MonsterOfTheSea rules, SeaLevel level) {
    this.rules = rules;
    this.level = level;
    this.pilot = new Pilot(rules, level);
  }

  /** The plan that does best. */
  Plan best(SeaView view, List<Plan> plans, SeaMove end, Chance chance, BooleanSupplier cancelled) {
    List<Trial> trials = new ArrayList<>();
    for (Plan plan : Variety.of(plans, level.plans())) {
      trials.add(new Trial(plan));
    }
    int games = 0;
    for (int part = level.games(); trials.size() > 1 && !cancelled.getAsBoolean(); part *= 2) {
      for (int i = 0; i < part && !cancelled.getAsBoolean(); i++) {
        SeaState state = rules.imagine(view, chance.branch(games++));
        for (Trial trial : trials) {
          double whale = playOn(pilot.played(state, trial.plan, end), cancelled);
          trial.sum += view.seat() == WHALE ? whale : 1 - whale;
        }
      }
      trials = betterHalf(trials);
    }
    Trial best = trials.get(0);
    return games == 0 ? best.plan : best.plan.withChance(Math.round(100 * best.sum / games));
  }

  /** In the order of what came of them; of equal ones the one that seemed better before. */
  private static List<Trial> betterHalf(List<Trial> trials) {
    List<Trial> sorted = new ArrayList<>(trials);
    sorted.sort(
        (one, other) ->
            Math.abs(one.sum - other.sum) < SAME ? 0 : Double.compare(other.sum, one.sum));
    return sorted.subList(0, (sorted.size() + 1) / 2);
  }

  /** The whale's share of the victory, so many rounds later. */
  private double playOn(SeaState from, BooleanSupplier cancelled) {
    SeaState state = from;
    SeaView view = rules.open(state, WHALE);
    int last = view.round() + level.rounds();
    while (!view.isOver()
        && !(view.round() >= last && view.phase() == Phase.WHALE_DRAW)
        && !cancelled.getAsBoolean()) {
      state = pilot.goOn(state);
      view = rules.open(state, WHALE);
    }
    SeaView judged = view;
    return view.end()
        .map(end -> end.whaleWins() ? 1.0 : 0.0)
        .orElseGet(() -> Outlook.whaleShare(judged));
  }
}
