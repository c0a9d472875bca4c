package org.monsterbox.core.bigmonster.map;

import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/** A tile and its anchor in a tableau; packed into one number where it is stored. */
public record Placed(int tile, int x, int y) {

  /** A tableau cannot reach further than this, whatever is placed. */
  private static final int OFFSET = 64;

  static int pack(int tile, int x, int y) {
    return tile << 16 | (x + OFFSET) << 8 | (y + OFFSET);
  }

  static Placed of(int packed) {
    return new Placed(tile(packed), x(packed), y(packed));
  }

  static int tile(int packed) {
    return packed >> 16;
  }

  static TileType type(int packed) {
    return Tiles.type(packed >> 16);
  }

  static int x(int packed) {
    return (packed >> 8 & 0xff) - OFFSET;
  }

  static int y(int packed) {
    return (packed & 0xff) - OFFSET;
  }

  public TileType type() {
    return Tiles.type(tile);
  }
}
