package org.monsterbox.app.scene.lettering;

import androidx.annotation.ColorInt;

/**
 * How text looks. Styles start at {@link Lettering#style}; the methods give another one that
 * differs in one thing.
 *
 * @param size in sp
 * @param lines the most lines that it may take; what does not fit ends in an ellipsis
 * @param shrinks becomes smaller, down to 12 sp, before it takes another line or is cut off
 */
public record Style(
    float size, boolean bold, @ColorInt int colour, Side side, int lines, boolean shrinks) {

  /** Where the lines of a text start, end or lie. */
  public enum Side {
    START,
    MIDDLE,
    END
  }

  public Style sized(float sp) {
    return new Style(sp, bold, colour, side, lines, shrinks);
  }

  public Style strong() {
    return new Style(size, true, colour, side, lines, shrinks);
  }

  public Style coloured(@ColorInt int other) {
    return new Style(size, bold, other, side, lines, shrinks);
  }

  public Style middle() {
    return new Style(size, bold, colour, Side.MIDDLE, lines, shrinks);
  }

  public Style end() {
    return new Style(size, bold, colour, Side.END, lines, shrinks);
  }

  public Style lines(int most) {
    return new Style(size, bold, colour, side, most, shrinks);
  }

  public Style shrinking() {
    return new Style(size, bold, colour, side, lines, true);
  }
}
