package org.monsterbox.core.game;

/**
 * Who may see something.
 *
 * @param seats bit {@code n} is set if seat {@code n} may see it
 */
public record Audience(int seats) {

  /** In place of a seat: somebody who sees what is shown to all, and nothing else. */
  public static final int BYSTANDER = Integer.SIZE - 1;

  public static final Audience EVERYONE = new Audience(-1);

  public static Audience only(int seat) {
    return new Audience(1 << seat);
  }

  public static Audience allBut(int seat) {
    return new Audience(~(1 << seat));
  }

  public boolean includes(int seat) {
    return seat >= 0 && seat < Integer.SIZE && (seats >>> seat & 1) == 1;
  }
}
