package org.monsterbox.app.art.cube;

import android.graphics.Matrix;
import android.graphics.Path;
import androidx.annotation.ColorInt;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.SeatMark;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;
import org.monsterbox.core.cube.terms.Medal;

/** Medals for those who play alone; each has its own shape on it as well as its colour. */
public final class MedalArt {

  private static final float SIZE = 100;
  private static final float WEIGHT = 1.9f;

  private final Palette palette;

  public MedalArt(Palette palette) {
    this.palette = palette;
  }

  public Piece medal(Medal medal) {
    @ColorInt
    int metal =
        switch (medal) {
          case NONE -> palette.cube().window();
          case BRONZE -> palette.cube().bronze();
          case SILVER -> palette.cube().silver();
          case GOLD -> palette.thirteen().gold();
          case LEGEND -> palette.ghost();
        };
    Collage collage = new Collage(palette, WEIGHT);
    if (medal != Medal.NONE) {
      collage
          .sheet(palette.cube().left(), "M26,4 L46,4 L58,44 L42,50 Z")
          .sheet(palette.cube().right(), "M74,4 L54,4 L42,44 L58,50 Z");
    }
    collage
        .sheet(
            metal,
            Shapes.circle(50, 64, 31),
            new Collage.Patch(Tone.shade(metal), "M64,20 C76,50 76,80 60,100 L100,100 L100,20 Z"))
        .line(Tone.shade(Tone.shade(metal)), Shapes.circle(50, 64, 23));
    if (medal != Medal.NONE) {
      Path shape = SeatMark.shape(mark(medal));
      Matrix place = new Matrix();
      place.setScale(1.5f, 1.5f);
      place.postTranslate(32, 46);
      shape.transform(place);
      collage.patch(Tone.light(metal), shape).ink(shape);
    }
    return new Framed(collage, SIZE, SIZE);
  }

  /** A circle, a square, a triangle, a star: the shapes of seats say which one it is. */
  private static int mark(Medal medal) {
    return switch (medal) {
      case BRONZE -> 0;
      case SILVER -> 1;
      case GOLD -> 2;
      case LEGEND -> 4;
      case NONE -> throw new IllegalArgumentException("no medal, no mark");
    };
  }
}
