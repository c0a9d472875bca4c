package org.monsterbox.desktop.host;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Writes pictures as what has changed since the last one: pixels to leave, to fill with one colour,
 * or to copy. The drawings are flat, so this is small, and it costs less than any compression.
 *
 * <pre>
 * width height first-row end-row, then runs: count * 4 + kind [colours]
 * kind 0: leave so many pixels   1: fill so many with the colour   2: copy so many colours
 * </pre>
 *
 * All are integers of four bytes, the lowest byte first. Colours are as a canvas keeps them: red in
 * the lowest byte.
 */
final class FrameCoder {

  private static final int LEAVE = 0;
  private static final int FILL = 1;
  private static final int COPY = 2;

  /** Shorter runs of one colour cost more than they save. */
  private static final int SHORTEST_RUN = 4;

  private static final int HEADER_BYTES = 16;

  private int width;
  private int height;
  private int[] shown = {};
  private ByteBuffer out = ByteBuffer.allocate(0);
  private int copied;

  /**
   * What leads from the last picture to this one; empty if nothing does.
   *
   * @param pixels alpha, red, green, blue, from the highest byte to the lowest
   */
  ByteBuffer encode(int newWidth, int newHeight, int[] pixels) {
    boolean resized = newWidth != width || newHeight != height;
    if (resized) {
      width = newWidth;
      height = newHeight;
      shown = new int[width * height];
      out = ByteBuffer.allocate(HEADER_BYTES + Integer.BYTES * (pixels.length + 1));
      out.order(ByteOrder.LITTLE_ENDIAN);
    }
    int first = firstChange(pixels);
    if (first == pixels.length && !resized) {
      return ByteBuffer.allocate(0);
    }
    int end = lastChange(pixels) + 1;
    out.clear();
    out.putInt(width).putInt(height).putInt(first / Math.max(1, width));
    out.putInt((end + width - 1) / Math.max(1, width));
    copied = 0;
    if (first > 0 && end > 0) {
      run(first, LEAVE);
    }
    for (int at = first; at < end; ) {
      int same = sameAsShown(pixels, at, end);
      int plain = same >= SHORTEST_RUN ? 0 : ofOneColour(pixels, at, end);
      if (same >= SHORTEST_RUN) {
        endCopy(pixels, at);
        run(same, LEAVE);
        at += same;
      } else if (plain >= SHORTEST_RUN) {
        endCopy(pixels, at);
        run(plain, FILL);
        out.putInt(onCanvas(pixels[at]));
        at += plain;
      } else {
        copied++;
        at++;
      }
    }
    endCopy(pixels, end);
    System.arraycopy(pixels, 0, shown, 0, pixels.length);
    out.flip();
    return out;
  }

  private int firstChange(int[] pixels) {
    int at = 0;
    while (at < pixels.length && pixels[at] == shown[at]) {
      at++;
    }
    return at;
  }

  private int lastChange(int[] pixels) {
    int at = pixels.length - 1;
    while (at >= 0 && pixels[at] == shown[at]) {
      at--;
    }
    return at;
  }

  private int sameAsShown(int[] pixels, int from, int end) {
    int at = from;
    while (at < end && pixels[at] == shown[at]) {
      at++;
    }
    return at - from;
  }

  private static int ofOneColour(int[] pixels, int from, int end) {
    int at = from + 1;
    while (at < end && pixels[at] == pixels[from]) {
      at++;
    }
    return at - from;
  }

  private void run(int count, int kind) {
    out.putInt((count << 2) | kind);
  }

  private void endCopy(int[] pixels, int end) {
    if (copied > 0) {
      run(copied, COPY);
      for (int at = end - copied; at < end; at++) {
        out.putInt(onCanvas(pixels[at]));
      }
      copied = 0;
    }
  }

  private static int onCanvas(int colour) {
    return (colour & 0xFF00FF00) | ((colour >>> 16) & 0xFF) | ((colour & 0xFF) << 16);
  }
}
