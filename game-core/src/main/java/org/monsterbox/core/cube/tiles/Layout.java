package org.monsterbox.core.cube.tiles;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Fingerprint;

/** Where the nine tiles of a zone lie. Coordinates are never made smaller: views may be centred. */
public final class Layout {

  /** The shape in which a game begins. */
  public enum Shape {
    /** The middle row is shifted by half a tile. */
    BRICK,
    /** Every row is shifted. */
    RHOMBUS;

    Cell cell(int number) {
      int row = number / 3;
      return new Cell(number % 3 - (this == BRICK ? row / 2 : 0), row);
    }
  }

  /** A layout that nobody sees. */
  public static final Layout COVERED = new Layout(new int[0]);

  private static final int R_BITS = 16;

  /** By tile: q and r in one number. */
  private final int[] cells;

  private Layout(int[] cells) {
    this.cells = cells;
  }

  /** The tiles in that order, row by row. */
  public static Layout start(Shape shape, int... order) {
    int[] cells = new int[Tiles.COUNT];
    for (int i = 0; i < Tiles.COUNT; i++) {
      Cell cell = shape.cell(i);
      cells[order[i] - 1] = packed(cell.q(), cell.r());
    }
    return new Layout(cells);
  }

  /** The tiles in a random order, drawn from the head of the chance. */
  public static Layout shuffled(Shape shape, Chance chance) {
    int[] order = new int[Tiles.COUNT];
    for (int i = 0; i < Tiles.COUNT; i++) {
      order[i] = i + 1;
    }
    chance.shuffle(order);
    return start(shape, order);
  }

  /** How many numbers {@link #shuffled} draws. */
  public static Chance after(Chance chance) {
    return chance.shuffle(new int[Tiles.COUNT]);
  }

  private static int packed(int q, int r) {
    return q << R_BITS | (r & 0xFFFF);
  }

  /** While the game pauses, nobody sees the tiles. */
  public boolean isCovered() {
    return cells.length == 0;
  }

  public int q(int tile) {
    return cells[tile - 1] >> R_BITS;
  }

  public int r(int tile) {
    return (short) cells[tile - 1];
  }

  /** Where that tile lies; tiles are numbered from 1. */
  public Cell cellOf(int tile) {
    return new Cell(q(tile), r(tile));
  }

  /** The tile on that cell, if there is one. */
  public OptionalInt tileAt(Cell cell) {
    int tile = find(cell.q(), cell.r());
    return tile == 0 ? OptionalInt.empty() : OptionalInt.of(tile);
  }

  /** The tile on that cell, or 0. */
  public int find(int q, int r) {
    int wanted = packed(q, r);
    for (int i = 0; i < cells.length; i++) {
      if (cells[i] == wanted) {
        return i + 1;
      }
    }
    return 0;
  }

  /** The same with one tile elsewhere. */
  public Layout with(int tile, Cell to) {
    int[] changed = cells.clone();
    changed[tile - 1] = packed(to.q(), to.r());
    return new Layout(changed);
  }

  /** All faces that can be pointed at, tile by tile. */
  public List<Face> faces() {
    List<Face> faces = new ArrayList<>();
    for (int tile = 1; tile <= cells.length; tile++) {
      for (Colour colour : Colour.values()) {
        faces.add(new Face(colour, cellOf(tile)));
      }
    }
    return faces;
  }

  /** What that face shows; there must be a tile. */
  public int value(Face face, Side side) {
    int tile = find(face.cell().q(), face.cell().r());
    return Tiles.value(tile, face.colour(), side);
  }

  /** All there is to know. */
  public void addTo(Fingerprint fingerprint) {
    fingerprint.add(cells);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Layout layout && Arrays.equals(cells, layout.cells);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(cells);
  }

  /** Tiles and their cells, for remarks in records. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int tile = 1; tile <= cells.length; tile++) {
      text.append(tile == 1 ? "" : " ").append('T').append(tile).append(' ');
      text.append(cellOf(tile).text());
    }
    return text.toString();
  }
}
