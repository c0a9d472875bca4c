package org.monsterbox.app.shot.picture;

import android.graphics.Bitmap;
import android.graphics.Color;
import androidx.annotation.ColorInt;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;

/**
 * A picture in the few colours that it is mostly made of, so that it is small in the repository. A
 * person hardly sees the difference: the more pixels have a colour, the better it is kept, and only
 * the softened edges of shapes and letters lose tones.
 */
public final class FewColours {

  /** A smaller error makes the picture larger, and no difference easier to see. */
  private static final double ERROR = 3000;

  /** A byte has no more. */
  private static final int MOST = 256;

  private final int width;
  private final int height;
  private final int[] palette;
  private final byte[] indices;

  private FewColours(int width, int height, int[] palette, byte[] indices) {
    this.width = width;
    this.height = height;
    this.palette = palette;
    this.indices = indices;
  }

  public static FewColours of(Bitmap picture) {
    int[] pixels = pixels(picture);
    Map<Integer, Integer> counts = counts(pixels);
    int[] colours = new int[counts.size()];
    double[] weights = new double[colours.length];
    int next = 0;
    for (Map.Entry<Integer, Integer> count : counts.entrySet()) {
      colours[next] = count.getKey();
      weights[next++] = weight(count.getValue());
    }
    int[] nearest = new int[colours.length];
    int[] palette = choose(colours, weights, nearest);
    Map<Integer, Byte> places = new HashMap<>();
    for (int i = 0; i < colours.length; i++) {
      places.put(colours[i], (byte) nearest[i]);
    }
    byte[] indices = new byte[pixels.length];
    for (int i = 0; i < pixels.length; i++) {
      indices[i] = places.get(pixels[i]);
    }
    return new FewColours(picture.getWidth(), picture.getHeight(), palette, indices);
  }

  /** Takes one colour after the other: always the one that those taken so far miss most. */
  private static int[] choose(int[] colours, double[] weights, int[] nearest) {
    int[] palette = new int[MOST];
    double[] distances = new double[colours.length];
    Arrays.fill(distances, distance(Color.BLACK, Color.WHITE));
    for (int taken = 0; taken < MOST; taken++) {
      int missed = 0;
      for (int i = 1; i < colours.length; i++) {
        if (weights[i] * square(distances[i]) > weights[missed] * square(distances[missed])) {
          missed = i;
        }
      }
      if (weights[missed] * square(distances[missed]) <= ERROR) {
        return Arrays.copyOf(palette, taken);
      }
      palette[taken] = colours[missed];
      for (int i = 0; i < colours.length; i++) {
        double distance = distance(colours[i], palette[taken]);
        if (distance < distances[i]) {
          distances[i] = distance;
          nearest[i] = taken;
        }
      }
    }
    return palette;
  }

  /** How far from its true colour a pixel may be kept if so many have that colour. */
  static double error(int count) {
    return Math.sqrt(ERROR / weight(count));
  }

  public byte[] png() {
    return IndexedPng.encode(width, height, palette, indices);
  }

  static double distance(@ColorInt int one, @ColorInt int other) {
    return Math.sqrt(
        square(Color.red(one) - Color.red(other))
            + square(Color.green(one) - Color.green(other))
            + square(Color.blue(one) - Color.blue(other)));
  }

  static int[] pixels(Bitmap picture) {
    int[] pixels = new int[picture.getWidth() * picture.getHeight()];
    picture.getPixels(pixels, 0, picture.getWidth(), 0, 0, picture.getWidth(), picture.getHeight());
    return pixels;
  }

  /** How many pixels have which colour. */
  static Map<Integer, Integer> counts(int[] pixels) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int pixel : pixels) {
      counts.merge(pixel, 1, Integer::sum);
    }
    return counts;
  }

  private static double weight(int count) {
    return Math.sqrt(count);
  }

  private static double square(double number) {
    return number * number;
  }
}
