package org.monsterbox.core.sea.bot.hunter;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.bot.SeaBots;
import org.monsterbox.core.sea.bot.plan.SeaLevel;
import org.monsterbox.core.sea.bot.plan.SeaReason;
import org.monsterbox.core.sea.bot.plan.Shot;
import org.monsterbox.core.sea.bot.sight.Waters;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.SeaMove.PlayNets;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;

/** The pond of vector 34 before it is closed, and what bots do with nets. */
public final class NetPlanTest {

  private static final MonsterOfTheSea RULES = new MonsterOfTheSea();
  private static final List<Grade> NETTERS = List.of(Grade.MEDIUM, Grade.HARD, Grade.MONSTER);
  private static final int TRIES = 5;

  private static Chart pond(String nets) {
    return Chart.of(3)
        .whale("O5")
        .boat(1, "O4", "N")
        .boat(2, "N6", "N")
        .boat(3, "S1", "N")
        .nets(1, nets);
  }

  @Test
  public void theLastNetClosesTheTrap() {
    for (Grade grade : NETTERS) {
      for (int seed = 0; seed < TRIES; seed++) {
        assertCloses(pond("P4 N4 N5 O7").hand(2, "WP23 WP24 WP09 MV07").turnOf(2), grade, seed);
      }
    }
  }

  /** The first of the two alone would change nothing. */
  @Test
  public void twoNetsCloseItTogether() {
    for (Grade grade : NETTERS) {
      assertCloses(pond("P4 N4").hand(2, "WP23 WP24 WP25").turnOf(2), grade, 1);
    }
  }

  private static void assertCloses(Chart chart, Grade grade, long seed) {
    Choice<SeaMove> choice = choose(grade, 2, chart, seed);
    assertTrue(grade + " " + choice, choice.move() instanceof PlayNets);
    assertEquals(SeaReason.CLOSE_TRAP, choice.reason().code());
    SeaState after = RULES.play(chart.state(), 2, choice.move(), Events.NONE);
    assertTrue(grade + " " + choice, RULES.open(after, 2).isShutIn());
  }

  /** One net each: only the mate reaches O6, so N5 is laid first. */
  @Test
  public void aNetIsLaidForAMateWhoClosesTheTrap() {
    for (Grade grade : List.of(Grade.HARD, Grade.MONSTER)) {
      Chart chart = pond("P4 N4").boat(3, "Q6", "N").hand(2, "WP23").turnOf(2, 3);
      double alone = nets(grade, chart).worth();
      Shot together = nets(grade, chart.hand(3, "WP24"));
      assertEquals(grade.name(), RULES.readMove("nets N5"), together.moves().get(0));
      assertTrue(together.worth() > alone + 2);
    }
  }

  private static Shot nets(Grade grade, Chart chart) {
    SeaView view = RULES.view(chart.state(), 2);
    return new NetPlan(RULES, SeaLevel.of(grade).hunter(), view, new Waters(view), 2).best();
  }

  @Test
  public void anEasyHunterKnowsNoNets() {
    Chart chart = pond("P4 N4 N5 O7").hand(2, "WP23").turnOf(2);
    assertFalse(choose(Grade.EASY, 2, chart, 1).move() instanceof PlayNets);
  }

  private static Choice<SeaMove> choose(Grade grade, int seat, Chart chart, long seed) {
    SeaView view = RULES.view(chart.state(), seat);
    return SeaBots.of(grade, seat, seed)
        .choose(view, RULES.legalMoves(view), new Chance(seed), () -> false);
  }
}
