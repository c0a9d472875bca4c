package org.monsterbox.core.bigmonster.tiles;

/** The seven terrains that a tile can show. */
public enum Terrain {
  ICE,
  WATER,
  LAVA,
  SWAMP,
  MEADOW,
  DESERT,
  RUNE;

  /** Its place where things are kept in the order of these. */
  @SuppressWarnings("EnumOrdinal") // nothing is saved by this number
  public int index() {
    return ordinal();
  }
}
