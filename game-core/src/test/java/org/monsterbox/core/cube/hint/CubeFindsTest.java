package org.monsterbox.core.cube.hint;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.cube.solver.Layouts;
import org.monsterbox.core.cube.solver.Placement;
import org.monsterbox.core.cube.solver.Solution;
import org.monsterbox.core.cube.solver.Solver;
import org.monsterbox.core.cube.table.CubeGame;
import org.monsterbox.core.cube.table.CubeTable;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Layout;

/** Section 12.1: bots drop moves that split the board while other solutions remain. */
public final class CubeFindsTest {

  /** How many of these move a tile so that there are more groups than so many. */
  private static int splitting(List<Solution> solutions, Layout layout, int groups) {
    int count = 0;
    for (Solution solution : solutions) {
      count += Placement.groups(solution.shownOn(layout)) > groups ? 1 : 0;
    }
    return count;
  }

  private static void assertNoneSplits(Layout layout, int groups) {
    assertEquals(groups, Placement.groups(layout));
    CubeTable table = CubeTable.of(RuleSet.CODE, 2).zone(0, layout).row(12, 19, 30);
    List<Solution> all = new ArrayList<>();
    for (int card : List.of(12, 19, 30)) {
      all.addAll(Solver.solve(layout, Layouts.CODE).of(card));
    }
    assertTrue(splitting(all, layout, groups) > 0);
    List<Solution> found = new ArrayList<>();
    Finds.of(new CubeGame(table).view(0)).all().forEach(find -> found.add(find.solution()));
    assertEquals(0, splitting(found, layout, groups));
    assertEquals(all.size() - splitting(all, layout, groups), found.size());
  }

  @Test
  public void nobodySplitsTheBoard() {
    assertNoneSplits(Layouts.D, 1);
  }

  /** A row of seven and a pair. */
  @Test
  public void nobodySplitsTheBoardFurther() {
    Layout layout = Layouts.A;
    for (int tile = 1; tile <= 7; tile++) {
      layout = layout.with(tile, new Cell(tile, 5));
    }
    assertNoneSplits(layout.with(8, new Cell(3, 8)).with(9, new Cell(4, 8)), 2);
  }
}
