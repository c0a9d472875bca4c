package org.monsterbox.core.cube.moves;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.cube.solver.Layouts.A;
import static org.monsterbox.core.cube.solver.Layouts.D;
import static org.monsterbox.core.cube.solver.Layouts.E;
import static org.monsterbox.core.cube.solver.Layouts.W;

import org.junit.Test;
import org.monsterbox.core.cube.solver.Layouts;
import org.monsterbox.core.cube.table.CubeGame;
import org.monsterbox.core.cube.table.CubeTable;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.CubeOptions.Connectivity;
import org.monsterbox.core.cube.terms.CubeOptions.MoveCommit;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.terms.Verdict;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.game.Options;

/** What is refused and costs nothing: the examples 27 to 31 and 54, and every other code. */
public final class CubeRefusalTest {

  private static CubeGame claiming(Layout layout, Options options) {
    CubeTable table = CubeTable.of(2, options).zone(0, layout).row(12, 19, 30);
    return new CubeGame(table).play(0, "buzz 1000");
  }

  private static CubeGame claiming(Layout layout) {
    return claiming(layout, CubeTable.options(RuleSet.CODE));
  }

  private static String moving(String move) {
    return "submit 12 " + move + " Y0,0 Y1,0 Y0,1 2000";
  }

  @Test
  public void v27_noTileFitsThere() {
    claiming(A)
        .refuse(0, moving("T8>2,0"), "SAME_CELL")
        .refuse(0, moving("T8>1,1"), "CELL_OCCUPIED")
        .refuse(0, moving("T8>5,5"), "TILE_ISOLATED");
  }

  @Test
  public void v28_noTileIsLeftAlone() {
    CubeGame game = claiming(D).refuse(0, moving("T7>3,0"), "TILE_ISOLATED");
    game.play(0, moving("T7>-1,3"));
    assertEquals(Verdict.NOT_A_COMBINATION, game.verdict());
  }

  @Test
  public void v29_groupsAreAllowedUnlessTheTableWantsOne() {
    Options oneGroup =
        CubeTable.options(RuleSet.CODE).with(CubeOptions.CONNECTIVITY, Connectivity.ONE_GROUP);
    claiming(D).play(0, moving("T7>-3,3"));
    claiming(D, oneGroup).refuse(0, moving("T7>-3,3"), "BOARD_SPLIT");
  }

  @Test
  public void v30_groupsDoNotDriftApart() {
    Layouts.assertAllowed(W);
    assertEquals(16, W.cellOf(9).halfColumn() - W.cellOf(1).halfColumn());
    claiming(W).refuse(0, moving("T8>9,0"), "OUT_OF_WINDOW");
  }

  @Test
  public void v31_threeDifferentFacesOfTiles() {
    CubeGame game = claiming(A);
    game.refuse(0, "submit 12 Y0,0 Y0,0 Y1,0 2000", "BAD_FACES")
        .refuse(0, "submit 12 Y0,0 Y1,0 Y3,0 2000", "BAD_FACES")
        // The tile has left this cell.
        .refuse(0, "submit 12 T8>0,3 Y0,0 Y1,0 Y2,0 2000", "BAD_FACES");
    assertEquals(16_000, game.state().deadline());
  }

  @Test
  public void v54_atTheDeadlineItIsTooLate() {
    CubeTable table = CubeTable.of(RuleSet.CODE, 2).zone(0, A).row(12, 19, 30);
    CubeGame game = new CubeGame(table).play(0, "buzz 9312");
    assertEquals(24_312, game.state().deadline());
    game.refuse(0, "submit 12 Y0,0 Y1,0 Y2,0 24312", "WRONG_PHASE");
    game.refuse(1, "tick 24312", "NOT_YOUR_CLAIM").play(0, "tick 24312");
    assertEquals(Verdict.TIMEOUT, game.verdict());
  }

