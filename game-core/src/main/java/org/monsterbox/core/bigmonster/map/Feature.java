package org.monsterbox.core.bigmonster.map;

import org.monsterbox.core.bigmonster.tiles.Colour;
import org.monsterbox.core.bigmonster.tiles.Terrain;
import org.monsterbox.core.bigmonster.tiles.TileType;

/** What is counted in a tableau, built-in monsters of the explorer included. */
public enum Feature {
  /** Tiles of each terrain, in the order of {@link Terrain}. */
  ICE_TILES,
  WATER_TILES,
  LAVA_TILES,
  SWAMP_TILES,
  MEADOW_TILES,
  DESERT_TILES,
  RUNE_TILES,
  /** Complete crystals, in the order of {@link Colour}. */
  GREEN_CRYSTALS,
  RED_CRYSTALS,
  BLUE_CRYSTALS,
  DESERT_MONSTERS,
  RUNE_MONSTERS,
  MUTAGEN_MONSTERS,
  ICE_POINTS,
  MUTANTS,
  CHICKS,
  MUTANTS_OF_LEVEL_TWO,
  COMPLETE_BIG_MONSTERS,
  LAVA_POINTS,
  FURIOUS_DRAGONS,
  GOLDEN_DIAMONDS,
  UNICORNS,
  AMBASSADORS,
  /** Tiles that touch the ambassador. */
  AROUND_AMBASSADOR,
  /** 1 if the explorer touches the ambassador. */
  EXPLORER_AT_AMBASSADOR,
  /** Which of the meadow's rules score: bits from {@link TileType#MEADOW_GREEN} on. */
  MEADOW_RULES;

  static final int COUNT = values().length;

  public static Feature tilesOf(Terrain terrain) {
    return ALL[terrain.index()];
  }

  public static Feature crystalsOf(Colour colour) {
    return ALL[GREEN_CRYSTALS.index() + colour.index()];
  }

  private static final Feature[] ALL = values();

  /** Its place where things are kept in the order of these. */
  @SuppressWarnings("EnumOrdinal") // nothing is saved by this number
  public int index() {
    return ordinal();
  }
}
