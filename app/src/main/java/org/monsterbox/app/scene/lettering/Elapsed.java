package org.monsterbox.app.scene.lettering;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Typeface;
import androidx.annotation.ColorInt;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.Ticking;

/** How long something has taken, in minutes and seconds, while it goes on. */
public final class Elapsed implements Ticking {

  private static final long SECOND = 1000;
  private static final int MINUTE = 60;
  private static final int DIGITS = 10;

  /** How much of the height a digit takes, and how wide a text of five is then. */
  private static final float SIZE = 0.8f;

  private static final float HEIGHT_OF_DIGIT = 0.72f;
  private static final float WIDTH = 2.9f;

  private final long since;
  private final long began;
  private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final char[] text = new char[12];

  /**
   * Times are those of the game's clock.
   *
   * @param since when the scene is made
   * @param began when it was nought; before the clock's own beginning where more counts than that
   */
  public Elapsed(long since, long began, @ColorInt int colour) {
    this.since = since;
    this.began = began;
    paint.setColor(colour);
    paint.setTextAlign(Paint.Align.RIGHT);
    paint.setTypeface(Typeface.DEFAULT_BOLD);
  }

  /** Something that is over, or does not go on for now. */
  public static Piece still(long millis, @ColorInt int colour) {
    Elapsed elapsed = new Elapsed(millis, 0, colour);
    return (canvas, width, height) -> elapsed.draw(canvas, width, height, millis);
  }

  /** How wide it is where it is so high. */
  public static float width(float height) {
    return height * SIZE * WIDTH;
  }

  @Override
  public long since() {
    return since;
  }

  /** It counts to no end. */
  @Override
  public long end() {
    return Long.MAX_VALUE;
  }

  @Override
  public long next(long now) {
    return now + SECOND - Math.floorMod(now - began, SECOND);
  }

  @Override
  public void draw(Canvas canvas, float width, float height, long now) {
    float size = Math.min(height * SIZE, width / WIDTH);
    paint.setTextSize(size);
    int from = write((now - began) / SECOND);
    canvas.drawText(
        text, from, text.length - from, width, (height + size * HEIGHT_OF_DIGIT) / 2, paint);
  }

  /** As "12:05", at the end of the letters; says where it begins. */
  private int write(long seconds) {
    int at = text.length;
    int rest = (int) Math.max(0, seconds);
    text[--at] = (char) ('0' + rest % MINUTE % DIGITS);
    text[--at] = (char) ('0' + rest % MINUTE / DIGITS);
    text[--at] = ':';
    rest /= MINUTE;
    do {
      text[--at] = (char) ('0' + rest % DIGITS);
      rest /= DIGITS;
    } while (rest > 0);
    return at;
  }
}
