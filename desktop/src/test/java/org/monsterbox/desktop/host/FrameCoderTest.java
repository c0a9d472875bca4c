package org.monsterbox.desktop.host;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Random;
import org.junit.Test;

public final class FrameCoderTest {

  private static final int WHITE = 0xFFFFFFFF;

  private final FrameCoder coder = new FrameCoder();
  private final Decoder decoder = new Decoder();

  @Test
  public void theFirstPictureIsWhole() {
    int[] pixels = {0xFF112233, 0xFF445566, WHITE, WHITE, WHITE, WHITE};

    decoder.read(coder.encode(3, 2, pixels));

    assertArrayEquals(pixels, decoder.pixels);
    assertEquals(3, decoder.width);
    assertEquals(0, decoder.firstRow);
    assertEquals(2, decoder.endRow);
  }

  @Test
  public void redIsInTheLowestByte() {
    ByteBuffer content = coder.encode(1, 1, new int[] {0xFF0000AA}).order(ByteOrder.LITTLE_ENDIAN);

    assertEquals(0xFFAA0000, content.getInt(20));
  }

  @Test
  public void nothingIsSaidWhereNothingChanges() {
    int[] pixels = {1, 2, 3, 4};
    decoder.read(coder.encode(2, 2, pixels));

    assertFalse(coder.encode(2, 2, pixels).hasRemaining());
  }

  @Test
  public void onlyTheRowsThatChangeAreNamed() {
    int[] pixels = new int[10 * 10];
    Arrays.fill(pixels, WHITE);
    decoder.read(coder.encode(10, 10, pixels));
    pixels[34] = 0xFF000000;
    pixels[51] = 0xFF000000;

    decoder.read(coder.encode(10, 10, pixels));

    assertArrayEquals(pixels, decoder.pixels);
    assertEquals(3, decoder.firstRow);
    assertEquals(6, decoder.endRow);
  }

  @Test
  public void aFlatPictureIsSmall() {
    int[] pixels = new int[1000 * 1000];
    Arrays.fill(pixels, WHITE);

    assertTrue(coder.encode(1000, 1000, pixels).remaining() < 100);
  }

  @Test
  public void anotherSizeBeginsAnew() {
    decoder.read(coder.encode(2, 1, new int[] {5, 6}));
    decoder.read(coder.encode(1, 2, new int[] {5, 6}));

    assertArrayEquals(new int[] {5, 6}, decoder.pixels);
    assertEquals(1, decoder.width);
  }

  @Test
  public void anyPictureArrivesAsItWas() {
    Random random = new Random(13);
    int[] pixels = new int[64 * 48];
    for (int picture = 0; picture < 300; picture++) {
      scribble(pixels, random);
      ByteBuffer content = coder.encode(64, 48, pixels);
      if (content.hasRemaining()) {
        decoder.read(content);
      }
      assertArrayEquals("picture " + picture, pixels, decoder.pixels);
    }
  }

  /** A noisy strip, a plain one, and a few single pixels. */
  private static void scribble(int[] pixels, Random random) {
    int from = random.nextInt(pixels.length);
    int to = from + random.nextInt(pixels.length - from);
    int colour = random.nextInt();
    boolean noisy = random.nextBoolean();
    for (int at = from; at < to; at++) {
      pixels[at] = noisy ? random.nextInt(4) : colour;
    }
    for (int i = random.nextInt(5); i > 0; i--) {
      pixels[random.nextInt(pixels.length)] = random.nextInt();
    }
  }

  /** What picture.js does. */
  private static final class Decoder {
    int width;
    int height;
    int firstRow;
    int endRow;
    int[] pixels = {};

    void read(ByteBuffer content) {
      ByteBuffer in = content.duplicate().order(ByteOrder.LITTLE_ENDIAN);
      int newWidth = in.getInt();
      int newHeight = in.getInt();
      if (newWidth != width || newHeight != height) {
        width = newWidth;
        height = newHeight;
        pixels = new int[width * height];
      }
      firstRow = in.getInt();
      endRow = in.getInt();
      for (int at = 0; in.hasRemaining(); ) {
        int run = in.getInt();
        int kind = run & 3;
        int colour = kind == 1 ? in.getInt() : 0;
        for (int end = at + (run >>> 2); at < end; at++) {
          if (kind != 0) {
            pixels[at] = argb(kind == 1 ? colour : in.getInt());
          }
        }
      }
    }

    private static int argb(int canvas) {
      return Integer.rotateRight(Integer.reverseBytes(canvas), 8);
    }
  }
}
