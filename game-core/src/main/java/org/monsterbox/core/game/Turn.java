package org.monsterbox.core.game;

/**
 * Who may act now: one seat, several at once, or nobody, and then the game is over. A seat that may
 * only stop the clock may act, too: whose turn it is for people, a game's view says.
 *
 * @param seats bit {@code n} is set if seat {@code n} may act
 */
public record Turn(int seats) {

  public static final Turn OVER = new Turn(0);

  public static Turn of(int seat) {
    return new Turn(1 << seat);
  }

  /** All seats from 0 up to the count. */
  public static Turn ofAll(int count) {
    return new Turn((1 << count) - 1);
  }

  public Turn without(int seat) {
    return new Turn(seats & ~(1 << seat));
  }

  public boolean isOver() {
    return seats == 0;
  }

  public boolean includes(int seat) {
    return seat >= 0 && seat < Integer.SIZE && (seats >>> seat & 1) == 1;
  }

  /** The lowest seat that may act. */
  public int first() {
    if (isOver()) {
      throw new IllegalStateException("Nobody may act: the game is over");
    }
    return Integer.numberOfTrailingZeros(seats);
  }

  /** One of the seats that may act: where several may, nobody knows who comes first. */
  public int any(Chance chance) {
    int rest = seats;
    if ((rest & (rest - 1)) != 0) {
      for (int skipped = chance.below(Integer.bitCount(rest)); skipped > 0; skipped--) {
        rest &= rest - 1;
      }
      return Integer.numberOfTrailingZeros(rest);
    }
    return first();
  }
}
