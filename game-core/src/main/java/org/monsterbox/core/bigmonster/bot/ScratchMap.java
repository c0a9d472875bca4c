package org.monsterbox.core.bigmonster.bot;

import java.util.Arrays;
import java.util.List;
import org.monsterbox.core.bigmonster.map.Ground;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.ExplorerPiece;
import org.monsterbox.core.bigmonster.tiles.Shape;
import org.monsterbox.core.bigmonster.tiles.TileType;

/**
 * A tableau on which one more tile is tried and taken away again, thousands of times: plain arrays,
 * and a grid that knows which tile has its anchor where.
 */
final class ScratchMap {

  static final int NOTHING = -1;
  private static final int SIDE = 64;
  private static final int MIDDLE = 32;
  private static final int MOST_TILES = 24;
  private static final int TOP = 1;
  private static final int BOTTOM = 2;

  final TileType[] types = new TileType[MOST_TILES];
  final int[] xs = new int[MOST_TILES];
  final int[] ys = new int[MOST_TILES];

  /** By tile: which ports of a mutant are lit, its top as 1 and its bottom as 2. */
  final int[] lit = new int[MOST_TILES];

  private final int[] litBefore = new int[MOST_TILES];
  private final byte[] anchors = new byte[SIDE * SIDE];

  Explorer explorer = Explorer.E01;
  List<ExplorerPiece> explorerPieces = List.of();
  Ground ground = new Ground(Tableau.of(Explorer.E01));
  int size;

  ScratchMap() {
    Arrays.fill(types, TileType.TOAD);
    Arrays.fill(anchors, (byte) NOTHING);
  }

  /** Begins with this tableau. */
  void load(Tableau tableau) {
    for (int i = 0; i < size; i++) {
      mark(i, NOTHING);
    }
    explorer = tableau.explorer();
    explorerPieces = explorer.pieces();
    ground = new Ground(tableau);
    size = 0;
    for (int i = 0; i < tableau.size(); i++) {
      append(tableau.type(i), tableau.x(i), tableau.y(i));
    }
  }

  /** Tries a tile at a legal place. */
  void add(TileType type, int x, int y) {
    System.arraycopy(lit, 0, litBefore, 0, size);
    ground.flip(type.shape(), x, y);
    append(type, x, y);
  }

  /** Takes away the tile that was tried last. */
  void remove() {
    size--;
    ground.flip(types[size].shape(), xs[size], ys[size]);
    mark(size, NOTHING);
    System.arraycopy(litBefore, 0, lit, 0, size);
  }

  private void append(TileType type, int x, int y) {
    types[size] = type;
    xs[size] = x;
    ys[size] = y;
    lit[size] = 0;
    mark(size, size);
    size++;
    if (type.isMutant()) {
      lit[size - 1] = explorer == Explorer.E05 && x == 1 && y == -2 ? BOTTOM : 0;
      for (int i = 0; i < size; i++) {
        lit[size - 1] |= types[i].isMutagen() ? port(i, x, y) : 0;
      }
    } else if (type.isMutagen()) {
      for (int i = 0; i < size; i++) {
        lit[i] |= types[i].isMutant() ? port(size - 1, xs[i], ys[i]) : 0;
      }
    }
  }

  /** The port of a mutant at that anchor that a mutagen lights. */
  private int port(int mutagen, int x, int y) {
    if (types[mutagen] == TileType.MUTAGEN_DOUBLE) {
      boolean isBelow = ys[mutagen] + 1 == y && (xs[mutagen] == x || xs[mutagen] + 1 == x);
      return isBelow ? TOP : 0;
    }
    return xs[mutagen] + 1 == x && ys[mutagen] - 2 == y ? BOTTOM : 0;
  }

  /** The tile whose anchor is there, or {@link #NOTHING}. */
  int at(int x, int y) {
    int column = x + MIDDLE;
    int row = y + MIDDLE;
    boolean isInside = column >= 0 && column < SIDE && row >= 0 && row < SIDE;
    return isInside ? anchors[row * SIDE + column] : NOTHING;
  }

  /** Tableaus that reach further than the grid are legal, but nobody builds them to win. */
  private void mark(int index, int value) {
    int column = xs[index] + MIDDLE;
    int row = ys[index] + MIDDLE;
    if (column >= 0 && column < SIDE && row >= 0 && row < SIDE) {
      anchors[row * SIDE + column] = (byte) value;
    }
  }

  boolean isTopLit(int index) {
    return (lit[index] & TOP) != 0;
  }

  boolean isBottomLit(int index) {
    return (lit[index] & BOTTOM) != 0;
  }

  /** Whether a whole upright tile would have room there. */
  boolean hasRoom(int x, int y) {
    return ground.isEmpty(Shape.V, x, y);
  }
}
