package org.monsterbox.app.scene.lettering;

import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Typeface;
import androidx.annotation.ColorInt;
import org.monsterbox.app.art.Ticking;

/** A ring that empties while the time runs out, with the seconds that are left in it. */
public final class Countdown implements Ticking {

  private static final float THICKNESS = 0.12f;
  private static final float DIGITS = 0.5f;

  /** How much of the text's size a digit is high. */
  private static final float HEIGHT_OF_DIGIT = 0.72f;

  private static final long FRAME = 33;
  private static final long SECOND = 1000;
  private static final int MOST = 999;

  private final long since;
  private final long begin;
  private final long end;
  @ColorInt private final int colour;
  @ColorInt private final int ground;
  private final Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint digits = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final char[] number = new char[3];

  /**
   * Times are those of the game's clock.
   *
   * @param since when the scene is made
   * @param begin when the ring is full
   * @param end when it is empty
   */
  public Countdown(long since, long begin, long end, @ColorInt int colour, @ColorInt int ground) {
    this.since = since;
    this.begin = begin;
    this.end = end;
    this.colour = colour;
    this.ground = ground;
    pen.setStyle(Paint.Style.STROKE);
    digits.setColor(colour);
    digits.setTextAlign(Paint.Align.CENTER);
    digits.setTypeface(Typeface.DEFAULT_BOLD);
  }

  @Override
  public long since() {
    return since;
  }

  @Override
  public long end() {
    return end;
  }

  @Override
  public long next(long now) {
    return now >= end ? Long.MAX_VALUE : Math.max(begin, now + FRAME);
  }

  @Override
  public void draw(Canvas canvas, float width, float height, long now) {
    float size = Math.min(width, height);
    float thick = size * THICKNESS;
    float radius = (size - thick) / 2;
    float x = width / 2;
    float y = height / 2;
    pen.setStrokeWidth(thick);
    pen.setColor(ground);
    canvas.drawCircle(x, y, radius, pen);
    long left = Math.max(0, end - Math.max(begin, now));
    pen.setColor(colour);
    float sweep = end == begin ? 0 : 360f * left / (end - begin);
    canvas.drawArc(x - radius, y - radius, x + radius, y + radius, -90, sweep, false, pen);
    float text = size * DIGITS;
    digits.setTextSize(text);
    int count = write((int) Math.min(MOST, (left + SECOND - 1) / SECOND));
    int from = number.length - count;
    canvas.drawText(number, from, count, x, y + text * HEIGHT_OF_DIGIT / 2, digits);
  }

  /** How many digits it takes; they stand at the end. */
  private int write(int value) {
    int count = 0;
    int rest = value;
    do {
      count++;
      number[number.length - count] = (char) ('0' + rest % 10);
      rest /= 10;
    } while (rest > 0);
    return count;
  }
}
