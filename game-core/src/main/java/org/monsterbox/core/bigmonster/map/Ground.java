package org.monsterbox.core.bigmonster.map;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.bigmonster.tiles.Shape;

/**
 * Which cells around a tableau are occupied: a bit for every cell. A tableau is at most 34 cells
 * wide (twelve flat tiles and eight upright ones in a row with the explorer), so that a row of it
 * and all that it may touch fit into one number.
 */
public final class Ground {

  /** A cell that a tile may occupy at the rim, one that it may touch, and one to spare. */
  private static final int MARGIN = 4;

  private final long[] rows;
  private final int left;
  private final int top;

  public Ground(Tableau tableau) {
    int minX = 0;
    int minY = 0;
    int maxY = 1;
    for (int packed : tableau.tiles) {
      minX = Math.min(minX, Placed.x(packed));
      minY = Math.min(minY, Placed.y(packed));
      maxY = Math.max(maxY, Placed.y(packed) + Placed.type(packed).shape().height() - 1);
    }
    left = minX - MARGIN;
    top = minY - MARGIN;
    rows = new long[maxY - minY + 1 + 2 * MARGIN];
    long explorer = 3L << -left;
    rows[-top] |= explorer;
    rows[1 - top] |= explorer;
    for (int packed : tableau.tiles) {
      flip(Placed.type(packed).shape(), Placed.x(packed), Placed.y(packed));
    }
  }

  /** Puts a tile there, or takes it away again. */
  public void flip(Shape shape, int x, int y) {
    long bit = 1L << (x - left);
    if (shape == Shape.V) {
      rows[y - top] ^= bit;
      rows[y + 1 - top] ^= bit;
    } else {
      rows[y - top] ^= bit | bit << 1;
    }
  }

  /** Whether a cell is empty; it may be anywhere. */
  public boolean isEmpty(int x, int y) {
    int row = y - top;
    int bit = x - left;
    return row < 0
        || row >= rows.length
        || bit < 0
        || bit >= Long.SIZE
        || (rows[row] >>> bit & 1) == 0;
  }

  /** Whether both cells of a tile would be empty. */
  public boolean isEmpty(Shape shape, int x, int y) {
    return isEmpty(x, y) && isEmpty(x + shape.width() - 1, y + shape.height() - 1);
  }

  /** Whether a tile there would share an edge with another or with the explorer. */
  public boolean touches(Shape shape, int x, int y) {
    return shape == Shape.V
        ? isBeside(x, y) || isBeside(x, y + 1) || !isEmpty(x, y - 1) || !isEmpty(x, y + 2)
        : isUnder(x, y) || isUnder(x + 1, y) || !isEmpty(x - 1, y) || !isEmpty(x + 2, y);
  }

  private boolean isBeside(int x, int y) {
    return !isEmpty(x - 1, y) || !isEmpty(x + 1, y);
  }

  private boolean isUnder(int x, int y) {
    return !isEmpty(x, y - 1) || !isEmpty(x, y + 1);
  }

  /** All legal places for a tile, by y and then by x. */
  public List<Anchor> anchors(Shape shape) {
    List<Anchor> anchors = new ArrayList<>(64);
    forEachAnchor(shape, (x, y) -> anchors.add(new Anchor(x, y)));
    return anchors;
  }

  /** Is shown places. */
  public interface Visitor {
    void visit(int x, int y);
  }

  /**
   * Shows all legal places for a tile, by y and then by x. The ground must not change meanwhile.
   */
  public void forEachAnchor(Shape shape, Visitor visitor) {
    for (int row = 1; row + 2 < rows.length; row++) {
      long legal = shape == Shape.V ? uprightAnchors(row) : flatAnchors(row);
      for (long rest = legal; rest != 0; rest &= rest - 1) {
        visitor.visit(Long.numberOfTrailingZeros(rest) + left, row + top);
      }
    }
  }

  private long uprightAnchors(int row) {
    long upper = rows[row];
    long lower = rows[row + 1];
    long beside = upper << 1 | upper >>> 1 | lower << 1 | lower >>> 1;
    return (beside | rows[row - 1] | rows[row + 2]) & ~(upper | lower);
  }

  private long flatAnchors(int row) {
    long cells = rows[row];
    long vertical = rows[row - 1] | rows[row + 1];
    long touched = cells << 1 | cells >>> 2 | vertical | vertical >>> 1;
    return touched & ~(cells | cells >>> 1);
  }
}
