package org.monsterbox.core.cube.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.cube.solver.Layouts.A;
import static org.monsterbox.core.cube.solver.Layouts.E;
import static org.monsterbox.core.cube.solver.Layouts.X;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.Test;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.hint.CubeHint;
import org.monsterbox.core.cube.hint.Finds;
import org.monsterbox.core.cube.hint.Found;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.solver.Layouts;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.CubeOptions.FalseClaimTile;
import org.monsterbox.core.cube.terms.CubeOptions.SoloMode;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.terms.Verdict;
import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.game.Options;

/** What hints cost somebody who plays alone, section 12.6. */
public final class CubeHintTest {

  private static CubeGame alone(Options options, Layout layout, int... row) {
    return new CubeGame(CubeTable.of(1, options).zone(0, layout).row(row));
  }

  private static CubeGame alone(RuleSet ruleSet, Layout layout, int... row) {
    return alone(CubeTable.options(ruleSet), layout, row);
  }

  private static CubeGame racing(int... pile) {
    return new CubeGame(
        CubeTable.of(RuleSet.RACE, 1).zone(0, A).hand(0, 12, 40, 41).ownPile(0, pile));
  }

  private static Optional<CubeMove> listed(CubeGame game) {
    return new MonsterCube()
        .legalMoves(game.state(), 0).stream().filter(CubeMove.Hint.class::isInstance).findFirst();
  }

  @Test
  public void theEasiestSolutionIsTheOneWithTheLargestWeight() {
    CubeView view = alone(RuleSet.CODE, A, 56, 40, 12).view(0);
    double most = 0;
    for (Found found : Finds.of(view).all()) {
      most = Math.max(most, found.weight());
    }
    CubeHint hint = CubeHint.of(view).orElseThrow();
    assertEquals(12, hint.card());
    assertEquals(Combo.LINE, hint.solution().combo());
    assertEquals(Optional.empty(), hint.solution().move());
    assertEquals(0.9, most, 0);
  }

  @Test
  public void withOthersHintsAreNoMoves() {
    CubeGame game = new CubeGame(CubeTable.of(RuleSet.CODE, 2).zone(0, A).row(12, 40, 41));
    game.refuse(0, "hint 1 1000", "NOT_ALONE");
    assertEquals(Optional.empty(), listed(game));
  }

  @Test
  public void aStepIsListedOnceAndInOrder() {
    CubeGame game = alone(RuleSet.CODE, A, 12, 40, 41);
    assertEquals(Optional.of(new CubeMove.Hint(1, 0)), listed(game));
    game.play(0, "hint 1 10").refuse(0, "hint 1 20", "HINT_OUT_OF_ORDER");
    assertEquals(Optional.of(new CubeMove.Hint(2, 10)), listed(game));
    game.play(0, "hint 2 20").refuse(0, "hint 4 20", "HINT_OUT_OF_ORDER");
    assertEquals(Optional.of(new CubeMove.Hint(3, 20)), listed(game));
    assertEquals(2, game.view(0).hints());
  }

  @Test
  public void whereNothingCanBeMadeOnlyTheFirstStepIsSold() {
    CubeGame game =
        new CubeGame(CubeTable.of(RuleSet.RACE, 1).zone(0, X).hand(0, 56).mods(0, 1, 4, 49));
    assertEquals(63, game.view(0).target(56));
    game.play(0, "hint 1 10").refuse(0, "hint 2 20", "NO_SOLUTION");
    assertEquals(Optional.empty(), listed(game));
    assertEquals(5_000, game.view(0).extraTime());
  }

  @Test
  public void whoClaimsMayLookAtWhatWasBoughtAndBuysNoMore() {
    CubeGame game = alone(RuleSet.CODE, A, 12, 40, 41).play(0, "hint 1 10", "buzz 20");
    game.refuse(0, "hint 2 30", "WRONG_PHASE");
    assertEquals(1, game.view(0).hints());
  }

  @Test
  public void aSearchWithALimitIsShorterByThePrice() {
    CubeGame game = alone(RuleSet.CODE, A, 12, 40, 41).play(0, "buzz 0", "tick 15000");
    game.play(0, "tick 16500");
    assertEquals(76_500, game.state().deadline);
    game.play(0, "hint 1 20000");
    assertEquals(71_500, game.state().deadline);
    game.play(0, "hint 2 60000");
    assertEquals(63_000, game.state().deadline);
    assertEquals(15_000, game.view(0).extraTime());
    assertEquals(43_500 + 15_000, game.view(0).timeSpent());
  }

  @Test
  public void aPriceNeverGivesTime() {
    CubeGame game = alone(RuleSet.DICE, E, 6, 7, 8).play(0, "hint 1 8000");
    assertEquals(10_000, game.state().deadline);
  }

