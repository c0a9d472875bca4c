package org.monsterbox.core.sea.bot.sight;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.SeaGame;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;

/** Section 9.3: what hunters fear of cards that they do not see. */
public final class ExposureTest {

  private static final MonsterOfTheSea RULES = new MonsterOfTheSea();
  private static final double SAME = 1e-9;

  /** What it costs seat 1 to be where it is. */
  private static double cost(SeaState state) {
    SeaView view = RULES.view(state, 1);
    return new Exposure(view, 1).at(view.boatCell(1), view.facing(1));
  }

  private static double cost(Chart chart) {
    return cost(chart.turnOf(1).state());
  }

  /** N3 is beside the iceberg on M3, which the whale on K4 can come to. */
  private static Chart beside(String boat) {
    return Chart.of(3).whale("K4").boat(1, boat, "N").hand(0, "BB02 BB03");
  }

  @Test
  public void iceFallsOnWhoIsBesideIt() {
    assertTrue(cost(beside("N3")) > 1);
    assertEquals(0, cost(beside("N5")), SAME);
  }

  @Test
  public void farAwayIceIsSafe() {
    assertEquals(0, cost(beside("N3").whale("E5")), SAME);
  }

  @Test
  public void noIceFallsWhileTheCardLiesOnTheDiscard() {
    assertEquals(0, cost(beside("N3").discarded("BB05")), SAME);
  }

  /** BB02 and BB05 as well: backs are all that hunters see. */
  @Test
  public void theCardsThemselvesMakeNoDifference() {
    Chart other = Chart.of(3).whale("K4").boat(1, "N3", "N").hand(0, "BB02 BB05");
    assertEquals(cost(beside("N3")), cost(other), SAME);
  }

  @Test
  public void theMoreBacksTheMoreFear() {
    assertTrue(cost(beside("N3").hand(0, "BB04")) > cost(beside("N3")));
    Chart none = Chart.of(3).whale("K4").boat(1, "N3", "N").hand(0, "CN01");
    assertEquals(0, cost(none), SAME);
  }

  /** The whale on H5 can shove the boat on J5 to the north-east, where a mate lies on K5 or L4. */
  private static Chart flank(String facing, String mate) {
    return Chart.of(3).whale("H5").boat(1, "J5", facing).boat(2, mate, "N").hand(0, "BB02 BB03");
  }

  @Test
  public void aFlankIsShownToNobody() {
    assertTrue(cost(flank("N", "K5")) > 1);
    assertTrue(cost(flank("N", "L4")) > 1);
  }

  @Test
  public void withTheBowTowardsTheWhaleNobodyIsShoved() {
    assertEquals(0, cost(flank("SW", "K5").whale("I6")), SAME);
    assertEquals(0, cost(flank("N", "S1")), SAME);
  }

  @Test
  public void noShoveWhileBothCardsLieOnTheDiscard() {
    assertEquals(0, cost(flank("N", "K5").discarded("BB09 BB10")), SAME);
  }

  @Test
  public void aLeapMayComeDownOnWhoIsNear() {
    double near = leapt("L5");
    assertTrue(near > 0);
    assertEquals(0, leapt("N5"), SAME);
  }

  /** A cell with a boat counts twice, so it is better to leave it. */
  @Test
  public void aLeapAimsAtBoats() {
    SeaView view = RULES.view(afterLeap("L5"), 1);
    Exposure exposure = new Exposure(view, 1);
    double stays = exposure.at(view.boatCell(1), 0);
    double leaves = exposure.at(view.whaleCell() + 1, 0);
    assertEquals(stays, 2 * leaves, SAME);
  }

  private static double leapt(String boat) {
    return cost(afterLeap(boat));
  }

  private static SeaState afterLeap(String boat) {
    Chart chart =
        Chart.of(3)
            .boat(1, boat, "N")
            .boat(2, "S1", "N")
            .hand(0, "BB06")
            .nextCards("MV01 MV02")
            .whaleTurn();
    return new SeaGame(chart)
        .play(0, "leap BB06 J4", "end-action")
        .play(1, "choose 1", "keep MV01")
        .state();
  }
}
