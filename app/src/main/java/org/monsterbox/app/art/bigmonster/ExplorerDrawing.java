package org.monsterbox.app.art.bigmonster;

import androidx.annotation.ColorInt;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Collage.Patch;
import org.monsterbox.app.art.Glance;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.app.art.Tone;
import org.monsterbox.core.bigmonster.tiles.Colour;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Terrain;

/** An explorer in a suit of their colour, in the camp from which the map grows. */
record ExplorerDrawing(TileColours colours, Explorer explorer) {

  private static final float SIGN_X = 60;
  private static final float SIGN_Y = 103;

  void camp(Collage collage) {
    int paper = colours.of(R.color.tile_camp);
    collage
        .patch(paper, "M0,0 H120 V120 H0 Z")
        .line(
            Tone.shade(paper),
            "M-4,30 Q30,10 60,24 T124,18 M-4,52 Q30,34 60,46 T124,40 M-4,98 Q30,84 60,92 T124,86")
        .sheet(collage.palette().white(), "M8,84 L26,46 L44,84 Z")
        .patch(Tone.shade(paper), "M21,84 L26,58 L31,84 Z");
    if (explorer == Explorer.E05) {
      collage
          .patch(colours.ground(Terrain.ICE), "M66,0 H120 V30 Q92,40 66,28 Z")
          .piece(colours.of(R.color.tile_beam), "M90,1 L101,13 H95 V22 H85 V13 H79 Z");
    } else if (explorer == Explorer.E12) {
      collage.patch(colours.ground(Terrain.DESERT), "M66,60 Q96,40 120,58 V92 H66 Z");
      WorthLabel.sign(collage, Sign.DESERT, 104, 72, 22, colours.of(R.color.tile_gold));
    }
  }

  /** Half of them are women: hair shows in the helmet. */
  void figure(Collage collage) {
    int suit = suit(collage.palette());
    int skin = skin();
    int hair = colours.of(explorer.index() % 3 == 0 ? R.color.tile_crab : R.color.tile_suit_black);
    boolean isLong = isWoman();
    collage
        .sheet(Tone.shade(suit), "M46,66 C36,70 34,82 38,90 L46,88 Z")
        .sheet(Tone.shade(suit), "M78,66 C88,62 92,52 90,46 L82,48 C82,56 80,58 74,60 Z")
        .sheet(
            suit,
            "M62,58 C76,58 82,68 82,80 L80,100 H44 L42,80 C42,68 48,58 62,58 Z",
            new Patch(Tone.light(suit), "M54,74 H70 V90 H54 Z"))
        .sheet(collage.palette().white(), Shapes.circle(62, 40, 23))
        .patch(colours.ground(Terrain.WATER), Shapes.circle(62, 41, 18.6f))
        .piece(skin, Shapes.ellipse(62, 43, 13, 14.4f))
        .piece(
            hair,
            isLong
                ? "M48,52 C44,34 52,27 62,27 C73,27 80,34 76,52 C73,48 74,40 70,36 C62,41 54,38 52,42"
                    + " C52,46 51,50 48,52 Z"
                : "M50,38 C50,30 56,27 63,27 C70,27 75,31 75,38 C70,34 58,34 50,38 Z")
        .eye(new Glance(57, 43, 3.6f).look(0.4f, -0.1f), skin)
        .eye(new Glance(67.4f, 43, 3.6f).look(0.4f, -0.1f), skin)
        .ink("M57,51.6 Q62,54.6 67.6,51")
        .line(collage.palette().white(), "M47,34 Q49,27 55,24");
  }

  private boolean isWoman() {
    return switch (explorer) {
      case E02, E04, E05, E07, E08, E10, S02, S04 -> true;
      default -> false;
    };
  }

  @ColorInt
  private int skin() {
    return colours.of(
        switch (explorer.index() % 3) {
          case 0 -> R.color.bone;
          case 1 -> R.color.sea_wood;
          default -> R.color.wendoung;
        });
  }

  @ColorInt
  private int suit(Palette palette) {
    return switch (explorer) {
      case E01, E10, S03 -> colours.of(R.color.tile_chick);
      case E02, E03, S05 -> colours.of(R.color.tile_suit_black);
      case E04, E09 -> colours.of(R.color.tile_horn);
      case E05, E06, S01 -> colours.of(R.color.tile_mutagen);
      case E07, E11 -> colours.of(R.color.tile_fuzz);
      case E08, E12, S04 -> colours.of(R.color.tile_crab);
      case S02 -> palette.planet().monster();
    };
  }

  /** What the explorer counts, or the sign of what they do. */
  void ability(Collage collage) {
    Palette palette = collage.palette();
    int ink = palette.outline();
    int gold = colours.of(R.color.tile_gold);
    switch (explorer) {
      case E01 -> each(collage, 1, Sign.MUTANT, colours.of(R.color.tile_chick));
      case E02 ->
          WorthLabel.label(collage, SIGN_X, SIGN_Y, Sign.SHIP, colours.of(R.color.tile_golem));
      case E03 -> WorthLabel.label(collage, SIGN_X, SIGN_Y, Sign.TILE, palette.cardBack());
      case E04 -> each(collage, 1, Sign.LAVA, colours.ground(Terrain.LAVA));
      case E05 ->
          WorthLabel.label(collage, SIGN_X, SIGN_Y, Sign.MUTAGEN, colours.of(R.color.tile_beam));
      case E06 -> each(collage, 1, Sign.MUTAGEN, colours.of(R.color.tile_beam));
      case E07 -> each(collage, 1, Sign.MEADOW, palette.earth());
      case E08 -> each(collage, 2, Sign.MEDAL, gold);
      case E09 -> each(collage, 2, Sign.RUNE, ink);
      case E10 -> each(collage, 4, Sign.BIG, palette.planet().monster());
      case E11 -> each(collage, 1, Sign.CRYSTAL, Gem.colour(palette, Colour.BLUE));
      case E12 -> WorthLabel.label(collage, SIGN_X, SIGN_Y, Sign.DESERT, gold);
      case S01 -> each(collage, 4, Sign.MUTANT, colours.of(R.color.tile_horn));
      case S02 -> each(collage, 5, Sign.UNICORN, palette.white());
      case S03 -> each(collage, 3, Sign.CHICK, colours.of(R.color.tile_chick));
      case S04 -> each(collage, 2, Sign.DIAMOND, gold);
      case S05 -> each(collage, 3, Sign.DRAGON, colours.of(R.color.tile_dragon_furious));
    }
  }

  private static void each(Collage collage, int points, Sign sign, @ColorInt int colour) {
    WorthLabel.each(collage, SIGN_X, SIGN_Y, points, sign, colour);
  }
}
