package org.monsterbox.core.sea.bot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.terms.SeaOptions;

/** Section 9.3: bots propose their plan to a person who hunts with them. */
public final class MatePlanTest {

  private static final MonsterOfTheSea RULES = new MonsterOfTheSea();
  private static final String EXPLOSIVE = "WP09";
  private static final String FULL_AHEAD = "MV07";

  private static SeaView asked(Chart chart) {
    return RULES.view(chart.turnOf(1, 2).state(), 1);
  }

  private static Chart near() {
    return Chart.of(2).whale("O5").boat(1, "S1", "N").boat(2, "O7", "N").hand(2, EXPLOSIVE);
  }

  @Test
  public void aMateWhoCanShootWouldShoot() {
    List<Event> plan = MatePlan.of(Grade.HARD, asked(near()), 2);
    assertFalse(
        plan.toString(),
        plan.stream()
            .noneMatch(event -> event instanceof SeaEvent.WhaleHurt hurt && hurt.seat() == 2));
  }

  @Test
  public void aMateWhoIsFarAwayWouldSailFromWhereItIs() {
    Chart chart =
        Chart.of(2).whale("O5").boat(1, "S1", "N").boat(2, "G5", "SE").hand(2, FULL_AHEAD);
    List<Event> plan = MatePlan.of(Grade.HARD, asked(chart), 2);
    SeaEvent.BoatSailed sailed =
        plan.stream()
            .filter(SeaEvent.BoatSailed.class::isInstance)
            .map(SeaEvent.BoatSailed.class::cast)
            .findFirst()
            .orElseThrow(() -> new AssertionError(plan));
    assertEquals("G5", Board.text(sailed.from()));
    assertEquals(2, sailed.seat());
  }

  @Test
  public void whatTheOneWhoIsAskedHasDoneMakesNoDifference() {
    SeaState before = near().turnOf(1, 2).state();
    SeaState after = RULES.play(before, 1, new SeaMove.Reorient(2), Events.NONE);
    after = RULES.play(after, 1, new SeaMove.Reorient(3), Events.NONE);
    List<Event> plan = MatePlan.of(Grade.HARD, RULES.view(after, 1), 2);
    assertFalse(plan.isEmpty());
    assertEquals(MatePlan.of(Grade.HARD, RULES.view(before, 1), 2), plan);
  }

  @Test
  public void nobodyTellsWhoseHandIsHiddenOrWhoHasPlayed() {
    Options hidden = Options.usual(SeaOptions.ALL).with(SeaOptions.HUNTERS_SHARE_HANDS, false);
    Chart secret =
        Chart.of(2, hidden).whale("O5").boat(1, "S1", "N").boat(2, "O7", "N").hand(2, EXPLOSIVE);
    assertEquals(List.of(), MatePlan.of(Grade.HARD, asked(secret), 2));
    SeaView last = RULES.view(near().turnOf(1).state(), 1);
    assertEquals(List.of(), MatePlan.of(Grade.HARD, last, 2));
    assertEquals(List.of(), MatePlan.of(Grade.HARD, asked(near()), 1));
  }
}
