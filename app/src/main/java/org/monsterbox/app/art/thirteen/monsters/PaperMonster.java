package org.monsterbox.app.art.thirteen.monsters;

import androidx.annotation.ColorInt;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.ThirteenColours;
import org.monsterbox.app.art.Tone;

/**
 * How one of the thirteen is cut. Each part has its own units, from 0,0 to 100 across and the
 * part's height down; bodies are open at their seams, so that neighbours join without a line.
 */
abstract class PaperMonster {

  /** Where the lamp does not reach; the same at all seams, so that shades join as well. */
  private static final String SIDE_OF_TOP = "M74,52 C74,38 72,24 61,8 L104,-4 V52 Z";

  private static final String SIDE_OF_EYES =
      "M74,-1 C74,8 79,11 79,20 C79,30 74,33 74,42 H104 V-1 Z";
  private static final String SIDE_OF_BOTTOM = "M74,-1 C74,14 78,26 70,52 H104 V-1 Z";

  final Palette palette;
  final ThirteenColours colours;
  @ColorInt final int body;
  @ColorInt final int light;
  @ColorInt final int shade;
  @ColorInt final int ink;
  @ColorInt final int white;

  PaperMonster(Palette palette, @ColorInt int body) {
    this.palette = palette;
    this.body = body;
    colours = palette.thirteen();
    light = Tone.light(body);
    shade = Tone.shade(body);
    ink = palette.outline();
    white = palette.white();
  }

  /** The paper of a monster, 1 to 12. */
  @ColorInt
  static int paper(Palette palette, int monster) {
    return palette.thirteen().bodies().get(monster - 1);
  }

  abstract void top(Collage collage);

  abstract void eyes(Collage collage);

  abstract void bottom(Collage collage);

  final void glue(PaperPart part, Collage collage) {
    switch (part) {
      case TOP -> top(collage);
      case EYES -> eyes(collage);
      case BOTTOM -> bottom(collage);
    }
  }

  /** A piece of body that continues a part beyond its seam, for cards that show no neighbour. */
  void stub(Collage collage, float from, float to) {
    collage.band(
        body,
        "M19," + from + " V" + to,
        "81," + to,
        "V" + from,
        new Patch(shade, "M74," + from + " H81 V" + to + " H74 Z"));
  }

  /** The shaded side of a body. */
  final Patch side(PaperPart part) {
    return new Patch(
        shade,
        switch (part) {
          case TOP -> SIDE_OF_TOP;
          case EYES -> SIDE_OF_EYES;
          case BOTTOM -> SIDE_OF_BOTTOM;
        });
  }
}
