package org.monsterbox.core.cube.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.cube.solver.Layouts.A;
import static org.monsterbox.core.cube.solver.Layouts.E;
import static org.monsterbox.core.cube.solver.Layouts.F;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.cards.Codes;
import org.monsterbox.core.cube.terms.CubeEnd;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.CubeOptions.DiceCombos;
import org.monsterbox.core.cube.terms.CubeOptions.TurnClockScope;
import org.monsterbox.core.cube.terms.Medal;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.terms.Verdict;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.game.Options;

/** Rule sets 3 and 4: the examples 36 to 40, and what the text says besides. */
public final class CubeTurnTest {

  private static final Options DICE = CubeTable.options(RuleSet.DICE);
  private static final Options NUMBERS = CubeTable.options(RuleSet.NUMBERS);

  private static CubeGame dice(Options options, int... row) {
    return new CubeGame(CubeTable.of(2, options).zone(0, E).zone(1, E).row(row));
  }

  @Test
  public void v36_aCubeOfDice() {
    CubeGame game =
        dice(DICE, 6, 17, 18).play(0, "put T3>3,0 10", "call 20", "submit 6 Y2,1 B2,0 R3,0 30");
    assertEquals(Verdict.CORRECT, game.verdict());
    assertEquals("4+5-3", game.sum());
    assertEquals(List.of(6), game.won(0));
    assertEquals(List.of(1, 17, 18), game.row());
    assertEquals(new Cell(3, 0), game.state().zones[0].cellOf(3));
    assertEquals(E, game.state().zones[1]);
    assertEquals(1, game.view(0).currentSeat().orElseThrow());
  }

  @Test
  public void v37_whatIsNoCubeWithTheMovedTile() {
    dice(DICE, 6, 17, 18).refuse(0, "call 10", "NO_TILE_MOVED");
    assertEquals(Verdict.COMBINATION_NOT_ALLOWED, shown("Y1,0 Y2,0 Y3,0"));
    assertEquals(Verdict.COMBINATION_NOT_ALLOWED, shown("R2,0 B2,0 R3,0"));
    assertEquals(Verdict.MOVED_TILE_UNUSED, shown("Y0,1 B0,0 R1,0"));
  }

  private static Verdict shown(String faces) {
    CubeGame game = dice(DICE, 6, 17, 18).play(0, "put T3>3,0 10", "call 20");
    Verdict verdict = game.play(0, "submit 6 " + faces + " 30").verdict();
    assertEquals(new Cell(3, 0), game.state().zones[0].cellOf(3));
    assertEquals(1, game.state().dryTurns);
    return verdict;
  }

  @Test
  public void v38_aCubeOfNumbers() {
    CubeGame game =
        new CubeGame(CubeTable.of(2, NUMBERS).zone(0, F).row(12, 1, 2))
            .play(0, "put T8>3,0 10", "call 20", "submit 12 Y2,1 B2,0 R3,0 30");
    assertEquals(Verdict.CORRECT, game.verdict());
    assertEquals("2*3+6", game.sum());
    assertEquals(List.of(12), game.won(0));
    assertEquals(List.of(1, 2), Codes.list(game.state().discard));
    assertEquals(3, game.row().size());
  }

  @Test
  public void v39_theClockOfATurnRunsOut() {
    CubeGame placed = dice(DICE, 6, 17, 18).play(0, "put T3>3,0 10", "tick 10000");
    assertEquals(new Cell(3, 0), placed.state().zones[0].cellOf(3));
    CubeGame idle = dice(DICE, 6, 17, 18).play(0, "tick 10000");
    assertEquals(E, idle.state().zones[0]);
    for (CubeGame game : List.of(placed, idle)) {
      assertEquals(List.of(6, 17, 18), game.row());
      assertEquals(1, game.state().dryTurns);
      assertEquals(1, game.view(0).currentSeat().orElseThrow());
      assertEquals(Phase.HANDOVER, game.state().phase);
    }
  }

  @Test
  public void v40_theHighestMonsterEscapes() {
    CubeGame game =
        new CubeGame(CubeTable.of(2, DICE).zone(0, E).zone(1, E).row(17, 18, 16).dryTurns(0));
    for (int turn = 0; turn < 12; turn++) {
      long time = 10_000L * turn;
      if (turn > 0) {
        game.play(turn % 2, "ready " + time);
      }
      assertEquals(List.of(17, 18, 16), game.row());
      game.play(turn % 2, "tick " + (time + 10_000));
    }
    assertTrue(game.events().contains(new CubeEvent.Escaped(18)));
    assertEquals(List.of(17, 1, 16), game.row());
    assertEquals(0, game.state().dryTurns);
  }

