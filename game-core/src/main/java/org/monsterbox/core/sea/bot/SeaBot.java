package org.monsterbox.core.sea.bot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.bot.hunter.HunterPlanner;
import org.monsterbox.core.sea.bot.plan.Plan;
import org.monsterbox.core.sea.bot.plan.SeaLevel;
import org.monsterbox.core.sea.bot.plan.SeaReason;
import org.monsterbox.core.sea.bot.whale.WhalePlanner;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.Phase;

/**
 * Plays the whale or one hunter. It plans whole turns; while things go as planned it follows its
 * plan, and otherwise it thinks anew, so it can as well give hints to somebody who plays as he
 * likes.
 */
public final class SeaBot implements Bot<SeaMove, SeaView> {

  private static final int WHALE = 0;
  private static final SeaMove END_ACTION = new SeaMove.EndAction();
  private static final SeaMove END_TURN = new SeaMove.EndTurn();

  private final MonsterOfTheSea rules = new MonsterOfTheSea();
  private final SeaLevel level;
  private final int seat;

  /** What is left of the plan, why, and what the seat sees if all went as planned. */
  private List<SeaMove> rest = List.of();

  private Reason why = Reason.of(SeaReason.NOTHING_LEFT);
  private long expected;

  SeaBot(SeaLevel level, int seat) {
    this.level = level;
    this.seat = seat;
  }

  @Override
  public Choice<SeaMove> choose(
      SeaView view, List<SeaMove> moves, Chance chance, BooleanSupplier cancelled) {
    if (moves.size() == 1 || cancelled.getAsBoolean()) {
      return new Choice<>(moves.get(0), Reason.of(SeaReason.ONLY_MOVE));
    }
    boolean isAsPlanned = !rest.isEmpty() && view.fingerprint() == expected;
    // The whale may have been pulled into the way.
    if (isAsPlanned && rules.refusal(view, rest.get(0)).isEmpty()) {
      return goOn(view, chance);
    }
    if (view.phase() == Phase.WHALE_ACTION) {
      return actAsWhale(view, moves, chance, cancelled);
    }
    if (view.phase() == Phase.HUNTER_ACTION) {
      return actAsHunter(view, moves, chance, cancelled);
    }
    return new SmallChoices(level, view, moves).decide();
  }

  private Choice<SeaMove> actAsWhale(
      SeaView view, List<SeaMove> moves, Chance chance, BooleanSupplier cancelled) {
    SeaState imagined = rules.imagine(view, chance.branch(1));
    List<Plan> plans = new WhalePlanner(rules, level.whale(), imagined).plans();
    Plan best = Pilot.best(plans);
    Upkeep upkeep = new Upkeep(view, moves);
    Optional<Choice<SeaMove>> change =
        isCaught(imagined, best) ? upkeep.exchangeForWayOut() : upkeep.exchange(best);
    if (change.isPresent()) {
      return change.get();
    }
    return follow(view, pick(view, plans, END_ACTION, chance, cancelled), END_ACTION, chance);
  }

  /** Whether the whale is trapped and stays so. */
  private boolean isCaught(SeaState state, Plan plan) {
    if (!rules.open(state, WHALE).isTrapped()) {
      return false;
    }
    SeaState after = new Pilot(rules, level).played(state, plan, END_ACTION);
    SeaView view = rules.open(after, WHALE);
    return view.isShutIn() && !view.isLeapPending();
  }

  private Choice<SeaMove> actAsHunter(
      SeaView view, List<SeaMove> moves, Chance chance, BooleanSupplier cancelled) {
    Optional<Choice<SeaMove>> change = new Upkeep(view, moves).refitOrSwap();
    if (change.isPresent()) {
      return change.get();
    }
    List<Plan> plans = new HunterPlanner(rules, level.hunter(), view, seat).plans();
    return follow(view, pick(view, plans, END_TURN, chance, cancelled), END_TURN, chance);
  }

  private Choice<SeaMove> follow(SeaView view, Plan plan, SeaMove end, Chance chance) {
    rest = new ArrayList<>(plan.moves());
    rest.add(end);
    why = plan.moves().isEmpty() ? Reason.of(SeaReason.NOTHING_LEFT) : plan.reason();
    return goOn(view, chance);
  }

  /** The next move of the plan. */
  private Choice<SeaMove> goOn(SeaView view, Chance chance) {
    SeaMove move = rest.get(0);
    rest = rest.subList(1, rest.size());
    if (rest.isEmpty()) {
      return new Choice<>(move, Reason.of(SeaReason.NOTHING_LEFT));
    }
    SeaState after = rules.play(rules.imagine(view, chance.branch(0)), seat, move, Events.NONE);
    expected = rules.view(after, seat).fingerprint();
    return new Choice<>(move, why);
  }

  private Plan pick(
      SeaView view, List<Plan> plans, SeaMove end, Chance chance, BooleanSupplier cancelled) {
    double misjudged = seat == WHALE ? level.whaleNoise() : level.hunterNoise();
    List<Plan> possible = new ArrayList<>();
    for (int i = 0; i < plans.size(); i++) {
      Plan plan = plans.get(i);
      if (plan.moves().isEmpty() || rules.refusal(view, plan.moves().get(0)).isEmpty()) {
        double noise = misjudged * (chance.branch(3 + i).unit() - 0.5);
        possible.add(plan.withScore(plan.score() + noise));
      }
    }
    return level.plans() > 1
        ? new Forecast(rules, level).best(view, possible, end, chance.branch(2), cancelled)
        : Pilot.best(possible);
  }
}
