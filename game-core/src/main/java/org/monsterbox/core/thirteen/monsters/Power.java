package org.monsterbox.core.thirteen.monsters;

/** What a monster lets its owner do besides attacking. */
public enum Power {
  SACRIFICE,
  PERMAFROST,
  PROPHET,
  SUPER_NOVA
}
