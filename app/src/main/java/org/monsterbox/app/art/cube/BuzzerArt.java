package org.monsterbox.app.art.cube;

import android.graphics.Canvas;
import androidx.annotation.ColorInt;
import androidx.core.graphics.ColorUtils;
import org.monsterbox.app.art.Alive;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** Round buzzers with a monster's face, in the colours of the seats. */
public final class BuzzerArt {

  /** How a buzzer looks. */
  public enum Mood {
    /** Waits to be pressed. */
    READY,
    /** Was pressed: its mouth is wide open. */
    SHOUTS,
    /** Does not react now. */
    SLEEPS
  }

  private static final float SIZE = 100;
  private static final float WEIGHT = 1.7f;
  private static final float FADED = 0.55f;

  private final Palette palette;

  public BuzzerArt(Palette palette) {
    this.palette = palette;
  }

  /** The buzzer of the seat that has this mark. */
  public Alive buzzer(int mark, Mood mood) {
    @ColorInt int own = palette.seats().of(mark);
    @ColorInt
    int colour =
        mood == Mood.SLEEPS ? ColorUtils.blendARGB(own, palette.cube().city(), FADED) : own;
    Collage collage = new Collage(palette, WEIGHT);
    float down = mood == Mood.SHOUTS ? 3 : 0;
    collage
        .sheet(palette.outline(), Shapes.ellipse(49, 53, 45, 43))
        .sheet(Tone.shade(colour), Shapes.ellipse(49, 51, 41, 40))
        .sheet(
            colour,
            Shapes.ellipse(49, 45 + down, 39, 37),
            new Collage.Patch(Tone.light(colour), Shapes.ellipse(40, 24 + down, 20, 9)));
    switch (mood) {
      case READY -> {
        eyes(collage, colour, down, -0.45f);
        collage.ink("M34,61 C42,69 57,69 65,60");
      }
      case SHOUTS -> {
        eyes(collage, colour, down, -1);
        collage.piece(palette.mouth(), Shapes.ellipse(49, 67, 15, 11));
      }
      case SLEEPS -> {
        collage.ink("M28,46 C32,51 40,51 43,46").ink("M56,46 C60,51 68,51 71,46");
        collage.ink("M42,64 H56");
      }
    }
    return new Face(collage);
  }

  private static void eyes(Collage collage, @ColorInt int colour, float down, float lid) {
    collage
        .eye(new Glance(36, 43 + down, 10).look(0.2f, 0.3f).lid(lid, lid), Tone.light(colour))
        .eye(new Glance(62, 42 + down, 11).look(-0.1f, 0.3f).lid(lid, lid), Tone.light(colour));
  }

  private record Face(Collage collage) implements Alive {

    @Override
    public void draw(Canvas canvas, float width, float height, float blink, float breath) {
      canvas.save();
      Framed.fit(canvas, width, height, SIZE, SIZE);
      collage.draw(canvas, blink);
      canvas.restore();
    }
  }
}
