package org.monsterbox.app.art.sea;

import android.graphics.Canvas;
import org.monsterbox.app.art.Alive;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.SeaColours;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/**
 * The whale from above, its head up: huge, dark and calm. It reaches out of its cell on all sides.
 */
final class WhaleArt implements Alive {

  /** How much larger than its cell it is. */
  private static final float HUGE = 2.1f;

  private static final float BREATH = 0.04f;
  private static final float SIZE = 40;
  private static final float WEIGHT = 0.8f;
  private static final int DEEP = 110;
  private static final int OPAQUE = 255;

  private final Collage collage;
  private final int alpha;

  /**
   * A whale.
   *
   * @param dived under water, where only its shadow is seen
   */
  WhaleArt(Palette palette, boolean dived) {
    SeaColours colours = palette.sea();
    int light = Tone.light(colours.whale());
    alpha = dived ? DEEP : OPAQUE;
    collage =
        new Collage(palette, WEIGHT)
            .sheet(colours.whale(), "M12.6,14.4 C6.4,16 3,20.4 2.6,25.6 C7.4,25 11.4,23 13,20.4 Z")
            .sheet(
                colours.whale(), "M27.4,14.4 C33.6,16 37,20.4 37.4,25.6 C32.6,25 28.6,23 27,20.4 Z")
            .sheet(
                colours.whale(),
                "M20,34 C16,33.4 11.6,35 9.6,38.6 C14,40 18,38.8 20,37 C22,38.8 26,40 30.4,38.6"
                    + " C28.4,35 24,33.4 20,34 Z")
            .sheet(
                colours.whale(),
                "M20,1.4 C26.6,2 29.6,8.6 29,16.4 C28.4,24.6 24.4,30 21.8,36 H18.2"
                    + " C15.6,30 11.6,24.6 11,16.4 C10.4,8.6 13.4,2 20,1.4 Z",
                new Patch(
                    light,
                    "M20,4 C23.4,4.6 24.8,10 24.4,16 C23.8,22 22,28 20.6,33 C18,27 16,20 16.4,12 C16.6,7 18,4.4 20,4 Z"))
            .line(colours.whaleBelly(), "M14,20 q2,3.4 3,7 M26,20 q-2,3.4 -3,7")
            .patch(palette.outline(), Shapes.ellipse(20, 11.6f, 1.7f, 1))
            .piece(colours.whaleBelly(), Shapes.circle(12.9f, 10.6f, 1.5f))
            .piece(colours.whaleBelly(), Shapes.circle(27.1f, 10.6f, 1.5f));
  }

  @Override
  public void draw(Canvas canvas, float width, float height, float blink, float breath) {
    float scale = HUGE * (1 + BREATH * breath);
    canvas.save();
    canvas.scale(scale, scale, width / 2, height / 2);
    if (alpha < OPAQUE) {
      canvas.saveLayerAlpha(0, 0, width, height, alpha);
    }
    Framed.fit(canvas, width, height, SIZE, SIZE);
    collage.draw(canvas, blink);
    if (alpha < OPAQUE) {
      canvas.restore();
    }
    canvas.restore();
  }
}
