package org.monsterbox.core.thirteen;

/** What a monster is made of: three monsters each, but the Ghost stands alone. */
public enum Element {
  EARTH,
  AIR,
  FIRE,
  WATER,
  GHOST
}
