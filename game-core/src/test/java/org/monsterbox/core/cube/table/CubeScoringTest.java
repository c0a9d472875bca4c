package org.monsterbox.core.cube.table;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.cube.solver.Layouts.A;

import org.junit.Test;
import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.cards.Scoring;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.CubeOptions.KingScope;
import org.monsterbox.core.cube.terms.CubeOptions.KingTie;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Outcome;

/** Victory points, bonuses and ties: the examples 41 to 45. */
public final class CubeScoringTest {

  private static int points(int... cards) {
    return Scoring.points(Codes.of(cards));
  }

  private static int[] king(KingTie tie, int[]... won) {
    return Scoring.king(codes(won), tie, false);
  }

  private static byte[][] codes(int[]... won) {
    byte[][] codes = new byte[won.length][];
    for (int i = 0; i < won.length; i++) {
      codes[i] = Codes.of(won[i]);
    }
    return codes;
  }

  private static int[] cards(int... cards) {
    return cards;
  }

  @Test
  public void v41_doublingFiveOnes() {
    assertEquals(15, points(1, 3, 5, 9, 11, 7, 14));
  }

  @Test
  public void v42_doublingNothingAndLittle() {
    assertEquals(4, points(24, 7, 14));
    assertEquals(8, points(12, 13, 14, 40));
  }

  @Test
  public void v43_kings() {
    assertArrayEquals(cards(3, 0), king(KingTie.ALL, cards(11, 12), cards(20)));
    assertArrayEquals(cards(6, 0), king(KingTie.ALL, cards(11, 12, 13), cards(20)));
    assertArrayEquals(cards(10, 0), king(KingTie.ALL, cards(11, 12, 13, 14), cards(20)));
    assertArrayEquals(cards(10, 0), king(KingTie.ALL, cards(15, 11, 12, 13, 14), cards(20)));
    int[] low = {11, 12, 13};
    int[] high = {30, 31, 32};
    assertArrayEquals(cards(6, 6), king(KingTie.ALL, low, high));
    assertArrayEquals(cards(0, 0), king(KingTie.NONE, low, high));
    assertArrayEquals(cards(0, 6), king(KingTie.HIGHEST_RUN, low, high));
    assertArrayEquals(cards(0, 0), king(KingTie.ALL, cards(1, 3), cards(20)));
    assertArrayEquals(
        cards(9, 3),
        Scoring.king(codes(cards(1, 2, 11, 12, 13), cards(20, 21)), KingTie.ALL, true));
  }

  @Test
  public void v44_bothBonuses() {
    Options options =
        CubeTable.options(RuleSet.CODE)
            .with(CubeOptions.KING_BONUS, true)
            .with(CubeOptions.FAMILY_BONUS, true)
            .with(CubeOptions.KING_SCOPE, KingScope.LONGEST_ONLY);
    CubeState state = CubeTable.of(2, options).row(5, 6, 8).won(0, 1, 2, 3, 4).state();
    assertEquals(19, Standings.scores(state)[0]);
    assertEquals(0, Standings.scores(state)[1]);
  }

  @Test
  public void v45_moreCardsBreakATie() {
    int[] nine = {44, 30, 32, 36, 46, 3, 4, 5, 47};
    int[] otherNine = {24, 6, 8, 10, 25, 27, 34, 37, 38};
    int[] eight = {24, 40, 45, 39, 41, 43, 1, 2};
    Outcome tied = end(nine, eight);
    assertTrue(tied.won(0));
    assertFalse(tied.won(1));
    Outcome shared = end(nine, otherNine);
    assertTrue(shared.won(0));
    assertTrue(shared.won(1));
  }

  /** The cards run out while both have won twenty points; the last row costs nobody a card. */
  private static Outcome end(int[] first, int[] second) {
    CubeTable table = CubeTable.of(RuleSet.CODE, 3).zone(0, A).row(12, 13, 14).pile().exhausted();
    CubeGame game = new CubeGame(table.won(0, first).won(1, second));
    Outcome outcome = game.play(2, "buzz 10", "tick 15010").outcome();
    assertEquals(20, outcome.places().get(0).score());
    assertEquals(20, outcome.places().get(1).score());
    return outcome;
  }
}
