package org.monsterbox.app.settings;

/** How long the table stands still for people to follow the bots. */
public enum BotSpeed {
  RELAXED(1.8f),
  USUAL(1),
  QUICK(1f / 3),
  INSTANT(0);

  private final float factor;

  BotSpeed(float factor) {
    this.factor = factor;
  }

  /** The next faster one; after the fastest, the slowest. */
  public BotSpeed next() {
    return switch (this) {
      case RELAXED -> USUAL;
      case USUAL -> QUICK;
      case QUICK -> INSTANT;
      case INSTANT -> RELAXED;
    };
  }

  /** A pause of so many milliseconds at the usual speed, at this one. */
  public long pause(long usualMillis) {
    return Math.round((double) usualMillis * factor);
  }
}
