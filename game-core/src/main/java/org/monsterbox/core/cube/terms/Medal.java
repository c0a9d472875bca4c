package org.monsterbox.core.cube.terms;

/** What a challenge for one player is rewarded with, from nothing to the best. */
public enum Medal {
  NONE,
  BRONZE,
  SILVER,
  GOLD,
  LEGEND
}
