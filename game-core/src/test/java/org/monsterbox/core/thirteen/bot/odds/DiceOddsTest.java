package org.monsterbox.core.thirteen.bot.odds;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Locale;
import org.junit.Test;
import org.monsterbox.core.game.Chance;

/** The tables of sections 6.1 and 9.4 of the rules. */
public final class DiceOddsTest {

  private static final double TOLERANCE = 0.0001;
  private static final DiceOdds ODDS = DiceOdds.of(DiceRules.USUAL);

  @Test
  public void attackersWinAsOftenAsTheRulesSay() {
    double[][] table = {
      {0.5724, 0.4449, 0.3453, 0.2689},
      {0.6876, 0.5684, 0.4673, 0.3838},
      {0.7722, 0.6678, 0.5724, 0.4886},
      {0.8340, 0.7452, 0.6588, 0.5792}
    };
    for (int attacker = 3; attacker <= 6; attacker++) {
      for (int defender = 3; defender <= 6; defender++) {
        assertEquals(
            attacker + " against " + defender,
            table[attacker - 3][defender - 3],
            ODDS.attackerWins(attacker, defender),
            TOLERANCE);
      }
    }
  }

  @Test
  public void defendersBeatAScoreAsOftenAsTheRulesSay() {
    double[][] table = {
      {6, 0.9607, 0.9883, 0.9965, 0.9990},
      {8, 0.9176, 0.9695, 0.9887, 0.9958},
      {9, 0.9050, 0.9636, 0.9861, 0.9947},
      {10, 0.8060, 0.9085, 0.9575, 0.9804},
      {12, 0.5200, 0.6942, 0.8121, 0.8869},
      {15, 0.4004, 0.5806, 0.7191, 0.8171},
      {16, 0.3803, 0.5607, 0.7031, 0.8058},
      {18, 0.1654, 0.3008, 0.4394, 0.5651},
      {20, 0.1076, 0.2145, 0.3379, 0.4614},
      {24, 0.0223, 0.0573, 0.1097, 0.1755},
      {25, 0.0133, 0.0372, 0.0766, 0.1301},
      {30, 0, 0, 0, 0}
    };
    for (double[] row : table) {
      for (int count = 3; count <= 6; count++) {
        assertEquals(
            count + " throws against " + row[0],
            row[count - 2],
            ODDS.defenderWins(count, (int) row[0]),
            TOLERANCE);
      }
    }
  }

  @Test
  public void scoresAreAsHighAsTheRulesSay() {
    double[] table = {8.7539, 12.0690, 14.7246, 16.9487, 18.8564, 20.5086};
    for (int count = 1; count <= 6; count++) {
      assertEquals(table[count - 1], ODDS.expectedScore(count), TOLERANCE);
    }
  }

  @Test
  public void keepsForTheHighestScore() {
    DicePlan plan = ODDS.expected();
    assertKeeps(plan, dice(1, 2, 3, 4, 6), 2, dice(6), 13.9431);
    assertKeeps(plan, dice(2, 2, 2, 5, 6), 2, dice(6), 13.9431);
    assertKeeps(plan, dice(1, 3, 3, 3, 6), 1, dice(6), 10.6914);
    assertKeeps(plan, dice(5, 5, 5, 6, 6), 2, dice(5, 5, 5), 18.0556);
  }

  @Test
  public void keepsToAttack() {
    assertKeeps(ODDS.attack(3), dice(5, 5, 5, 6, 6), 2, dice(5, 5, 5), 0.7600);
    assertKeeps(ODDS.attack(5), dice(5, 5, 5, 6, 6), 2, dice(6, 6), 0.5129);
    assertKeeps(ODDS.attack(3), dice(1, 2, 3, 6, 6), 2, dice(6, 6), 0.7490);
  }

  @Test
  public void keepsToDefend() {
    assertKeeps(ODDS.defence(12), dice(1, 4, 4, 4, 6), 2, dice(4, 4, 4), 0.5244);
    assertKeeps(ODDS.defence(12), dice(1, 3, 3, 3, 6), 2, dice(6), 0.4041);
    assertKeeps(ODDS.defence(15), dice(5, 5, 5, 6, 6), 1, dice(6, 6), 0.4213);
    assertKeeps(ODDS.defence(18), dice(5, 5, 5, 6, 6), 2, dice(5, 5, 5), 0.5177);
    assertKeeps(ODDS.defence(18), dice(1, 2, 6, 6, 6), 1, dice(6, 6, 6), 0.3056);
    assertKeeps(ODDS.defence(24), dice(2, 6, 6, 6, 6), 1, dice(6, 6, 6, 6), 0.1667);
  }

  @Test
  public void stopsWhenNothingCanBeGained() {
    assertEquals(DicePlan.STOP, ODDS.attack(3).keep(dice(6, 6, 6, 6, 6), 2));
    assertEquals(DicePlan.STOP, ODDS.defence(12).keep(dice(5, 5, 5, 1, 2), 2));
    assertEquals(DicePlan.STOP, ODDS.expected().keep(dice(1, 2, 3, 4, 6), 0));
  }

  @Test
  public void whoThrowsLastInADeathBattleIsBetterOff() {
    double first = ODDS.duel(0, 4).start(4);
    assertTrue("first " + first, first > 0.4 && first < 0.5);
    assertEquals(1, ODDS.duel(0).start(3), 1e-9);
    assertEquals(0.5, ODDS.duel(30).value(dice(6, 6, 6, 6, 6), 0), 0);
    assertTrue(ODDS.duel(0, 4, 4).start(4) < first);
  }

  @Test
  public void withoutSingleDiceFiveDifferentFacesAreWorthNothing() {
    DiceOdds pairs = DiceOdds.of(new DiceRules(false, false));
    assertEquals(0, pairs.expected().value(dice(1, 2, 3, 4, 6), 0), 0);
    assertEquals(4, pairs.expected().value(dice(1, 1, 1, 1, 6), 0), 0);
    assertTrue(pairs.expectedScore(3) < ODDS.expectedScore(3));
  }

  @Test
  public void whoMayKeepAnythingIsNeverWorseOff() {
    DiceOdds any = DiceOdds.of(new DiceRules(true, true));
    for (int count = 1; count <= 6; count++) {
      assertTrue(any.expectedScore(count) >= ODDS.expectedScore(count) - 1e-12);
      for (int score : new int[] {6, 12, 18, 24}) {
        assertTrue(any.defenderWins(count, score) >= ODDS.defenderWins(count, score) - 1e-12);
      }
    }
  }

  @Test
  public void playedBattlesAgreeWithTheTable() {
    int battles = 20_000;
    Chance chance = Chance.of(13, "battles");
    for (int attacker = 3; attacker <= 6; attacker++) {
      for (int defender = 3; defender <= 6; defender++) {
        DiceDuel duel = new DiceDuel(ODDS, chance.branch(10 * attacker + defender));
        double expected = ODDS.attackerWins(attacker, defender);
        double share = duel.share(attacker, defender, battles);
        double error = Math.sqrt(expected * (1 - expected) / battles);
        assertTrue(
            String.format(
                Locale.ROOT,
                "%d against %d: %.4f, played %.4f",
                attacker,
                defender,
                expected,
                share),
            Math.abs(share - expected) < 4 * error);
      }
    }
  }

  private static void assertKeeps(DicePlan plan, int hand, int left, int keep, double value) {
    assertEquals(keep, plan.keep(hand, left));
    assertEquals(value, plan.value(hand, left), TOLERANCE);
  }

  private static int dice(int... faces) {
    return DiceHands.of(faces);
  }
}
