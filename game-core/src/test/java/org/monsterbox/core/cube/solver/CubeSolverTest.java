package org.monsterbox.core.cube.solver;

import static org.junit.Assert.assertEquals;
import static org.monsterbox.core.cube.solver.Layouts.A;
import static org.monsterbox.core.cube.solver.Layouts.CODE;
import static org.monsterbox.core.cube.solver.Layouts.E;
import static org.monsterbox.core.cube.solver.Layouts.X;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.TreeSet;
import org.junit.Test;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Terms;
import org.monsterbox.core.cube.tiles.Tiles;

/** The solver's examples of the rules document, 1 to 8. */
public final class CubeSolverTest {

  @Test
  public void v01_countsOfTheStart() {
    assertEquals(16, pairs(A));
    assertEquals(List.of(21L, 32L, 4L), combos(Solver.solveUnmoved(A, CODE)));
    assertEquals(57, Solver.solveUnmoved(A, CODE).triples());
    assertEquals(119, moves(A));
    assertEquals(57 + 758, Solver.solve(A, CODE).triples());
    Layout rhombus = Layout.start(Layout.Shape.RHOMBUS, 5, 4, 8, 3, 6, 2, 7, 9, 1);
    assertEquals(57, Solver.solveUnmoved(rhombus, CODE).triples());
    assertEquals(120, moves(rhombus));
  }

  private static int pairs(Layout layout) {
    int ends = 0;
    for (int mask : Placement.neighbours(layout)) {
      ends += Integer.bitCount(mask);
    }
    return ends / 2;
  }

  private static int moves(Layout layout) {
    int moves = 0;
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      moves += Placement.places(layout, tile, false).size();
    }
    return moves;
  }

  private static List<Long> combos(Solutions solutions) {
    List<Long> counts = new ArrayList<>();
    for (Combo combo : Combo.values()) {
      counts.add(solutions.all().stream().filter(each -> each.combo() == combo).count());
    }
    return counts;
  }

  @Test
  public void v02_solutionsWithoutAMove() {
    String expected =
        "4 4 3 6 3 5 7 3 7 8 10 6 8 3 6 8 12 5 8 8 3 6 3 3 6 6 4 4 10 6 8 2 5 4 3 3 3 2 4 1 1 2 5 3"
            + " 3 2 4 2 2 1 7 1 5 2 1 0";
    assertEquals(expected, counts(Solver.solveUnmoved(A, CODE), 56));
  }

  @Test
  public void v03_solutionsWithExactlyOneMove() {
    String expected =
        "79 77 73 86 74 59 93 55 76 77 130 73 121 93 76 83 113 46 119 83 66 104 109 27 61 83 54 52"
            + " 87 51 82 41 72 70 40 26 62 62 55 18 57 23 50 63 20 51 51 11 41 32 39 37 34 10 31"
            + " 10";
    Terms moving = new Terms(Side.NUMBERS, CODE.combos(), false, false, true);
    assertEquals(expected, counts(Solver.solve(A, moving), 56));
  }

  @Test
  public void v04_allWaysToTwelve() {
    TreeSet<String> expected = new TreeSet<>();
    expected.add("LINE [Y0,0, Y1,0, Y2,0] [4, 5, 8]");
    expected.add("LINE [Y0,1, Y1,1, Y2,1] [2, 3, 6]");
    expected.add("LINE [B0,1, B1,1, B2,1] [2, 4, 8]");
    expected.add("LINE [R-1,2, R0,1, R1,0] [2, 4, 8]");
    expected.add("CUBE [B1,0, R2,0, Y1,1] [3, 6, 6]");
    expected.add("RIBBON [B1,0, B1,1, Y1,1] [2, 3, 6]");
    TreeSet<String> found = new TreeSet<>();
    for (Solution solution : Solver.solveUnmoved(A, CODE).of(12)) {
      TreeSet<String> faces = new TreeSet<>();
      List<Integer> values = new ArrayList<>();
      for (Face face : solution.triple().faces()) {
        faces.add(face.text());
        values.add(A.value(face, Side.NUMBERS));
      }
      Collections.sort(values);
      found.add(solution.combo() + " " + faces + " " + values);
      assertEquals(12, solution.sum(A, 12, Side.NUMBERS).orElseThrow().result());
    }
    assertEquals(expected, found);
  }

  @Test
  public void v05_tenWaysToFiftySix() {
    assertEquals(0, Solver.solveUnmoved(A, CODE).count(56));
    TreeSet<String> found = new TreeSet<>();
    for (Solution solution : Solver.solve(A, CODE).of(56)) {
      TreeSet<Integer> values = new TreeSet<>();
      for (Face face : solution.triple().faces()) {
        values.add(solution.shownOn(A).value(face, Side.NUMBERS));
      }
      found.add(solution.move().orElseThrow().text() + " " + solution.combo() + " " + values);
    }
    TreeSet<String> expected =
        new TreeSet<>(
            List.of(
                "T1>-2,2 RIBBON [2, 6, 9]",
                "T2>-1,3 LINE [2, 6, 9]",
                "T4>3,-1 RIBBON [6, 8]",
                "T6>1,3 RIBBON [2, 6, 9]",
                "T7>1,3 LINE [2, 6, 9]",
                "T7>2,-1 LINE [2, 6, 9]",
                "T7>2,2 LINE [2, 6, 9]",
                "T7>2,2 RIBBON [2, 6, 9]",
                "T8>3,0 RIBBON [2, 6, 9]",
                "T9>3,1 LINE [2, 6, 9]"));
    assertEquals(expected, found);
    assertEquals(10, Solver.solve(A, CODE).count(56));
  }

  @Test
  public void v06_thereIsNoWayToSixtyThree() {
    Solutions solutions = Solver.solve(X, CODE);
    for (int target = -8; target <= 65; target++) {
      assertEquals("target " + target, target == 63, solutions.count(target) == 0);
      assertEquals(target != 63, Solver.reachable(X, CODE).contains(target));
    }
  }

  @Test
  public void v07_cubesOfNumbers() {
    Solutions solutions = Solver.solve(A, Layouts.cubes(Side.NUMBERS));
    assertEquals(28, solutions.triples());
    List<Integer> unreachable = new ArrayList<>();
    for (int code = 1; code <= Cards.COUNT; code++) {
      if (solutions.count(code) == 0) {
        unreachable.add(code);
      }
    }
    assertEquals(List.of(16, 34, 36, 38, 41, 42, 44, 46, 48, 50, 51, 52, 54, 55, 56), unreachable);
  }

  @Test
  public void v08_cubesOfDice() {
    Solutions solutions = Solver.solve(E, Layouts.cubes(Side.DICE));
    assertEquals("8 9 12 8 7 7 9 8 4 6 7 3 4 2 3 0 0 0", counts(solutions, 18));
  }

  private static String counts(Solutions solutions, int most) {
    StringBuilder text = new StringBuilder();
    for (int code = 1; code <= most; code++) {
      text.append(code == 1 ? "" : " ").append(solutions.count(code));
    }
    return text.toString();
  }

  @Test
  public void linesThatTouchAreFewer() {
    Terms touching = new Terms(Side.NUMBERS, CODE.combos(), true, false, false);
    assertEquals(List.of(7L, 32L, 4L), combos(Solver.solveUnmoved(A, touching)));
  }
}