  @Test
  public void aSprintAndARaceTakeLonger() {
    Options sprint = CubeTable.options(RuleSet.CODE).with(CubeOptions.SOLO_MODE, SoloMode.SPRINT);
    for (CubeGame game : List.of(alone(sprint, A, 12, 40, 41), racing(1, 2))) {
      game.play(0, "hint 1 1000", "hint 2 2000");
      assertEquals(17_000, game.view(0).soloResult().orElseThrow().count());
    }
  }

  @Test
  public void aTurnIsShorterByThePriceButLeavesTimeToAct() {
    for (RuleSet ruleSet : List.of(RuleSet.DICE, RuleSet.NUMBERS)) {
      CubeGame game = alone(ruleSet, E, 6, 7, 8).play(0, "hint 1 1000");
      assertEquals(6_000 - 1_000, game.state().deadline);
      game.play(0, "hint 2 1000");
      assertEquals(4_000, game.state().deadline);
      assertEquals(16_000, game.view(0).timeSpent());
    }
  }

  @Test
  public void theLastStepShowsTheSolutionAndCostsTheCard() {
    CubeGame game = alone(RuleSet.CODE, A, 12, 40, 41);
    game.play(0, "hint 1 1", "hint 2 2", "hint 3 3");
    assertEquals(Verdict.GIVEN_AWAY, game.verdict());
    assertEquals("3*2+6", game.sum());
    assertEquals(List.of(), game.won(0));
    assertTrue(Codes.contains(game.state().discard, 12));
    assertEquals(0, game.view(0).hints());
    assertEquals(0, game.view(0).soloResult().orElseThrow().count());
  }

  @Test
  public void inTheRaceTheCardHasToBeSolvedLater() {
    CubeGame game = racing(1, 2).play(0, "hint 1 1", "hint 2 2", "hint 3 3");
    assertEquals(List.of(40, 41, 1), game.hand(0));
    assertEquals(List.of(2, 12), Codes.list(game.state().ownPiles[0]));
    assertEquals(A, game.state().zones[0]);
    assertEquals(Phase.REVEAL, game.state().phase);
  }

  @Test
  public void inTheRaceTheTilesAreLaidAfreshIfTheSameCardComesBack() {
    CubeGame game = racing().play(0, "hint 1 1", "hint 2 2", "hint 3 3");
    assertEquals(List.of(40, 41, 12), game.hand(0));
    assertNotEquals(A, game.state().zones[0]);
  }

  @Test
  public void withDiceTheMonsterEscapesWhichCostsTurns() {
    CubeGame game = alone(RuleSet.DICE, E, 6, 7, 8);
    long before = game.view(0).soloResult().orElseThrow().count();
    game.play(0, "put T3>3,0 0", "hint 1 1", "hint 2 2");
    int card = CubeHint.of(game.view(0)).orElseThrow().card();
    game.play(0, "hint 3 3");
    assertTrue(game.view(0).outOfPlay().contains(card));
    assertFalse(game.row().contains(card));
    assertEquals(3, game.row().size());
    assertEquals(Phase.HANDOVER, game.state().phase);
    assertEquals("3,0", game.state().zones[0].cellOf(3).text());
    // The turn that now begins, and five for the monster.
    assertEquals(before + 6, game.view(0).soloResult().orElseThrow().count());
  }

  @Test
  public void withNumbersTheRowIsLost() {
    CubeGame game = alone(RuleSet.NUMBERS, Layouts.F, 12, 40, 41);
    game.play(0, "hint 1 1", "hint 2 2", "hint 3 3");
    assertEquals(List.of(12, 40, 41), Codes.list(game.state().discard));
    assertEquals(List.of(), game.won(0));
    assertEquals(Phase.HANDOVER, game.state().phase);
  }

  @Test
  public void anotherSearchHasAnotherHint() {
    Options stays =
        CubeTable.options(RuleSet.RACE).with(CubeOptions.FALSE_CLAIM_TILE, FalseClaimTile.STAYS);
    CubeTable table = CubeTable.of(1, stays).zone(0, A).hand(0, 12, 40).ownPile(0, 41);
    CubeGame game = new CubeGame(table).play(0, "hint 1 1", "buzz 2");
    assertHints(1, game.play(0, "submit 12 Y0,0 R0,0 B0,0 3"));
    game.play(0, "buzz 4", "submit 12 T8>0,3 Y0,0 R0,0 B0,0 5");
    assertHints(0, game);
    game.play(0, "hint 1 6", "buzz 7", "submit 12 Y0,1 Y1,1 Y2,1 8");
    assertEquals(Verdict.CORRECT, game.verdict());
    assertHints(0, game);
  }

  private static void assertHints(int steps, CubeGame game) {
    assertEquals(steps, game.view(0).hints());
    Predicate<CubeMove> isNext = move -> ((CubeMove.Hint) move).step() == steps + 1;
    assertTrue(listed(game).filter(isNext).isPresent());
  }
}
