package org.monsterbox.app.shot.picture;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import androidx.annotation.ColorInt;
import java.util.Arrays;
import java.util.Locale;
import java.util.Map;

/**
 * Two pictures side by side, and how many of their pixels a person would call different. The
 * expected picture is in {@link FewColours}, so a pixel may differ by as much as is lost by that.
 */
final class PictureComparison {

  /** Processors round differently; the nearest colours of the theme are 23 apart. */
  private static final double TOLERANCE = 8;

  /** Fewer than any digit of the smallest text has. */
  private static final int TOLERATED_PIXELS = 8;

  static final int GUTTER = 8;

  private final Bitmap expected;
  private final Bitmap seen;
  private final boolean[] differs;
  private final int different;

  private PictureComparison(Bitmap expected, Bitmap seen) {
    this.expected = expected;
    this.seen = seen;
    if (sameSize()) {
      differs = differences(FewColours.pixels(expected), FewColours.pixels(seen));
    } else {
      differs = new boolean[seen.getWidth() * seen.getHeight()];
      Arrays.fill(differs, true);
    }
    int count = 0;
    for (boolean pixelDiffers : differs) {
      count += pixelDiffers ? 1 : 0;
    }
    different = count;
  }

  static PictureComparison of(Bitmap expected, Bitmap seen) {
    return new PictureComparison(expected, seen);
  }

  boolean same() {
    return sameSize() && different <= TOLERATED_PIXELS;
  }

  private boolean sameSize() {
    return expected.getWidth() == seen.getWidth() && expected.getHeight() == seen.getHeight();
  }

  /** Expected, seen, and the seen picture faded with all differences in red. */
  Bitmap picture() {
    int width = Math.max(expected.getWidth(), seen.getWidth()) + GUTTER;
    int height = Math.max(expected.getHeight(), seen.getHeight());
    Bitmap sheet = Bitmap.createBitmap(width * 3 - GUTTER, height, Bitmap.Config.ARGB_8888);
    Canvas canvas = new Canvas(sheet);
    canvas.drawBitmap(expected, 0, 0, null);
    canvas.drawBitmap(seen, width, 0, null);
    int[] marked = FewColours.pixels(seen);
    for (int i = 0; i < marked.length; i++) {
      marked[i] = differs[i] ? Color.RED : faded(marked[i]);
    }
    sheet.setPixels(marked, 0, seen.getWidth(), width * 2, 0, seen.getWidth(), seen.getHeight());
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

  private static boolean[] differences(int[] expected, int[] seen) {
    Map<Integer, Integer> counts = FewColours.counts(seen);
    boolean[] differs = new boolean[expected.length];
    for (int i = 0; i < expected.length; i++) {
      differs[i] =
          expected[i] != seen[i]
              && FewColours.distance(expected[i], seen[i])
                  > TOLERANCE + FewColours.error(counts.get(seen[i]));
    }
    return differs;
  }

  @ColorInt
  private static int faded(@ColorInt int colour) {
    int grey = (Color.red(colour) + Color.green(colour) + Color.blue(colour)) / 3;
    int light = 200 + grey * 55 / 255;
    return Color.rgb(light, light, light);
  }
}
