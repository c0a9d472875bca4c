package org.monsterbox.app.referee.clock;

/** The pace that people have set, or none at all while they want to skip what others do. */
public final class Haste implements Pace {

  private final Pace usual;
  private boolean hasty;

  public Haste(Pace usual) {
    this.usual = usual;
  }

  public void setHasty(boolean isHasty) {
    hasty = isHasty;
  }

  @Override
  public long pause(long usualMillis, boolean revealed) {
    return hasty ? 0 : usual.pause(usualMillis, revealed);
  }
}
