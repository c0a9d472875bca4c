package org.monsterbox.core.thirteen.monsters;

/** What a monster is made of: three monsters each, but the Ghost stands alone. */
public enum Element {
  EARTH,
  AIR,
  FIRE,
  WATER,
  GHOST
}
