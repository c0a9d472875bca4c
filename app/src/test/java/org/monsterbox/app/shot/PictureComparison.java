package org.monsterbox.app.shot;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import androidx.annotation.ColorInt;
import java.util.Locale;

/** Two pictures side by side, and how many of their pixels a person would call different. */
final class PictureComparison {

  /** Processors round differently; the nearest colours of the theme are 11 steps of 255 apart. */
  private static final int CHANNEL_TOLERANCE = 6;

  /** Fewer than any digit of the smallest text has. */
  private static final int TOLERATED_PIXELS = 8;

  static final int GUTTER = 8;

  private final Bitmap expected;
  private final Bitmap seen;
  private final Bitmap difference;
  private final int different;

  private PictureComparison(Bitmap expected, Bitmap seen) {
    this.expected = expected;
    this.seen = seen;
    int width = Math.max(expected.getWidth(), seen.getWidth());
    int height = Math.max(expected.getHeight(), seen.getHeight());
    difference = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888);
    int count = 0;
    for (int y = 0; y < height; y++) {
      for (int x = 0; x < width; x++) {
        boolean same = inside(expected, x, y) && inside(seen, x, y) && alike(x, y);
        difference.setPixel(x, y, same ? faded(seen.getPixel(x, y)) : Color.RED);
        count += same ? 0 : 1;
      }
    }
    different = count;
  }

  static PictureComparison of(Bitmap expected, Bitmap seen) {
    return new PictureComparison(expected, seen);
  }

  boolean same() {
    return expected.getWidth() == seen.getWidth()
        && expected.getHeight() == seen.getHeight()
        && different <= TOLERATED_PIXELS;
  }

  /** Expected, seen, and the seen picture faded with all differences in red. */
  Bitmap picture() {
    int width = difference.getWidth() + GUTTER;
    Bitmap sheet =
        Bitmap.createBitmap(width * 3 - GUTTER, difference.getHeight(), Bitmap.Config.ARGB_8888);
    Canvas canvas = new Canvas(sheet);
    canvas.drawBitmap(expected, 0, 0, null);
    canvas.drawBitmap(seen, width, 0, null);
    canvas.drawBitmap(difference, width * 2, 0, null);
    return sheet;
  }

  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%d pixels differ, sizes %dx%d and %dx%d",
        different,
        expected.getWidth(),
        expected.getHeight(),
        seen.getWidth(),
        seen.getHeight());
  }

  private boolean alike(int x, int y) {
    int one = expected.getPixel(x, y);
    int other = seen.getPixel(x, y);
    return Math.abs(Color.red(one) - Color.red(other)) <= CHANNEL_TOLERANCE
        && Math.abs(Color.green(one) - Color.green(other)) <= CHANNEL_TOLERANCE
        && Math.abs(Color.blue(one) - Color.blue(other)) <= CHANNEL_TOLERANCE;
  }

  private static boolean inside(Bitmap bitmap, int x, int y) {
    return x < bitmap.getWidth() && y < bitmap.getHeight();
  }

  @ColorInt
  private static int faded(@ColorInt int colour) {
    int grey = (Color.red(colour) + Color.green(colour) + Color.blue(colour)) / 3;
    int light = 200 + grey * 55 / 255;
    return Color.rgb(light, light, light);
  }
}
