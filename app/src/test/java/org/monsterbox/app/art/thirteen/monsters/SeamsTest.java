package org.monsterbox.app.art.thirteen.monsters;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.art.Palette;
import org.robolectric.annotation.Config;

/** Any top, eyes and bottom join into one creature: measured on the pixels. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class SeamsTest {

  private static final int SCALE = 8;
  private static final int MARGIN = 4;
  private static final float LEFT_EDGE = PaperPart.LEFT - 1.26f;
  private static final float RIGHT_EDGE = PaperPart.RIGHT + 1.26f;

  /** A quarter of the outline's weight. */
  private static final float TOLERANCE = 0.65f;

  private final MonsterArt monsters =
      new MonsterArt(Palette.of(ApplicationProvider.getApplicationContext()));

  @Test
  public void bodiesAreEquallyWideAndCentredAtEverySeam() {
    for (int monster = 1; monster <= MonsterArt.MONSTERS; monster++) {
      for (PaperPart part : PaperPart.values()) {
        Drawn drawn = new Drawn(monster, part);
        for (float row : rowsAtSeams(part, 0.1f)) {
          assertEquals(drawn + " left", LEFT_EDGE, drawn.leftEdge(row), TOLERANCE);
          assertEquals(drawn + " right", RIGHT_EDGE, drawn.rightEdge(row), TOLERANCE);
        }
      }
    }
  }

  @Test
  public void bodiesMeetTheSeamAtARightAngle() {
    for (int monster = 1; monster <= MonsterArt.MONSTERS; monster++) {
      for (PaperPart part : PaperPart.values()) {
        Drawn drawn = new Drawn(monster, part);
        for (float row : rowsAtSeams(part, 0.6f)) {
          assertEquals(drawn + " left", LEFT_EDGE, drawn.leftEdge(row), TOLERANCE);
          assertEquals(drawn + " right", RIGHT_EDGE, drawn.rightEdge(row), TOLERANCE);
        }
      }
    }
  }

  @Test
  public void nothingReachesAcrossASeam() {
    for (int monster = 1; monster <= MonsterArt.MONSTERS; monster++) {
      for (PaperPart part : PaperPart.values()) {
        Drawn drawn = new Drawn(monster, part);
        for (float row : rowsAtSeams(part, -0.3f)) {
          assertTrue(drawn + " at " + row, drawn.leftEdge(row) >= LEFT_EDGE - TOLERANCE);
          assertTrue(drawn + " at " + row, drawn.rightEdge(row) <= RIGHT_EDGE + TOLERANCE);
        }
      }
    }
  }

  /** Rows so far inside the part from each of its seams. */
  private static float[] rowsAtSeams(PaperPart part, float inside) {
    return switch (part) {
      case TOP -> new float[] {part.height() - inside};
      case EYES -> new float[] {inside, part.height() - inside};
      case BOTTOM -> new float[] {inside};
    };
  }

  /** A part drawn large, with a margin to see what leaves its box. */
  private final class Drawn {

    private final int monster;
    private final PaperPart part;
    private final Bitmap bitmap;

    Drawn(int monster, PaperPart part) {
      this.monster = monster;
      this.part = part;
      bitmap =
          Bitmap.createBitmap(
              ((int) PaperPart.WIDTH) * SCALE,
              ((int) part.height() + 2 * MARGIN) * SCALE,
              Bitmap.Config.ARGB_8888);
      Canvas canvas = new Canvas(bitmap);
      canvas.scale(SCALE, SCALE);
      canvas.translate(0, MARGIN);
      monsters.collage(monster, part).draw(canvas);
    }

    float leftEdge(float row) {
      for (int x = 0; x < bitmap.getWidth(); x++) {
        if (opaque(x, row)) {
          return (float) x / SCALE;
        }
      }
      return PaperPart.WIDTH;
    }

    float rightEdge(float row) {
      for (int x = bitmap.getWidth() - 1; x >= 0; x--) {
        if (opaque(x, row)) {
          return (x + 1f) / SCALE;
        }
      }
      return 0;
    }

    /** Shadows are not. */
    private boolean opaque(int x, float row) {
      return Color.alpha(bitmap.getPixel(x, Math.round((row + MARGIN) * SCALE - 0.5f))) > 200;
    }

    @Override
    public String toString() {
      return part + " of monster " + monster;
    }
  }
}
