package org.monsterbox.app.art.poster;

import android.graphics.Canvas;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Picture;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** What covers the table while it is handed over: a closed box, from which one eye peeks. */
public final class Curtain implements Picture {

  private final Collage collage;
  private final Palette palette;

  public Curtain(Palette palette) {
    this.palette = palette;
    collage = new Collage(palette);
    monster();
    box();
    fingers();
    lid();
  }

  @Override
  public void draw(Canvas canvas) {
    collage.draw(canvas);
  }

  private void monster() {
    int fur = palette.cube().monster();
    collage
        .sheet(Tone.shade(palette.outline()), "M17,44 L20,26 L82,13 L84,44 Z")
        .sheet(fur, "M26,52 C24,28 36,16 52,16 C70,16 79,30 77,52 Z")
        .piece(palette.white(), Shapes.circle(53, 33, 11.6f))
        .patch(palette.thirteen().gold(), Shapes.circle(56, 33.6f, 7.4f))
        .patch(palette.outline(), Shapes.circle(56.6f, 33.8f, 4.6f))
        .patch(palette.white(), Shapes.circle(54.6f, 31.4f, 1.7f));
  }

  private void box() {
    int card = palette.sea().wood();
    collage
        .sheet(
            card,
            "M15,42.6 L86,41 L82,75.4 L20,77 Z",
            new Patch(Tone.shade(card), "M70,40 H90 V80 H66 Z"),
            new Patch(
                palette.thirteen().bone(),
                "M44,40 H57 L56.6,58 L53.6,55.6 L50.6,58.4 L47.6,55.8 L44.4,58.2 Z"))
        .place(50.4f, 66.4f, -1.4f, 0.92f)
        .line(palette.outline(), "M-20,-4 h6 v6 h-6 Z M14,-4 l4,6.6 h-8 Z")
        .line(palette.outline(), Shapes.circle(0, 0, 3.6f))
        .placeBack();
  }

  private void fingers() {
    int fur = palette.cube().monster();
    for (int i = 0; i < 3; i++) {
      collage
          .place(24.4f + i * 4.6f, 43.6f - (i % 2) * 0.7f, 3, 1)
          .piece(fur, Shapes.roundedBox(5, 9, 2.4f))
          .place(68.4f + i * 4.6f, 42.8f - (i % 2) * 0.7f, -4, 1)
          .piece(fur, Shapes.roundedBox(5, 9, 2.4f));
    }
    collage.placeBack();
  }

  /** The lid hides the upper half of the eye. */
  private void lid() {
    int card = Tone.light(palette.sea().wood());
    collage
        .sheet(
            card,
            "M9,20.4 L84.6,3.4 L88.4,17 L12.4,34.4 Z",
            new Patch(Tone.shade(Tone.shade(card)), "M11,28.6 L87,11.4 L90,19 L12,36 Z"))
        .place(48, 16.4f, -12.6f, 1)
        .patch(palette.thirteen().bone(), "M-6,-8 H6 V8 H-6 Z")
        .placeBack()
        .ink("M9,20.4 L84.6,3.4 L88.4,17 L12.4,34.4 Z");
  }
}
