package org.monsterbox.app.games.cube.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.core.cube.tiles.Cell;
import org.monsterbox.core.cube.tiles.Colour;
import org.monsterbox.core.cube.tiles.Combo;
import org.monsterbox.core.cube.tiles.Face;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.cube.tiles.Tiles;
import org.monsterbox.core.cube.tiles.Triple;

/**
 * A few tiles that the rules show.
 *
 * @param cells where they lie, in the layout before the move
 * @param faces those that shine, or none
 * @param move the tile that has come from elsewhere
 */
public record Example(
    Layout layout, Side side, List<Cell> cells, List<Face> faces, Optional<TileMove> move) {

  /** The layout on which the rules show number tiles. */
  static final Layout NUMBERS = Layout.start(Layout.Shape.BRICK, 5, 4, 8, 3, 6, 2, 7, 9, 1);

  static final Layout DICE = Layout.start(Layout.Shape.BRICK, 1, 2, 9, 4, 5, 6, 3, 7, 8);

  private static final int MOVED = 8;

  /** Lines along two axes. */
  public static final List<Example> LINES =
      List.of(numbers(y(0, 0), y(1, 0), y(2, 0)), numbers(r(-1, 2), r(0, 1), r(1, 0)));

  /** A bend, and two colours. */
  public static final List<Example> NO_LINES =
      List.of(numbers(y(0, 0), y(1, 0), y(1, 1)), numbers(y(0, 1), b(1, 1), y(2, 1)));

  public static final List<Example> RIBBONS =
      List.of(
          numbers(r(0, 0), b(0, 0), r(1, 0)),
          numbers(b(0, 0), y(0, 1), b(0, 1)),
          numbers(r(1, 0), y(0, 1), r(0, 1)));

  /** Around a corner, and on one tile. */
  public static final List<Example> NO_RIBBONS =
      List.of(numbers(r(0, 0), b(0, 0), y(0, 1)), numbers(y(0, 0), r(0, 0), b(0, 0)));

  public static final List<Example> CUBES =
      List.of(numbers(y(0, 1), b(0, 0), r(1, 0)), numbers(y(1, 1), b(1, 0), r(2, 0)));

  /** Only tips that touch, and three colours in a row. */
  public static final List<Example> NO_CUBES =
      List.of(numbers(r(1, 0), y(1, 1), b(0, 1)), numbers(y(0, 0), r(1, 0), b(1, 0)));

  /** The last tile of the first row goes to the bottom. */
  public static final List<Example> MOVES = List.of(moved(new Cell(0, 3)));

  /** It touches only the place that it has left. */
  public static final List<Example> NO_MOVES = List.of(moved(new Cell(3, -1)));

  public static final List<Example> DICE_CUBES =
      List.of(
          new Example(
              DICE,
              Side.DICE,
              List.of(new Cell(2, 1), new Cell(2, 0), new Cell(-1, 2)),
              List.of(y(2, 1), b(2, 0), r(3, 0)),
              Optional.of(new TileMove(3, new Cell(3, 0)))));

  private static Example numbers(Face... faces) {
    List<Cell> cells = new ArrayList<>();
    for (Face face : faces) {
      if (!cells.contains(face.cell())) {
        cells.add(face.cell());
      }
    }
    return new Example(NUMBERS, Side.NUMBERS, cells, List.of(faces), Optional.empty());
  }

  private static Example moved(Cell to) {
    List<Cell> cells = new ArrayList<>();
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      cells.add(NUMBERS.cellOf(tile));
    }
    return new Example(
        NUMBERS, Side.NUMBERS, cells, List.of(), Optional.of(new TileMove(MOVED, to)));
  }

  private static Face y(int q, int r) {
    return Face.of(Colour.YELLOW, q, r);
  }

  private static Face r(int q, int r) {
    return Face.of(Colour.RED, q, r);
  }

  private static Face b(int q, int r) {
    return Face.of(Colour.BLUE, q, r);
  }

  /** The tiles as they are shown. */
  public Layout shown() {
    return move.map(made -> layout.with(made.tile(), made.to())).orElse(layout);
  }

  /** The numbers of the tiles that are shown. */
  public List<Integer> tiles() {
    List<Integer> tiles = new ArrayList<>();
    for (Cell cell : cells) {
      tiles.add(layout.tileAt(cell).orElseThrow());
    }
    return tiles;
  }

  /** The pattern that the faces make, if they make one. */
  public Optional<Combo> combo() {
    return Combo.of(new Triple(faces.get(0), faces.get(1), faces.get(2)));
  }
}
