package org.monsterbox.core.cube.tiles;

/**
 * A place for a tile, on a lattice of hexagons with their points up, without end.
 *
 * @param q goes up to the right
 * @param r goes up downwards, half a tile to the right with each row
 */
public record Cell(int q, int r) {

  /** The six ways to a neighbour. */
  public enum Direction {
    E(1, 0),
    NE(1, -1),
    NW(0, -1),
    W(-1, 0),
    SW(-1, 1),
    SE(0, 1);

    public final int dq;
    public final int dr;

    Direction(int dq, int dr) {
      this.dq = dq;
      this.dr = dr;
    }
  }

  /** The neighbour in that direction. */
  public Cell to(Direction direction) {
    return new Cell(q + direction.dq, r + direction.dr);
  }

  /** Its half-column: how far right it lies, in halves of a tile. */
  public int halfColumn() {
    return 2 * q + r;
  }

  /** As moves write it. */
  public String text() {
    return q + "," + r;
  }

  /** What is written so; {@link IllegalArgumentException} if nothing is. */
  public static Cell read(String text) {
    int comma = text.indexOf(',');
    return new Cell(number(text.substring(0, comma)), number(text.substring(comma + 1)));
  }

  private static int number(String text) {
    if (!text.matches("-?[0-9]{1,4}")) {
      throw new IllegalArgumentException("Not a coordinate: " + text);
    }
    return Integer.parseInt(text);
  }
}
