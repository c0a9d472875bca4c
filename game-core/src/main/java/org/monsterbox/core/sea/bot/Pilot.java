package org.monsterbox.core.sea.bot;

import java.util.List;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.bot.hunter.HunterPlanner;
import org.monsterbox.core.sea.bot.plan.Plan;
import org.monsterbox.core.sea.bot.plan.SeaLevel;
import org.monsterbox.core.sea.bot.whale.WhalePlanner;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.Phase;

/**
 * Plays imagined games on, quickly and not too badly: each side by its planner. The whale does not
 * look at the hunters' cards, and they do not look at its own.
 */
final class Pilot {

  private static final SeaMove END_ACTION = new SeaMove.EndAction();
  private static final SeaMove END_TURN = new SeaMove.EndTurn();

  private final MonsterOfTheSea rules;
  private final SeaLevel level;

  Pilot(MonsterOfTheSea rules, SeaLevel level) {
    this.rules = rules;
    this.level = level;
  }

  /** The state after a move, or after the whole rest of a turn. */
  SeaState goOn(SeaState state) {
    int seat = rules.turn(state).first();
    SeaView view = rules.open(state, seat);
    if (view.phase() == Phase.WHALE_ACTION) {
      return played(state, best(new WhalePlanner(rules, level.whale(), state).plans()), END_ACTION);
    }
    if (view.phase() == Phase.HUNTER_ACTION) {
      return played(
          state, best(new HunterPlanner(rules, level.hunter(), view, seat).plans()), END_TURN);
    }
    List<SeaMove> moves = rules.legalMoves(state, seat);
    SeaMove move = new SmallChoices(level, view, moves).decide().move();
    return rules.play(state, seat, move, Events.NONE);
  }

  /** The state after the plan and the end of the turn. */
  SeaState played(SeaState state, Plan plan, SeaMove end) {
    int seat = rules.turn(state).first();
    SeaState after = state;
    for (SeaMove move : plan.moves()) {
      // The whale may have been pulled into the way, or the game may be over.
      if (rules.refusal(rules.open(after, seat), move).isPresent()) {
        break;
      }
      after = rules.play(after, seat, move, Events.NONE);
    }
    SeaView view = rules.open(after, seat);
    boolean isOn =
        view.phase() == Phase.WHALE_ACTION
            || (view.phase() == Phase.HUNTER_ACTION && view.current() == seat);
    return isOn ? rules.play(after, seat, end, Events.NONE) : after;
  }

  static Plan best(List<Plan> plans) {
    Plan best = plans.get(0);
    for (Plan plan : plans) {
      best = plan.score() > best.score() ? plan : best;
    }
    return best;
  }
}
