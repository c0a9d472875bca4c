package org.monsterbox.core.sea.bot;

import java.util.List;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.bot.hunter.HunterPlanner;
import org.monsterbox.core.sea.bot.plan.Plan;
import org.monsterbox.core.sea.bot.plan.SeaLevel;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.Phase;

/** What a bot proposes to those who hunt with it (section 9.3). */
public final class MatePlan {

  private static final MonsterOfTheSea RULES = new MonsterOfTheSea();

  private MatePlan() {}

  /**
   * What would happen in a mate's turn if it began now.
   *
   * @param view of a hunter
   * @return empty where hands are not shared, where the mate has played, or does nothing
   */
  public static List<Event> of(Grade grade, SeaView view, int mate) {
    boolean isTime = view.phase() == Phase.HUNTER_ACTION || view.phase() == Phase.HUNTER_SELECT;
    boolean isKnown = view.options().huntersShareHands() && mate != view.seat();
    if (!isTime || !isKnown || !view.hasStillToPlay(mate) || !view.isAfloat(mate)) {
      return List.of();
    }
    SeaView begun = view.inTurnOf(mate);
    Plan plan =
        Pilot.best(new HunterPlanner(RULES, SeaLevel.of(grade).hunter(), begun, mate).plans());
    SeaState state = RULES.imagine(begun, Chance.of(0, "mate"));
    EventLog told = new EventLog();
    for (SeaMove move : plan.moves()) {
      if (RULES.refusal(RULES.view(state, mate), move).isPresent()) {
        break;
      }
      state = RULES.play(state, mate, move, told);
    }
    return told.seenBy(view.seat());
  }
}
