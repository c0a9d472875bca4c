package org.monsterbox.app.art.thirteen;

import androidx.annotation.ColorInt;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.PrintedShape;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.ThirteenColours;
import org.monsterbox.app.art.Tone;

/** The badges in a field of 24 by 24 units: species are round, levels are shields. */
final class BadgeSheet {

  static final float SIZE = 24;

  private static final String ROUND = Shapes.circle(12, 12, 10.4f);
  private static final String SHIELD =
      "M3,3.6 Q8,4 12,1.4 Q16,4 21,3.6 V12 C21,17.6 17,21 12,22.8 C7,21 3,17.6 3,12 Z";
  private static final String PAW =
      "M12,9.4 C15,9.4 17.2,12.4 16.4,14.8 C15.8,16.6 13.6,15.8 12,15.8 C10.4,15.8 8.2,16.6"
          + " 7.6,14.8 C6.8,12.4 9,9.4 12,9.4 Z";

  private BadgeSheet() {}

  static void glue(Badge badge, Collage collage) {
    switch (badge) {
      case GRUNT -> grunt(collage);
      case ABOMINATION -> abomination(collage);
      case OG -> original(collage);
      case THIRTEENTH -> thirteenth(collage);
      case COLLECTOR -> collector(collage);
      case APPRENTICE -> apprentice(collage);
      case BEASTMASTER -> beastmaster(collage);
    }
  }

  /** Three papers, sewn together twice. */
  private static void grunt(Collage collage) {
    Palette palette = collage.palette();
    collage
        .piece(
            palette.fire(),
            ROUND,
            new Patch(palette.earth(), "M0,0 H24 V8.4 H0 Z"),
            new Patch(palette.water(), "M0,15.6 H24 V24 H0 Z"))
        .line(
            palette.outline(),
            "M2.4,8.4 H21.6 M2.4,15.6 H21.6 M6.6,6.4 v4 M12,6.4 v4 M17.4,6.4 v4 M6.6,13.6 v4"
                + " M12,13.6 v4 M17.4,13.6 v4");
  }

  /** Two papers, sewn together once. */
  private static void abomination(Collage collage) {
    Palette palette = collage.palette();
    collage
        .piece(palette.water(), ROUND, new Patch(palette.earth(), "M0,0 H24 V15 H0 Z"))
        .line(palette.outline(), "M2,15 H22 M6.6,13 v4 M12,13 v4 M17.4,13 v4")
        .piece(palette.white(), Shapes.circle(8.4f, 8.4f, 3.4f))
        .piece(palette.white(), Shapes.circle(16, 8.8f, 2.4f))
        .patch(palette.outline(), Shapes.circle(9, 8.8f, 1.5f))
        .patch(palette.outline(), Shapes.circle(15.6f, 9, 1.1f));
  }

  /** All of one piece, and it shines. */
  private static void original(Collage collage) {
    ThirteenColours colours = collage.palette().thirteen();
    collage
        .piece(colours.gold(), ROUND)
        .line(Tone.light(colours.gold()), Shapes.circle(12, 12, 8.6f))
        .piece(
            collage.palette().white(),
            "M12,4.4 L14.2,9.2 L19.4,9.8 L15.6,13.4 L16.6,18.6 L12,16 L7.4,18.6 L8.4,13.4"
                + " L4.6,9.8 L9.8,9.2 Z");
  }

  private static void thirteenth(Collage collage) {
    Palette palette = collage.palette();
    collage
        .piece(palette.outline(), ROUND)
        .line(palette.thirteen().ghostLine(), ROUND)
        .patch(palette.thirteen().ghostLine(), PrintedShape.of("13", 12, 12, 9.6f, 13));
  }

  /** Cards. */
  private static void collector(Collage collage) {
    Palette palette = collage.palette();
    shield(collage, palette.thirteen().bone());
    collage
        .place(10, 11.6f, -12, 1)
        .piece(palette.cardBack(), Shapes.roundedBox(6.6f, 8.6f, 1.2f))
        .place(13.6f, 12, 10, 1)
        .piece(palette.white(), Shapes.roundedBox(6.6f, 8.6f, 1.2f))
        .patch(palette.outline(), Shapes.circle(0, 0, 1.4f))
        .placeBack();
  }

  /** A paw. */
  private static void apprentice(Collage collage) {
    shield(collage, collage.palette().thirteen().frostShade());
    paw(collage);
  }

  /** A crown. */
  private static void beastmaster(Collage collage) {
    shield(collage, collage.palette().thirteen().gold());
    collage
        .piece(
            collage.palette().fire(),
            "M6.4,16.4 L5,7.4 L9,10.6 L12,5.4 L15,10.6 L19,7.4 L17.6,16.4 Z")
        .line(collage.palette().outline(), "M7.4,13.6 H16.6");
  }

  private static void shield(Collage collage, @ColorInt int colour) {
    collage.piece(colour, SHIELD);
  }

  private static void paw(Collage collage) {
    int ink = collage.palette().outline();
    collage
        .patch(ink, PAW)
        .patch(ink, Shapes.ellipse(7, 8.8f, 1.4f, 1.9f))
        .patch(ink, Shapes.ellipse(17, 8.8f, 1.4f, 1.9f))
        .patch(ink, Shapes.ellipse(10.2f, 6.2f, 1.5f, 2.1f))
        .patch(ink, Shapes.ellipse(13.9f, 6.2f, 1.5f, 2.1f));
  }
}
