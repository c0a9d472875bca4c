package org.monsterbox.core.cube.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.cube.solver.Layouts.A;
import static org.monsterbox.core.cube.solver.Layouts.B;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.CubeOptions.FormulaEntry;
import org.monsterbox.core.cube.terms.CubeOptions.LineRule;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.terms.Verdict;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Sum;
import org.monsterbox.core.game.Options;

/** Claims of rule set 1, right and wrong: the examples 9 to 26 and 55. */
public final class CubeClaimTest {

  private static final Options USUAL = CubeTable.options(RuleSet.CODE);

  /** Seat 1 has buzzed, and claims. */
  private static CubeGame claim(Layout layout, Options options, int card, String shown) {
    int other = card == 1 ? 3 : 1;
    CubeTable table = CubeTable.of(2, options).zone(0, layout).row(card, other, 2);
    return new CubeGame(table).play(1, "buzz 5000", "submit " + card + " " + shown + " 9000");
  }

  private static void assertCorrect(Layout layout, int card, String shown, String sum) {
    CubeGame game = claim(layout, USUAL, card, shown);
    assertEquals(Verdict.CORRECT, game.verdict());
    assertEquals(List.of(card), game.won(1));
    assertEquals(sum, game.sum());
  }

  private static void assertWrong(int card, String shown, Verdict verdict) {
    CubeGame game = claim(A, USUAL, card, shown);
    assertEquals(verdict, game.verdict());
    assertEquals(List.of(), game.won(1));
    assertEquals(A, game.state().zones[0]);
  }

  @Test
  public void v09_aYellowLine() {
    assertCorrect(A, 12, "Y0,0 Y1,0 Y2,0", "5*4-8");
    assertCorrect(A, 12, "Y1,0 Y0,0 Y2,0", "4*5-8");
  }

  @Test
  public void v10_aRedLine() {
    assertCorrect(B, 12, "R0,0 R1,0 R2,0", "2*3+6");
  }

  @Test
  public void v11_aBlueLine() {
    assertCorrect(A, 12, "B0,1 B1,1 B2,1", "8*2-4");
  }

  @Test
  public void v12_aSlantedLineMustTouchIfTheTableSaysSo() {
    String slanted = "R0,1 R1,0 R-1,2";
    assertCorrect(A, 30, slanted, "4*8-2");
    Options touching = USUAL.with(CubeOptions.LINE_RULE, LineRule.TOUCHING_FACES);
    assertEquals(Verdict.COMBINATION_NOT_ALLOWED, claim(A, touching, 30, slanted).verdict());
  }

  @Test
  public void v13_onlyTheCardThatIsNamedIsWon() {
    CubeTable table = CubeTable.of(2, USUAL).zone(0, A).row(29, 53, 1);
    CubeGame game = new CubeGame(table).play(1, "buzz 5000", "submit 29 R0,0 B0,0 R1,0 9000");
    assertEquals("3*7+8", game.sum());
    assertEquals(List.of(29), game.won(1));
    assertEquals(List.of(53, 1), Codes.list(game.state().discard));
    assertCorrect(A, 53, "B0,0 R1,0 R0,0", "7*8-3");
  }

  @Test
  public void v14_aRibbonDownwards() {
    assertCorrect(A, 13, "B0,0 Y0,1 B0,1", "7*3-8");
  }

  @Test
  public void v15_anotherRibbon() {
    assertCorrect(A, 4, "Y0,1 R0,1 R1,0", "3*4-8");
  }

  @Test
  public void v16_aCube() {
    assertCorrect(A, 31, "Y0,1 R1,0 B0,0", "3*8+7");
  }

  @Test
  public void v17_aTileMovedForAClaimStays() {
    CubeGame game = claim(A, USUAL, 19, "T8>0,3 Y0,1 Y0,2 Y0,3");
    assertEquals(Verdict.CORRECT, game.verdict());
    assertEquals("3*9-8", game.sum());
    assertEquals(new Cell(0, 3), game.state().zones[0].cellOf(8));
  }

  @Test
  public void v18_tilesNotInOneLine() {
    assertWrong(14, "Y0,0 Y1,0 Y1,1", Verdict.NOT_A_COMBINATION);
  }

  @Test
  public void v19_aGapInTheLine() {
    assertWrong(7, "T8>0,3 Y0,0 Y0,1 Y0,3", Verdict.NOT_A_COMBINATION);
  }

  @Test
  public void v20_aBentStrip() {
    assertWrong(24, "R0,0 B0,0 Y0,1", Verdict.NOT_A_COMBINATION);
  }

  @Test
  public void v21_oneTilesOwnFaces() {
    assertWrong(8, "Y0,0 R0,0 B0,0", Verdict.NOT_A_COMBINATION);
  }

  @Test
  public void v22_aStarAtABottomCorner() {
    assertWrong(40, "R1,0 Y1,1 B0,1", Verdict.NOT_A_COMBINATION);
  }

  @Test
  public void v23_anotherResult() {
    assertWrong(13, "Y0,0 Y1,0 Y2,0", Verdict.WRONG_RESULT);
    assertEquals(List.of(12, 27, 28, 36, 37, 44), Sum.results(5, 4, 8, Side.NUMBERS));
  }

  @Test
  public void v24_theProductComesFirst() {
    assertWrong(3, "B1,0 B1,1 B1,2", Verdict.WRONG_RESULT);
    assertEquals(List.of(-3, 15, 21, 25, 29), Sum.results(3, 2, 9, Side.NUMBERS));
  }

  @Test
  public void v25_theMovedTileMustBeUsed() {
    assertWrong(12, "T8>0,3 B0,1 B1,1 B2,1", Verdict.MOVED_TILE_UNUSED);
  }

  @Test
  public void v26_withoutAChoiceTheCheapestCardIsGivenBack() {
    CubeTable table = CubeTable.of(RuleSet.CODE, 2).zone(0, A).row(13, 2, 3).won(1, 5, 24, 31);
    CubeGame game = new CubeGame(table).play(1, "buzz 5000", "submit 13 Y0,0 Y1,0 Y2,0 9000");
    assertEquals(Phase.PENALTY, game.state().phase);
    byte[] pile = game.state().piles[0];
    game.play(1, "tick 19000");
    assertEquals(List.of(24, 31), game.won(1));
    byte[] under = game.state().piles[0];
    assertEquals(5, under[under.length - 1]);
    assertEquals(List.of(13, 2, 3), Codes.list(game.state().discard));
    assertEquals(Codes.list(Codes.upTo(pile, 3)), game.row());
    assertEquals(Phase.REVEAL, game.state().phase);
  }

  @Test
  public void v55_aFormulaThatIsFilledInMustBeRight() {
    Options build = USUAL.with(CubeOptions.FORMULA_ENTRY, FormulaEntry.BUILD);
    assertEquals(Verdict.WRONG_RESULT, claim(A, build, 12, "Y0,0 Y1,0 Y2,0 *+").verdict());
    assertEquals(Verdict.CORRECT, claim(A, build, 12, "Y0,0 Y1,0 Y2,0 *-").verdict());
    CubeTable table = CubeTable.of(2, build).zone(0, A).row(12, 1, 2);
    CubeGame game = new CubeGame(table).play(1, "buzz 5000");
    long deadline = game.state().deadline;
    game.refuse(1, "submit 12 Y0,0 Y1,0 Y2,0 9000", "BAD_FORMULA");
    game.refuse(1, "submit 12 Y0,0 Y1,0 Y2,0 +- 9000", "BAD_FORMULA");
    assertEquals(deadline, game.state().deadline);
    assertTrue(game.state().phase == Phase.CLAIM);
  }
}
