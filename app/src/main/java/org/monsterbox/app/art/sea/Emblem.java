package org.monsterbox.app.art.sea;

/** What is drawn on a card, or stands for something that counts. */
public enum Emblem {
  HARPOON,
  EXPLOSIVE,
  RAM,
  DROGUE,
  NET,
  TRACTOR,
  HEADWIND,
  CURRENT,
  ICE_WAVE,
  MINI_STORM,
  DIVE,
  WHIRLPOOL,
  DEVOUR,
  CHARGE,
  ROCK_SLIDE,
  LEAP,
  PUSH,
  /** Rounds, until the storm. */
  STORM,
  /** The life of the whale. */
  LIFE
}
