package org.monsterbox.core.bigmonster.bot;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.map.Maps;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Pick;
import org.monsterbox.core.bigmonster.table.Camp;
import org.monsterbox.core.bigmonster.table.TestCamp;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.ModeChoice;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Options;

/** Section 8.3: whom to give the rest of a packet to. All gains here are those of the score. */
public final class BigMonsterPassingTest {

  private static final double EXACT = 1e-9;
  private static final Options USUAL = Options.usual(BigMonsterOptions.ALL);
  private static final Options TEAM = USUAL.with(BigMonsterOptions.MODE, ModeChoice.TEAM);

  /** A second toad brings 6, a first one 2. */
  private static final String TOAD = "TOAD@2,0";

  /** A packet with nothing but a toad. */
  private static final List<Integer> A_TOAD = List.of(new Maps().tile("TOAD"));

  /** What it is worth to seat 0 to give a toad to each of the others. */
  private static double[] utilities(Camp camp, Integer... targets) {
    return new Receivers(Worth.byScore(), new TestCamp(camp).table(), 0)
        .utilities(List.of(targets), A_TOAD);
  }

  @Test
  public void whatOthersGainIsALoss() {
    Camp camp = Camp.of(4).tableau(0, "E01: BIG_L@2,0 BIG_R@3,0").tableau(2, "E06: " + TOAD);
    assertArrayEquals(new double[] {-2, -6, -2}, utilities(camp, 1, 2, 3), EXACT);
  }

  @Test
  public void whatTheLeaderGainsIsALargerLoss() {
    Camp camp = Camp.of(4).tableau(2, "E06: " + TOAD);
    assertArrayEquals(new double[] {-2, -6 * 1.25, -2}, utilities(camp, 1, 2, 3), EXACT);
  }

  @Test
  public void whoIsAloneLeftIsGivenThePacket() {
    assertArrayEquals(new double[] {0}, utilities(Camp.of(4), 2), EXACT);
  }

  @Test
  public void theOwnShipIsAGain() {
    Camp camp = Camp.of(4).tableau(0, "E02: " + TOAD);
    assertArrayEquals(new double[] {6, -2}, utilities(camp, 0, 1), EXACT);
  }

  @Test
  public void aGiftIsWorthMoreToAPartnerInNeed() {
    Camp rich = Camp.of(4, TEAM).tableau(2, "E06: " + TOAD);
    assertArrayEquals(new double[] {-2, 6 * 0.7, -2}, utilities(rich, 1, 2, 3), EXACT);
    Camp poor = Camp.of(4, TEAM).tableau(0, "E01: BIG_L@2,0 BIG_R@3,0").tableau(2, "E06: " + TOAD);
    assertArrayEquals(new double[] {-2, 6 * 1.3, -2}, utilities(poor, 1, 2, 3), EXACT);
  }

  /** Packets bring a partner 6 on average; less than half of it is no gift. */
  @Test
  public void aPoorGiftIsForSomebodyElse() {
    double[] utilities = utilities(Camp.of(4, TEAM), 1, 2, 3);
    assertTrue(utilities[1] < utilities[0]);
    assertTrue(utilities[1] < utilities[2]);
    // A lava tile brings exactly half.
    List<Integer> lava = List.of(new Maps().tile("LAVA_GREEN"));
    Receivers receivers = new Receivers(Worth.byScore(), new TestCamp(Camp.of(4, TEAM)).table(), 0);
    assertArrayEquals(
        new double[] {-4, 3 * 0.7, -3}, receivers.utilities(List.of(1, 2, 3), lava), EXACT);
  }

  /** Where the others gain the same, the leader is not the one. */
  @Test
  public void everyGradeThatMindsGivesTheLeast() {
    BigMonster rules = new BigMonster();
    TestCamp game =
        new TestCamp(
            Camp.of(4)
                .turn(1, 8)
                .first(0)
                .hand(0, "BIG_R TOAD TOAD")
                .tableau(0, "E01: BIG_L@2,0")
                .tableau(1, "E04: " + TOAD)
                .tableau(3, "E07: " + TOAD));
    BigMonsterMove move =
        BigMonsterBots.of(Grade.MEDIUM, 0, 1)
            .choose(game.view(0), rules.legalMoves(game.view(0)), new Chance(1), () -> false)
            .move();
    assertEquals(Pick.of(game.inHand(0, "BIG_R"), 2), move);
  }
}
