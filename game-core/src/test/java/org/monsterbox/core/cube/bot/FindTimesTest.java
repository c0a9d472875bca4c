package org.monsterbox.core.cube.bot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;

/** How long bots search, against the table of the rules document. */
public final class FindTimesTest {

  private static final MonsterCube RULES = new MonsterCube();
  private static final List<Grade> GRADES = List.of(Grade.values());
  private static final int ROUNDS = 1000;

  /** The first row of a game: it is searched as soon as it is turned over. */
  private static CubeView firstSearch(RuleSet ruleSet, long seed) {
    Options options =
        Options.usual(CubeOptions.ALL)
            .with(CubeOptions.RULE_SET, ruleSet)
            .with(CubeOptions.REVEAL_MS, 0);
    CubeState state = RULES.start(new Setup(2, options, seed));
    if (!ruleSet.isShared()) {
      state = RULES.play(state, 0, new CubeMove.Ready(0), Events.NONE);
    }
    return RULES.view(state, 0);
  }

  private static double medianSeconds(Grade grade) {
    long[] times = new long[ROUNDS];
    for (int i = 0; i < ROUNDS; i++) {
      CubeView view = firstSearch(RuleSet.CODE, i);
      times[i] = new SearchPlan(view, CubeLevel.of(grade), Chance.of(i, "times")).findMs();
    }
    Arrays.sort(times);
    return times[ROUNDS / 2] / 1000.0;
  }

  @Test
  public void mediansOfMonsterCode() {
    double[] expected = {29.6, 15.6, 7.8, 4.1};
    for (int level = 0; level < GRADES.size(); level++) {
      Grade grade = GRADES.get(level);
      double median = medianSeconds(grade);
      double wanted = expected[level];
      assertTrue(grade + " " + median, Math.abs(median - wanted) <= 0.15 * wanted);
    }
  }

  @Test
  public void turnsOfTenSecondsSucceedAsOftenAsTheySay() {
    double[][] expected = {{0.35, 0.55, 0.75, 0.92}, {0.20, 0.40, 0.60, 0.85}};
    RuleSet[] ruleSets = {RuleSet.DICE, RuleSet.NUMBERS};
    for (int i = 0; i < ruleSets.length; i++) {
      for (int level = 0; level < GRADES.size(); level++) {
        Grade grade = GRADES.get(level);
        int found = 0;
        for (int seed = 0; seed < ROUNDS; seed++) {
          CubeView view = firstSearch(ruleSets[i], seed);
          TurnPlan plan = new TurnPlan(view, CubeLevel.of(grade), Chance.of(seed, "turns"));
          found += plan.card().isPresent() ? 1 : 0;
        }
        double share = (double) found / ROUNDS;
        assertEquals(ruleSets[i] + " " + grade, expected[i][level], share, 0.07);
      }
    }
  }
}
