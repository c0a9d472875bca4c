package org.monsterbox.core.cube.solver;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Colour;
import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Layout;

/**
 * The geometry of section 3, from the drawing of a tile alone: faces are rhombi, tiles are
 * hexagons, and what touches has an edge in common.
 */
final class Polygons {

  /** Halves of a tile's width across, halves of a side down: so all corners are whole numbers. */
  private record Point(int x, int y) {
    Point plus(Point other) {
      return new Point(x + other.x, y + other.y);
    }
  }

  private record Edge(Set<Point> ends) {}

  private static final Point TOP = new Point(0, -2);
  private static final Point BOTTOM = new Point(0, 2);
  private static final Point UPPER_LEFT = new Point(-1, -1);
  private static final Point UPPER_RIGHT = new Point(1, -1);
  private static final Point LOWER_LEFT = new Point(-1, 1);
  private static final Point LOWER_RIGHT = new Point(1, 1);
  private static final Point CENTRE = new Point(0, 0);

  private static final List<Point> HEXAGON =
      List.of(TOP, UPPER_RIGHT, LOWER_RIGHT, BOTTOM, LOWER_LEFT, UPPER_LEFT);

  private static final int MOST_ROWS = 8;
  private static final int MOST_HALF_COLUMNS = 17;

  private final List<Face> faces;

  /** By two faces: which edge of the first is one of the second, or -1. */
  private final int[][] common;

  Polygons(Layout layout) {
    faces = layout.faces();
    List<List<Edge>> edges = new ArrayList<>();
    faces.forEach(face -> edges.add(edges(rhombus(face.colour()), face.cell())));
    common = new int[faces.size()][faces.size()];
    for (int i = 0; i < faces.size(); i++) {
      for (int j = 0; j < faces.size(); j++) {
        common[i][j] = i == j ? -1 : common(edges.get(i), edges.get(j));
      }
    }
  }

  private static List<Point> rhombus(Colour colour) {
    return switch (colour) {
      case YELLOW -> List.of(TOP, UPPER_RIGHT, CENTRE, UPPER_LEFT);
      case RED -> List.of(UPPER_LEFT, CENTRE, BOTTOM, LOWER_LEFT);
      case BLUE -> List.of(UPPER_RIGHT, LOWER_RIGHT, BOTTOM, CENTRE);
    };
  }

  private static Point centre(Cell cell) {
    return new Point(2 * cell.q() + cell.r(), 3 * cell.r());
  }

  /** One after the other around the polygon. */
  private static List<Edge> edges(List<Point> corners, Cell cell) {
    List<Edge> edges = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      Point next = corners.get((i + 1) % corners.size());
      edges.add(new Edge(Set.of(corners.get(i).plus(centre(cell)), next.plus(centre(cell)))));
    }
    return edges;
  }

  private static int common(List<Edge> edges, List<Edge> others) {
    for (int i = 0; i < edges.size(); i++) {
      if (others.contains(edges.get(i))) {
        return i;
      }
    }
    return -1;
  }

  private static boolean touch(Cell cell, Cell other) {
    return common(edges(HEXAGON, cell), edges(HEXAGON, other)) >= 0;
  }

  /** Section 3.4: what three different faces are, by their places in the layout's list. */
  Optional<Combo> combo(int a, int b, int c) {
    Set<Cell> tiles = new HashSet<>();
    Set<Colour> colours = new HashSet<>();
    for (int index : new int[] {a, b, c}) {
      tiles.add(faces.get(index).cell());
      colours.add(faces.get(index).colour());
    }
    if (colours.size() == 1) {
      boolean isRow = isRow(a, b, c) || isRow(b, c, a) || isRow(c, a, b);
      return isRow ? Optional.of(Combo.LINE) : Optional.empty();
    }
    if (isStrip(a, b, c) || isStrip(b, c, a) || isStrip(c, a, b)) {
      return Optional.of(Combo.RIBBON);
    }
    boolean meet = common[a][b] >= 0 && common[b][c] >= 0 && common[c][a] >= 0;
    return meet && tiles.size() == 3 ? Optional.of(Combo.CUBE) : Optional.empty();
  }

  /** The tiles of the outer faces touch that of the middle one, on opposite sides of it. */
  private boolean isRow(int middle, int outer, int otherOuter) {
    Cell cell = faces.get(middle).cell();
    Cell one = faces.get(outer).cell();
    Cell other = faces.get(otherOuter).cell();
    return touch(cell, one)
        && touch(cell, other)
        && centre(one).plus(centre(other)).equals(centre(cell).plus(centre(cell)));
  }

  /** Section 3.5: whether the faces of a line touch tip to tip. */
  boolean isTouching(int a, int b, int c) {
    return commonTips(a, b) + commonTips(b, c) + commonTips(c, a) == 2;
  }

  private int commonTips(int one, int other) {
    Set<Point> tips = tips(faces.get(one));
    tips.retainAll(tips(faces.get(other)));
    return tips.size();
  }

  private static Set<Point> tips(Face face) {
    Set<Point> corners = new HashSet<>();
    rhombus(face.colour()).forEach(corner -> corners.add(corner.plus(centre(face.cell()))));
    return corners;
  }

  /** The outer faces lie across opposite edges of the middle one. */
  private boolean isStrip(int middle, int outer, int otherOuter) {
    int one = common[middle][outer];
    int other = common[middle][otherOuter];
    return one >= 0 && other >= 0 && Math.abs(one - other) == 2;
  }

  /** Section 3.6: why a tile cannot be put there, or nothing. */
  static Optional<CubeCode> refusal(Layout layout, int tile, Cell to, boolean oneGroup) {
    List<Cell> cells = new ArrayList<>();
    for (int other = 1; other <= 9; other++) {
      cells.add(layout.cellOf(other));
    }
    if (cells.get(tile - 1).equals(to)) {
      return Optional.of(CubeCode.SAME_CELL);
    }
    if (cells.contains(to)) {
      return Optional.of(CubeCode.CELL_OCCUPIED);
    }
    cells.set(tile - 1, to);
    if (cells.stream().anyMatch(cell -> cells.stream().noneMatch(other -> areTwo(cell, other)))) {
      return Optional.of(CubeCode.TILE_ISOLATED);
    }
    if (!fits(cells)) {
      return Optional.of(CubeCode.OUT_OF_WINDOW);
    }
    return oneGroup && group(cells).size() < cells.size()
        ? Optional.of(CubeCode.BOARD_SPLIT)
        : Optional.empty();
  }

  private static boolean areTwo(Cell cell, Cell other) {
    return !cell.equals(other) && touch(cell, other);
  }

  private static boolean fits(List<Cell> cells) {
    for (Cell cell : cells) {
      for (Cell other : cells) {
        // A row is three halves of a side further down.
        boolean isFar =
            centre(other).y - centre(cell).y > 3 * MOST_ROWS
                || centre(other).x - centre(cell).x > MOST_HALF_COLUMNS;
        if (isFar) {
          return false;
        }
      }
    }
    return true;
  }

  /** All that hold together with the first one. */
  private static Set<Cell> group(List<Cell> cells) {
    Set<Cell> group = new HashSet<>(cells.subList(0, 1));
    for (int size = 0; size < group.size(); ) {
      size = group.size();
      for (Cell cell : cells) {
        if (group.stream().anyMatch(member -> touch(member, cell))) {
          group.add(cell);
        }
      }
    }
    return group;
  }
}
