package org.monsterbox.app.art.poster;

import android.graphics.Canvas;
import androidx.annotation.ColorInt;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Picture;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** A monster that jumps for joy with its cup, among confetti. */
public final class Winner implements Picture {

  /** Where the confetti is: across, down, turned by. */
  private static final float[][] CONFETTI = {
    {10, 12, 20}, {22, 6, 70}, {33, 13, 130}, {66, 8, 40}, {80, 14, 110}, {92, 8, 160},
    {6, 34, 80}, {15, 48, 15}, {94, 32, 50}, {87, 50, 100}, {8, 64, 140}, {92, 68, 30},
    {22, 68, 60}, {80, 66, 170}, {45, 5, 95}, {56, 12, 10}
  };

  private final Collage collage;
  private final Palette palette;

  public Winner(Palette palette) {
    this.palette = palette;
    collage = new Collage(palette);
    collage.patch(palette.shadow(), Shapes.ellipse(50, 76, 24, 2.6f));
    confetti();
    monster();
    cup();
  }

  @Override
  public void draw(Canvas canvas) {
    collage.draw(canvas);
  }

  private void confetti() {
    for (int i = 0; i < CONFETTI.length; i++) {
      float[] piece = CONFETTI[i];
      @ColorInt int colour = palette.seats().of(i % palette.seats().colours().size());
      collage
          .place(piece[0], piece[1], piece[2], 1)
          .patch(
              colour,
              switch (i % 3) {
                case 0 -> "M-2.4,-1.2 L2.2,-1.4 L2.6,1.2 L-2,1.4 Z";
                case 1 ->
                    "M-3.6,0 q1.8,-3 3.6,0 q1.8,3 3.6,0 l.6,1.6 q-2.6,3.6 -4.6,.6 q-1.6,-2.6 -3,.2"
                        + " Z";
                default -> Shapes.circle(0, 0, 1.5f);
              });
    }
    collage.placeBack();
  }

  private void monster() {
    int fur = palette.cube().monster();
    collage
        .sheet(fur, "M36,42 C27,38 22,31 22,22 C22,17.4 28.4,17.4 29,21.6 C29.6,27 33,30 40,32 Z")
        .sheet(fur, "M64,42 C73,39 78,33 78,25 C78,20.6 71.8,20.6 71,24.6 C70.4,29 67,31 60,32 Z")
        .sheet(fur, "M38,64 C34,67 31,70 33,72.6 C35,75 42,73 45,68 Z")
        .sheet(fur, "M62,64 C66,66 71,67 71,70.4 C71,74 62,74 57,68 Z")
        .sheet(
            fur,
            "M50,22 C64,22 70,34 69.4,48 C69,62 62,70 50,70 C38,70 31,62 30.6,48 C30,34 36,22 50,22"
                + " Z",
            new Patch(Tone.shade(fur), "M60,20 C66,34 66,58 56,72 L80,70 V20 Z"),
            new Patch(Tone.light(fur), Shapes.ellipse(48, 64, 11, 8)))
        .piece(palette.white(), Shapes.circle(50, 35.6f, 9.4f))
        .patch(palette.outline(), Shapes.circle(49, 33.8f, 5))
        .patch(palette.white(), Shapes.circle(47.4f, 31.6f, 1.7f))
        .patch(palette.thirteen().blush(), Shapes.ellipse(36.6f, 46, 3, 2))
        .patch(palette.thirteen().blush(), Shapes.ellipse(63, 46, 3, 2))
        .piece(
            palette.mouth(),
            "M39.6,48 Q50,51.4 60.6,47.6 C60,59 53,61 50,61 C46,61 40,58 39.6,48 Z")
        .patch(palette.thirteen().blush(), Shapes.ellipse(50, 58, 4.6f, 2.2f))
        .piece(palette.white(), "M44,49.6 L46,53 L48.4,50.4 Z")
        .sheet(
            palette.thirteen().gold(),
            "M40,24 L37.6,12.6 L44.6,17.4 L50.4,9.6 L55.6,17.4 L63,12.8 L60.4,24.2 Q50,20.6 40,24"
                + " Z")
        .piece(palette.fire(), Shapes.circle(50.2f, 19, 1.7f));
  }

  private void cup() {
    int gold = palette.thirteen().gold();
    collage
        .place(79, 15, 12, 1)
        .stalk(gold, "M-6,-6 C-11,-6 -10,1 -4,1 M6,-6 C11,-6 10,1 4,1")
        .sheet(
            gold,
            "M-6.4,-8 H6.4 C6.4,-1 4,3 1.4,4 V7 H4.4 V10 H-4.4 V7 H-1.4 V4 C-4,3 -6.4,-1 -6.4,-8 Z",
            new Patch(Tone.shade(gold), "M2.6,-9 H8 V11 H1 V4 C3,0 3,-4 2.6,-9 Z"))
        .placeBack();
  }
}
