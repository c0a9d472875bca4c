package org.monsterbox.core.sea.box;

import java.util.List;
import org.monsterbox.core.game.MovePart;

/** One application of a Movement card: where its arrow turns the boat, or a step without a turn. */
public enum Arrow {
  SHARP_PORT("-2", -2, 0),
  PORT("-1", -1, 1),
  AHEAD("0", 0, 2),
  STARBOARD("+1", 1, 3),
  SHARP_STARBOARD("+2", 2, 4),
  /** The truncated application of a mini-storm: only onto the card's cell. */
  ADV("adv", 0, 5);

  public static final List<Arrow> ALL = List.of(values());

  private final String text;
  private final int turn;
  private final int index;

  Arrow(String text, int turn, int index) {
    this.text = text;
    this.turn = turn;
    this.index = index;
  }

  /** Its place among all of them. */
  public int index() {
    return index;
  }

  public String text() {
    return text;
  }

  /** The inverse of {@link #text}. */
  public static Arrow read(String text) {
    for (Arrow arrow : ALL) {
      if (arrow.text.equals(text)) {
        return arrow;
      }
    }
    throw MovePart.notInForm();
  }

  /** How far the bow turns to starboard. */
  public int turn() {
    return turn;
  }

  /** How many cells it takes. */
  public int cost() {
    return this == ADV ? 1 : 2;
  }

  public int bit() {
    return 1 << index;
  }
}
