package org.monsterbox.core.bigmonster.tiles;

import java.util.Arrays;

/**
 * The single tiles, by number: those of the base game are 0 to 79, those for five and six players
 * 80 to 119, stretch goals 120 to 127, each in the order of {@link TileType}.
 */
public final class Tiles {

  public static final int BASE = 80;
  public static final int ALL = 120;
  public static final int WITH_STRETCH_GOALS = 128;

  static final int PANDA = 120;
  static final int UNICORN_F = 121;
  static final int UNICORN_M = 122;
  static final int AMBASSADOR = 123;
  static final int YETI = 124;
  static final int FIRST_GOLD = 125;
  static final int LAST_GOLD = 127;

  /** Where no tile is. */
  public static final int NONE = -1;

  private static final TileType[] TYPES = new TileType[WITH_STRETCH_GOALS];

  static {
    int next = 0;
    for (TileType type : TileType.ALL) {
      next = fill(next, type.base(), type);
    }
    for (TileType type : TileType.ALL) {
      next = fill(next, type.plus(), type);
    }
    TYPES[PANDA] = TileType.SG_PANDA;
    TYPES[UNICORN_F] = TileType.SG_UNICORN_F;
    TYPES[UNICORN_M] = TileType.SG_UNICORN_M;
    TYPES[AMBASSADOR] = TileType.SG_AMBASSADOR;
    TYPES[YETI] = TileType.SG_YETI;
    Arrays.fill(TYPES, FIRST_GOLD, LAST_GOLD + 1, TileType.SG_GOLD);
  }

  private Tiles() {}

  private static int fill(int first, int count, TileType type) {
    Arrays.fill(TYPES, first, first + count, type);
    return first + count;
  }

  public static TileType type(int tile) {
    return TYPES[tile];
  }

  public static Terrain terrain(int tile) {
    return TYPES[tile].terrain();
  }
}
