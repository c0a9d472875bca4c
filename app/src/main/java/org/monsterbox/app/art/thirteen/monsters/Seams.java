package org.monsterbox.app.art.thirteen.monsters;

import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Palette;

/** The stitches where parts of different monsters are sewn together. */
final class Seams {

  private final Collage none;
  private final Collage upper;
  private final Collage lower;
  private final Collage both;

  Seams(Palette palette) {
    none = new Collage(palette, MonsterArt.WEIGHT);
    upper = sewUpper(new Collage(palette, MonsterArt.WEIGHT));
    lower = sewLower(new Collage(palette, MonsterArt.WEIGHT));
    both = sewLower(sewUpper(new Collage(palette, MonsterArt.WEIGHT)));
  }

  Collage of(boolean above, boolean below) {
    if (above) {
      return below ? both : upper;
    }
    return below ? lower : none;
  }

  private static Collage sewUpper(Collage collage) {
    return collage
        .line(collage.palette().outline(), "M19,50 H81")
        .ink(
            "M25,46 l1.4,8 M34.4,46.4 l-.8,7.6 M43.6,45.8 l1,8.2 M53.4,46.4 l-.9,7.6 M63,46 l.5,8"
                + " M72.6,46.2 l1.2,7.8");
  }

  private static Collage sewLower(Collage collage) {
    return collage
        .line(collage.palette().outline(), "M19,90 H81")
        .ink(
            "M24.6,86.2 l.9,7.6 M34.2,86 l-1.1,8 M43.4,86.4 l1.1,7.4 M53.2,86 l.4,8 M62.6,86.2"
                + " l-1,7.8 M72,86 l.9,8");
  }
}
