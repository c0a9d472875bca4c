package org.monsterbox.app.art.thirteen;

/** What a badge tells: the species of a monster, or the level of a player. */
public enum Badge {
  GRUNT,
  ABOMINATION,
  OG,
  THIRTEENTH,
  COLLECTOR,
  APPRENTICE,
  BEASTMASTER
}