  @Test
  public void theLastMonsterEndsTheGame() {
    CubeTable table = CubeTable.of(2, DICE).zone(0, E).row(6).pile().won(0, 15).won(1, 4, 5, 3);
    CubeGame game =
        new CubeGame(table).play(0, "put T3>3,0 10", "call 20", "submit 6 Y2,1 B2,0 R3,0 30");
    assertEquals(CubeEnd.MONSTERS_OUT, game.outcome().reason());
    // Four stars against three cards of one.
    assertEquals(4, game.outcome().places().get(0).score());
    assertEquals(3, game.outcome().places().get(1).score());
    assertTrue(game.outcome().won(0));
  }

  @Test
  public void otherPatternsCountIfTheTableSaysSo() {
    Options lines = DICE.with(CubeOptions.DICE_COMBOS, DiceCombos.CUBE_AND_LINE);
    // 3, 6 and 1 in a yellow row: 3-1+6 is 8.
    CubeGame game =
        dice(lines, 8, 17, 18).play(0, "put T3>3,0 10", "call 20", "submit 8 Y1,0 Y2,0 Y3,0 30");
    assertEquals(Verdict.CORRECT, game.verdict());
    Options all = DICE.with(CubeOptions.DICE_COMBOS, DiceCombos.ALL);
    CubeGame ribbon =
        dice(all, 6, 17, 18).play(0, "put T3>3,0 10", "call 20", "submit 6 R2,0 B2,0 R3,0 30");
    assertEquals(Verdict.CORRECT, ribbon.verdict());
  }

  @Test
  public void theClockRunsOnAfterTheCallIfTheTableSaysSo() {
    Options whole = DICE.with(CubeOptions.TURN_CLOCK_SCOPE, TurnClockScope.WHOLE_TURN);
    assertEquals(
        10_000, dice(whole, 6, 17, 18).play(0, "put T3>3,0 10", "call 20").state().deadline);
    assertEquals(
        10_020, dice(DICE, 6, 17, 18).play(0, "put T3>3,0 10", "call 20").state().deadline);
    Options endless = whole.with(CubeOptions.TURN_SECONDS.get(0), 0);
    CubeGame game = dice(endless, 6, 17, 18);
    assertFalse(game.view(0).deadline().isPresent());
    game.play(0, "put T3>3,0 10", "call 20");
    assertFalse(game.view(0).deadline().isPresent());
    assertEquals(List.of(), new MonsterCube().legalMoves(game.state(), 1));
  }

  @Test
  public void everySeatHasItsOwnTime() {
    Options handicap = DICE.with(CubeOptions.TURN_SECONDS.get(1), 30);
    CubeGame game = dice(handicap, 6, 17, 18).play(0, "tick 10000").play(1, "ready 10000");
    assertEquals(40_000, game.view(0).deadline().orElseThrow());
    assertEquals(30_000, game.view(0).rules().turnMs(1));
  }

  @Test
  public void theRowIsCoveredUntilSomebodyIsReady() {
    CubeGame game = dice(DICE, 6, 17, 18).play(0, "tick 10000");
    assertEquals(List.of(0, 0, 0), game.view(1).row());
    game.play(1, "ready 10000");
    assertEquals(List.of(6, 17, 18), game.view(1).row());
  }

  @Test
  public void everybodyHasEquallyManyTurnsOfNumbers() {
    assertEquals(Phase.HANDOVER, afterSecondExhaustion(NUMBERS).state().phase);
    assertTrue(afterSecondExhaustion(NUMBERS).view(0).isFinalRound());
    CubeGame last = afterSecondExhaustion(NUMBERS).play(1, "ready 10000", "tick 20000");
    assertEquals(CubeEnd.CARDS_OUT, last.outcome().reason());
    Options unequal = NUMBERS.with(CubeOptions.EQUAL_TURNS, false);
    assertEquals(CubeEnd.CARDS_OUT, afterSecondExhaustion(unequal).outcome().reason());
  }

  private static CubeGame afterSecondExhaustion(Options options) {
    CubeTable table = CubeTable.of(2, options).zone(0, A).row(1, 2, 3).pile(4, 5).exhausted();
    CubeGame game = new CubeGame(table);
    assertTrue(game.view(0).isLastRound());
    return game.play(0, "tick 10000");
  }

  @Test
  public void aloneTurnsCountAndEscapes() {
    CubeTable table = CubeTable.of(1, DICE).zone(0, E).row(6).pile().dryTurns(11);
    CubeGame game = new CubeGame(table).play(0, "tick 10000");
    // All 17 other monsters were gone before.
    SoloResult result = game.view(0).soloResult().orElseThrow();
    assertEquals(new SoloResult(SoloResult.Unit.TURNS, 1 + 5 * 18, 0, 10_000, Medal.NONE), result);
    assertFalse(game.outcome().won(0));
  }
}
