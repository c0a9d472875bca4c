package org.monsterbox.core.cube.solver;

import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import java.util.EnumSet;
import java.util.Set;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Terms;

/** The layouts that the examples of the rules document are about. */
public final class Layouts {

  public static final Layout A = brick(5, 4, 8, 3, 6, 2, 7, 9, 1);
  public static final Layout B = brick(7, 5, 8, 4, 6, 2, 3, 9, 1);
  public static final Layout D = A.with(1, new Cell(-2, 3));
  public static final Layout E = brick(1, 2, 9, 4, 5, 6, 3, 7, 8);
  public static final Layout F = brick(1, 3, 4, 5, 6, 2, 8, 7, 9);
  public static final Layout X = brick(3, 6, 5, 9, 2, 1, 4, 7, 8);
  public static final Layout W =
      brick(1, 2, 3, 4, 5, 6, 7, 8, 9).with(8, new Cell(7, 0)).with(9, new Cell(8, 0));

  /** As rule sets 1 and 2 are usually played. */
  public static final Terms CODE =
      new Terms(Side.NUMBERS, EnumSet.allOf(Combo.class), false, false, false);

  private Layouts() {}

  public static Layout brick(int... order) {
    return Layout.start(Layout.Shape.BRICK, order);
  }

  /** As rule sets 3 and 4 are usually played. */
  public static Terms cubes(Side side) {
    return new Terms(side, Set.of(Combo.CUBE), false, false, true);
  }

  /** Every tile touches another one, and all lie in the window. */
  public static void assertAllowed(Layout layout) {
    for (int neighbours : Placement.neighbours(layout)) {
      assertNotEquals(0, neighbours);
    }
    assertTrue(Placement.fits(layout));
  }
}
