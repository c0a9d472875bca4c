package org.monsterbox.core.cube.solver;

import static org.junit.Assert.assertEquals;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.Test;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Sum;
import org.monsterbox.core.cube.tiles.Terms;
import org.monsterbox.core.cube.tiles.Tiles;
import org.monsterbox.core.cube.tiles.Triple;
import org.monsterbox.core.game.Chance;

/**
 * Patterns, placement and sums against what follows from the drawings and formulas of section 3, on
 * random layouts. The system property {@code monsterbox.layouts} makes the long run.
 */
public final class CubePolygonTest {

  private static final int LAYOUTS = Integer.getInteger("monsterbox.layouts", 60);
  private static final int TILES_TRIED = 40;

  private static final Terms TOUCHING =
      new Terms(Side.NUMBERS, EnumSet.allOf(Combo.class), true, false, false);

  @Test
  public void everyThreeFaces() {
    Set<Combo> seen = EnumSet.noneOf(Combo.class);
    for (int i = 0; i < LAYOUTS; i++) {
      Layout layout = BruteForce.randomLayout(Chance.of(i, "polygons"), false);
      List<Face> faces = layout.faces();
      Polygons polygons = new Polygons(layout);
      for (int a = 0; a < faces.size(); a++) {
        for (int b = a + 1; b < faces.size(); b++) {
          for (int c = b + 1; c < faces.size(); c++) {
            Triple triple = new Triple(faces.get(b), faces.get(c), faces.get(a));
            Optional<Combo> combo = polygons.combo(a, b, c);
            assertEquals(layout + ": " + triple.text(), combo, Combo.of(triple));
            combo.ifPresent(seen::add);
            if (combo.equals(Optional.of(Combo.LINE))) {
              boolean isTouching = polygons.isTouching(a, b, c);
              assertEquals(triple.text(), isTouching, TOUCHING.allows(Combo.LINE, triple));
            }
          }
        }
      }
    }
    assertEquals(EnumSet.allOf(Combo.class), seen);
  }

  @Test
  public void everyPlace() {
    Set<Optional<CubeCode>> seen = new HashSet<>();
    for (int i = 0; i < LAYOUTS; i++) {
      Chance chance = Chance.of(i, "places");
      Layout layout = BruteForce.randomLayout(chance.branch(0), false);
      for (int j = 1; j <= TILES_TRIED; j++) {
        Chance draw = chance.branch(j);
        int tile = 1 + draw.below(Tiles.COUNT);
        Cell near = layout.cellOf(1 + draw.branch(1).below(Tiles.COUNT));
        Cell to =
            new Cell(
                near.q() + draw.branch(2).below(7) - 3, near.r() + draw.branch(3).below(7) - 3);
        for (boolean oneGroup : new boolean[] {false, true}) {
          Optional<CubeCode> refusal = Polygons.refusal(layout, tile, to, oneGroup);
          assertEquals(
              layout + ": T" + tile + " to " + to.text(),
              refusal,
              Optional.ofNullable(Placement.refusal(layout, tile, to, oneGroup)));
          seen.add(refusal);
        }
      }
    }
    // With nothing refused, and all five reasons.
    assertEquals(seen.toString(), 6, seen.size());
  }

  /** Section 3.7, for all values that faces can have. */
  @Test
  public void everySum() {
    for (Side side : Side.values()) {
      int most = side == Side.DICE ? 6 : 9;
      for (int a = 1; a <= most; a++) {
        for (int b = 1; b <= most; b++) {
          for (int c = 1; c <= most; c++) {
            Set<Integer> results = side == Side.DICE ? dice(a, b, c) : numbers(a, b, c);
            assertEquals(List.copyOf(results), Sum.results(a, b, c, side));
            for (int target = -12; target <= 91; target++) {
              assertEquals(results.contains(target), Sum.canMake(target, a, b, c, side));
              Optional<Sum> sum = Sum.making(target, a, b, c, side);
              assertEquals(results.contains(target), sum.isPresent());
            }
          }
        }
      }
    }
  }

  private static Set<Integer> numbers(int a, int b, int c) {
    return new TreeSet<>(List.of(a * b + c, a * b - c, a * c + b, a * c - b, b * c + a, b * c - a));
  }

  private static Set<Integer> dice(int a, int b, int c) {
    return new TreeSet<>(
        List.of(a + b + c, a + b - c, a + c - b, b + c - a, a - b - c, b - a - c, c - a - b));
  }
}
