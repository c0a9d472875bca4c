package org.monsterbox.app.art.thirteen.monsters;

import android.graphics.Canvas;
import androidx.annotation.ColorInt;
import java.util.List;
import org.monsterbox.app.art.Alive;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Palette;

/**
 * Three parts joined into one creature, in a box of {@link PaperPart#WIDTH} by {@link
 * PaperPart#COLUMN}. It is sewn together where different monsters meet; one of a single monster has
 * a shining rim, and the 13th wavers.
 */
public final class Creature implements Alive {

  private static final float BREATH = 0.012f;
  private static final float FLICKER = 0.03f;
  private static final float RIM_WIDTH = 5.4f;

  private final List<Collage> parts;
  private final Collage seams;
  private final boolean pure;
  private final boolean ghost;
  @ColorInt private final int rim;

  Creature(Palette palette, List<Collage> parts, Collage seams, boolean pure, boolean ghost) {
    this.parts = parts;
    this.seams = seams;
    this.pure = pure;
    this.ghost = ghost;
    rim = palette.thirteen().gold();
  }

  @Override
  public void draw(Canvas canvas, float width, float height, float blink, float breath) {
    canvas.save();
    Framed.fit(canvas, width, height, PaperPart.WIDTH, PaperPart.COLUMN);
    canvas.scale(
        1 - BREATH / 2 * breath, 1 + BREATH * breath, PaperPart.WIDTH / 2, PaperPart.COLUMN);
    if (ghost) {
      canvas.skew(FLICKER * breath, 0);
      canvas.translate(-FLICKER * breath * PaperPart.COLUMN, 0);
    }
    if (pure) {
      drawRim(canvas);
    }
    for (int i = 0; i < parts.size(); i++) {
      float start = start(i);
      canvas.translate(0, start);
      parts.get(i).draw(canvas, blink);
      canvas.translate(0, -start);
    }
    seams.draw(canvas);
    canvas.restore();
  }

  private void drawRim(Canvas canvas) {
    for (int i = 0; i < parts.size(); i++) {
      float start = start(i);
      canvas.translate(0, start);
      parts.get(i).drawRim(canvas, rim, RIM_WIDTH);
      canvas.translate(0, -start);
    }
  }

  private static float start(int part) {
    return switch (part) {
      case 0 -> PaperPart.TOP.start();
      case 1 -> PaperPart.EYES.start();
      default -> PaperPart.BOTTOM.start();
    };
  }
}
