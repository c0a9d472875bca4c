package org.monsterbox.app.art.sea;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Framed;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.SeaColours;
import org.monsterbox.app.art.SeatMark;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;

/** Boats from above, with the bow up: wood with a red bow, and the mark of the seat on deck. */
final class BoatArt {

  private static final float SIZE = 24;
  private static final float WEIGHT = 0.6f;
  private static final float MARK_LEFT = 7.2f / SIZE;
  private static final float MARK_TOP = 10 / SIZE;
  private static final float MARK = 9.6f / SIZE;

  private final List<Piece> boats = new ArrayList<>();
  private final Piece spare;

  BoatArt(Palette palette) {
    Piece hull = new Framed(hull(palette), SIZE, SIZE);
    spare = hull;
    for (int mark = 0; mark < palette.seats().colours().size(); mark++) {
      boats.add(marked(hull, new SeatMark(palette, mark)));
    }
  }

  private static Collage hull(Palette palette) {
    SeaColours colours = palette.sea();
    String hull =
        "M12,0.6 C16.4,4.4 19,10 18.6,15.4 C18.4,19.4 17.2,22 15.4,23.4 H8.6"
            + " C6.8,22 5.6,19.4 5.4,15.4 C5,10 7.6,4.4 12,0.6 Z";
    return new Collage(palette, WEIGHT)
        .sheet(
            colours.wood(),
            hull,
            new Patch(colours.bow(), "M0,0 H24 V8.6 Q12,11.4 0,8.6 Z"),
            new Patch(Tone.shade(colours.wood()), "M15.6,8 H24 V24 H14.2 Z"))
        .patch(Tone.light(colours.wood()), Shapes.circle(12, 14.8f, 5.2f))
        .ink("M6.6,8.9 Q12,11.2 17.4,8.9");
  }

  private static Piece marked(Piece hull, Piece mark) {
    return (canvas, width, height) -> {
      hull.draw(canvas, width, height);
      canvas.translate(width * MARK_LEFT, height * MARK_TOP);
      mark.draw(canvas, width * MARK, height * MARK);
      canvas.translate(-width * MARK_LEFT, -height * MARK_TOP);
    };
  }

  /** A boat of the seat with that mark. */
  Piece boat(int mark) {
    return boats.get(mark);
  }

  /** One that nobody sails yet. */
  Piece spare() {
    return spare;
  }
}
