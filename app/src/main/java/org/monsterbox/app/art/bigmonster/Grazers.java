package org.monsterbox.app.art.bigmonster;

import androidx.annotation.ColorInt;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;
import org.monsterbox.core.bigmonster.tiles.TileType;

/** The nine that graze on the meadow: three sorts, each in three papers. */
record Grazers(Collage collage, TileColours colours) {

  void glue(TileType type) {
    switch (type) {
      case MEADOW_GREEN -> woolly(colours.of(R.color.emerald));
      case MEADOW_MEDAL -> hopper(colours.of(R.color.tile_gold));
      case MEADOW_TERRAIN -> longNeck(colours.of(R.color.tile_chick));
      case MEADOW_RUNE -> woolly(colours.of(R.color.tile_golem));
      case MEADOW_BIG -> hopper(collage.palette().planet().monster());
      case MEADOW_DESERT -> longNeck(colours.of(R.color.tile_crab));
      case MEADOW_CRYSTAL -> woolly(colours.of(R.color.tile_mutagen));
      case MEADOW_LAVA -> hopper(colours.of(R.color.tile_horn));
      default -> longNeck(colours.of(R.color.tile_fuzz));
    }
  }

  /** A cloud of wool on thin legs. */
  private void woolly(@ColorInt int face) {
    int wool = colours.of(R.color.tile_wool);
    collage
        .ink("M20,98 V112 M28,100 V113 M36,100 V112 M43,97 V112")
        .sheet(
            wool,
            "M16,98 C6,98 4,86 11,82 C6,74 13,66 20,69 C22,60 34,59 38,65 C46,62 54,69 51,77"
                + " C58,82 55,94 47,95 C45,103 36,104 31,101 C27,105 19,104 16,98 Z",
            new Patch(Tone.shade(wool), "M10,92 C22,100 40,98 56,84 V108 H8 Z"))
        .sheet(face, "M16,62 C10,58 7,62 8,67 C12,69 16,68 18,66 Z")
        .sheet(face, "M40,61 C46,57 49,61 48,66 C44,68 40,67 38,65 Z")
        .sheet(
            face,
            "M28,52 C38,52 41,62 39,72 C38,82 34,87 28,87 C22,87 18,82 17,72 C15,62 18,52 28,52 Z",
            new Patch(Tone.light(face), Shapes.ellipse(28, 81, 8, 6)))
        .sheet(wool, "M19,55 C18,47 26,43 29,47 C34,43 40,48 37,55 C33,58 23,58 19,55 Z")
        .eye(new Glance(23.4f, 65, 4.8f).look(-0.5f, 0.2f), Tone.shade(face))
        .eye(new Glance(33.6f, 64.6f, 5.2f).look(0.5f, 0.2f), Tone.shade(face))
        .ink("M24,81 Q28,84 32.6,80.6")
        .line(collage.palette().earth(), "M30,83 q4,4 9,2 M30,84 q3,6 7,7");
  }

  /** Ears, teeth and a great leap. */
  private void hopper(@ColorInt int fur) {
    int shade = Tone.shade(fur);
    collage
        .sheet(
            fur,
            "M20,68 C10,58 8,46 13,41 C20,44 25,54 27,64 Z",
            new Patch(Tone.light(fur), "M20,64 C15,58 12,50 14,45 C19,49 22,56 24,63 Z"))
        .sheet(fur, "M38,67 C44,56 52,48 57,52 C56,61 48,68 41,71 Z")
        .sheet(shade, "M18,104 C8,104 8,112 14,113 H28 Z")
        .sheet(shade, "M42,104 C52,104 52,112 46,113 H32 Z")
        .sheet(collage.palette().white(), Shapes.circle(50, 98, 5.4f))
        .sheet(
            fur,
            "M30,62 C43,62 46,74 43,82 C48,92 46,110 30,110 C14,110 12,92 17,82 C14,74 17,62 30,62 Z",
            new Patch(Tone.light(fur), Shapes.ellipse(30, 102, 10, 11)))
        .eye(new Glance(24, 74, 5.4f).look(0.2f, -0.3f), shade)
        .eye(new Glance(37, 73, 6).look(0.1f, -0.4f), shade)
        .piece(collage.palette().mouth(), "M28,82 h6 l-3,3.4 Z")
        .piece(collage.palette().white(), "M28,86 h5.6 v6 h-5.6 Z")
        .ink("M30.8,86 v6");
  }

  /** Sees everything from above. */
  private void longNeck(@ColorInt int hide) {
    int shade = Tone.shade(hide);
    collage
        .ink("M18,100 V112 M25,102 V113 M38,102 V113 M45,100 V112")
        .stalk(hide, "M49,88 C55,86 55,80 52,76")
        .sheet(
            hide,
            "M18,54 C12,54 9,50 11,46 C15,43 26,42 31,47 C35,52 34,64 35,76 C46,76 51,84 49,94"
                + " C48,103 40,105 31,105 C20,105 13,102 14,92 C15,84 20,80 22,74 C23,67 23,58 18,54 Z",
            new Patch(shade, Shapes.ellipse(28, 70, 3, 4)),
            new Patch(shade, Shapes.ellipse(40, 86, 4.4f, 3.4f)),
            new Patch(shade, Shapes.ellipse(25, 94, 4, 3.4f)))
        .ink("M27,45 l1,-5 M32,48 l3,-4")
        .eye(new Glance(25.6f, 50, 4.6f).look(-0.6f, 0.1f), shade)
        .patch(collage.palette().outline(), Shapes.circle(13.6f, 48, 1))
        .ink("M12,52 Q15,54 18,53");
  }
}
