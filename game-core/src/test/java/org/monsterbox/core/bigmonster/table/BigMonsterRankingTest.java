package org.monsterbox.core.bigmonster.table;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bigmonster.terms.BigMonsterEnd;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.BigMonsterTieBreak;
import org.monsterbox.core.bigmonster.terms.ScoreSheet;

/** Section 6.4: who has won. */
public final class BigMonsterRankingTest {

  /** Total and Big Monster line of every seat. */
  private static Ranking ranking(boolean isForTeams, BigMonsterTieBreak tieBreak, int... points) {
    List<ScoreSheet> sheets = new ArrayList<>();
    for (int i = 0; i < points.length; i += 2) {
      int rest = points[i] - points[i + 1];
      sheets.add(new ScoreSheet(rest, points[i + 1], 0, 0, 0, 0, 0, 0));
    }
    return new Ranking(sheets, isForTeams, tieBreak);
  }

  private static Ranking teams(int... points) {
    return ranking(true, BigMonsterTieBreak.BEST_PLAYER, points);
  }

  private static Ranking alone(int... points) {
    return ranking(false, BigMonsterTieBreak.BEST_PLAYER, points);
  }

  private static void assertRanks(Ranking ranking, BigMonsterEnd reason, Integer... ranks) {
    assertEquals(List.of(ranks), ranking.ranks());
    assertEquals(reason, ranking.reason());
  }

  @Test
  public void v40_rulebookExample() {
    Ranking ranking = teams(76, 0, 94, 0, 83, 0, 126, 0, 93, 0, 88, 0);
    assertRanks(ranking, BigMonsterEnd.POINTS, 3, 1, 2, 3, 1, 2);
  }

  @Test
  public void v41_teamTieBreaks() {
    assertRanks(teams(80, 0, 80, 0, 100, 0, 95, 0), BigMonsterEnd.BETTER_PARTNER, 1, 2, 1, 2);
    int[] bigMonsters = {80, 11, 80, 12, 100, 1, 100, 0};
    assertRanks(teams(bigMonsters), BigMonsterEnd.BIG_MONSTERS, 2, 1, 2, 1);
    assertRanks(
        ranking(true, BigMonsterTieBreak.TEAM_SUM, bigMonsters), BigMonsterEnd.SHARED, 1, 1, 1, 1);
  }

  @Test
  public void v42_individualTieBreaks() {
    assertRanks(alone(101, 12, 101, 22), BigMonsterEnd.BIG_MONSTERS, 2, 1);
    assertRanks(alone(101, 22, 101, 22), BigMonsterEnd.SHARED, 1, 1);
    assertRanks(alone(90, 22, 101, 0, 101, 0), BigMonsterEnd.SHARED, 3, 1, 1);
  }

  /** Invariant 14: more for the better partner changes nothing but ties. */
  @Test
  public void theBetterPartnerDoesNotCount() {
    assertRanks(teams(76, 0, 94, 0, 500, 0, 93, 0), BigMonsterEnd.POINTS, 2, 1, 2, 1);
  }
}
