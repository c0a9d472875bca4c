package org.monsterbox.app.art.thirteen;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.PrintedShape;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** The middle of the grid: a large 13 between eyes that watch it. */
final class Logo {

  static final float WIDTH = 3 * Cut.SIZE;

  private Logo() {}

  static Collage of(Palette palette) {
    int paper = palette.cardBack();
    int shade = Tone.shade(paper);
    return new Collage(palette, 1.2f)
        .place(WIDTH / 2, Cut.SIZE / 2, 0, 1)
        .sheet(paper, Shapes.roundedBox(WIDTH - 2.4f, 51.6f, 5))
        .line(Tone.light(paper), Shapes.roundedBox(WIDTH - 9, 45, 3))
        .placeBack()
        .halo(palette.outline(), 5, PrintedShape.of("13", 81, 27, 32, 50))
        .patch(palette.thirteen().gold(), PrintedShape.of("13", 81, 27, 32, 50))
        .eye(new Glance(25, 27, 11).look(0.7f, 0.1f), shade)
        .eye(new Glance(45, 20, 6).look(0.6f, 0.4f).lid(-0.5f, -0.2f), shade)
        .eye(new Glance(137, 26, 12).look(-0.7f, 0.1f).lid(-0.4f, -0.6f), shade)
        .eye(new Glance(116, 35, 5).look(-0.6f, -0.5f), shade);
  }
}
