package org.monsterbox.core.bigmonster;

/** The seven terrains that a tile can show. */
public enum Terrain {
  ICE,
  WATER,
  LAVA,
  SWAMP,
  MEADOW,
  DESERT,
  RUNE
}
