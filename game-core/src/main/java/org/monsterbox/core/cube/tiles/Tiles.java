package org.monsterbox.core.cube.tiles;

/** The nine tiles of a set: what their faces show. Tiles are numbered from 1, as on the table. */
public final class Tiles {

  public static final int COUNT = 9;

  // Numbers of the yellow, red and blue face, then the dice of the same faces.
  private static final byte[][] FACES = {
    {1, 5, 9, 1, 2, 3},
    {2, 9, 4, 3, 2, 6},
    {3, 4, 8, 1, 3, 5},
    {4, 8, 3, 6, 5, 3},
    {5, 3, 7, 2, 1, 4},
    {6, 7, 2, 4, 6, 2},
    {7, 2, 6, 5, 4, 1},
    {8, 6, 1, 5, 6, 4},
    {9, 1, 5, 6, 4, 5},
  };

  private Tiles() {}

  /** What the tile shows there. */
  public static int value(int tile, Colour colour, Side side) {
    return value(tile, colour.index, side);
  }

  /** The same, by the index of the colour. */
  public static int value(int tile, int colour, Side side) {
    return FACES[tile - 1][colour + (side == Side.DICE ? Colour.COUNT : 0)];
  }

  public static boolean exists(int tile) {
    return tile >= 1 && tile <= COUNT;
  }
}