  @Test
  public void timeAndPhaseComeFirst() {
    CubeGame game = claiming(A);
    game.refuse(0, "buzz 999", "CLOCK_BACKWARDS")
        .refuse(0, "buzz 1000", "WRONG_PHASE")
        .refuse(1, "submit 12 Y0,0 Y1,0 Y2,0 1000", "NOT_YOUR_CLAIM")
        .refuse(0, "submit 13 T0>9,9 Y0,0 Y1,0 Y2,0 1000", "UNKNOWN_CARD")
        .refuse(0, "submit 12 T0>9,9 Y0,0 Y1,0 Y2,0 1000", "UNKNOWN_TILE")
        .refuse(0, "tick 15999", "WRONG_PHASE")
        .refuse(0, "resume 1000", "WRONG_PHASE");
    game.play(0, "pause 1500")
        .refuse(0, "pause 1500", "PAUSED")
        .refuse(0, "submit 12 Y0,0 Y1,0 Y2,0 1500", "PAUSED")
        .refuse(0, "tick 99999", "PAUSED")
        .refuse(1, "resume 1499", "CLOCK_BACKWARDS")
        .refuse(1, "resume 1501", "PAUSED")
        .play(1, "resume 1500");
    assertEquals(16_000, game.state().deadline());
  }

  @Test
  public void thereIsNoSuchSeat() {
    CubeGame game = new CubeGame(CubeTable.of(RuleSet.CODE, 2).zone(0, A).row(12, 19, 30));
    game.refuse(2, "buzz 1000", "BAD_SEAT").refuse(-1, "pause 1000", "BAD_SEAT");
  }

  @Test
  public void aLockedBuzzerIsRefusedUntilItOpens() {
    Options locking = CubeTable.options(RuleSet.CODE).with(CubeOptions.LOCK_SECONDS, 5);
    CubeGame game = claiming(A, locking).play(0, "submit 12 Y0,0 R0,0 B0,0 2000");
    assertEquals(7000, game.view(1).lockedUntil(0));
    assertTrue(game.view(1).isLocked(0));
    game.refuse(0, "buzz 6999", "SEAT_LOCKED").play(0, "buzz 7000");
  }

  @Test
  public void turnsAreTakenInOrder() {
    CubeTable table = CubeTable.of(RuleSet.DICE, 2).zone(0, E).row(6, 7, 8);
    CubeGame game = new CubeGame(table.covered());
    game.refuse(1, "ready 0", "NOT_YOUR_TURN")
        .refuse(1, "pause 0", "NOT_YOUR_TURN")
        .refuse(0, "call 0", "WRONG_PHASE")
        .play(0, "ready 0")
        .refuse(1, "tick 10000", "NOT_YOUR_TURN")
        .refuse(1, "put T3>3,0 10", "NOT_YOUR_TURN")
        .refuse(0, "put T0>3,0 10", "UNKNOWN_TILE")
        .refuse(0, "put T3>-1,2 10", "SAME_CELL")
        .refuse(0, "takeback 10", "NO_TILE_MOVED")
        .refuse(0, "end 10", "NO_TILE_MOVED")
        .play(0, "put T3>3,0 10", "put T4>3,0 20", "takeback 30", "put T3>3,0 40", "call 50")
        .refuse(1, "submit 6 Y2,1 B2,0 R3,0 60", "NOT_YOUR_TURN")
        .refuse(0, "submit 6 T4>-1,3 Y2,1 B2,0 R3,0 60", "MOVE_COMMITTED")
        .refuse(0, "submit 9 Y2,1 B2,0 R3,0 60", "UNKNOWN_CARD");
  }

  @Test
  public void aTileThatIsPutStaysIfTheTableSaysSo() {
    Options firstDrop =
        CubeTable.options(RuleSet.DICE).with(CubeOptions.MOVE_COMMIT, MoveCommit.FIRST_DROP);
    CubeTable table = CubeTable.of(2, firstDrop).zone(0, E).row(6, 7, 8);
    new CubeGame(table)
        .play(0, "put T3>3,0 10")
        .refuse(0, "put T4>3,0 20", "MOVE_COMMITTED")
        .refuse(0, "takeback 20", "MOVE_COMMITTED")
        .play(0, "end 30");
  }

  @Test
  public void aCardThatIsGivenBackMustBeOwned() {
    CubeTable table = CubeTable.of(RuleSet.CODE, 2).zone(0, A).row(12, 19, 30).won(0, 5, 24);
    new CubeGame(table)
        .play(0, "buzz 1000", "submit 12 Y0,0 R0,0 B0,0 2000")
        .refuse(1, "return 5 3000", "NOT_YOUR_CLAIM")
        .refuse(0, "return 6 3000", "CARD_NOT_OWNED")
        .play(0, "return 24 3000");
  }
}
