package org.monsterbox.app.art.bigmonster;

import org.monsterbox.app.R;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Palette;
import org.monsterbox.core.bigmonster.tiles.Colour;
import org.monsterbox.core.bigmonster.tiles.Terrain;
import org.monsterbox.core.bigmonster.tiles.TileType;

/** What is printed on a tile over its monster: points, rules, ports and beams. */
record TilePrint(Collage collage, TileColours colours) {

  private static final float MIDDLE = 30;
  private static final float TOP = 26;

  /** Higher, where the Big Monster's eyes do not reach. */
  private static final float BIG_TOP = 15;

  private static final int HALF_BIG = 1;
  private static final int WHOLE_BIG = 11;

  void glue(TileType type, int level) {
    switch (type) {
      case ICE_CHICK, ICE_CRAB, ICE_FUZZ, ICE_HORN -> {
        ports();
        WorthLabel.number(collage, MIDDLE, TOP, type.points(level));
      }
      case MUTAGEN_DOUBLE -> {
        arrow(MIDDLE, 60, 180);
        arrow(3 * MIDDLE, 60, 180);
      }
      case MUTAGEN_SINGLE -> arrow(3 * MIDDLE, 0, 0);
      case BIG_L -> WorthLabel.number(collage, MIDDLE, BIG_TOP, level == 1 ? WHOLE_BIG : HALF_BIG);
      case BIG_R -> {
        if (level == 0) {
          WorthLabel.number(collage, MIDDLE, BIG_TOP, HALF_BIG);
        }
      }
      case TOAD -> each(2, Sign.SWAMP, colours.ground(Terrain.SWAMP));
      case MEADOW_GREEN -> each(2, Sign.GREEN_GEM, Gem.colour(palette(), Colour.GREEN));
      case MEADOW_MEDAL -> each(2, Sign.MEDAL, gold());
      case MEADOW_TERRAIN -> each(1, Sign.TERRAINS, colours.ground(Terrain.WATER));
      case MEADOW_RUNE -> each(2, Sign.RUNE, palette().outline());
      case MEADOW_BIG -> each(4, Sign.BIG, palette().planet().monster());
      case MEADOW_DESERT -> each(3, Sign.DESERT, gold());
      case MEADOW_CRYSTAL -> each(1, Sign.CRYSTAL, Gem.colour(palette(), Colour.BLUE));
      case MEADOW_LAVA -> each(1, Sign.LAVA, colours.ground(Terrain.LAVA));
      case MEADOW_MEADOW -> each(2, Sign.MEADOW, palette().earth());
      case REAPER -> WorthLabel.label(collage, MIDDLE, TOP, Sign.DESERT, gold());
      case RUNE_DOUBLE, RUNE_GREEN, RUNE_BLUE_T, RUNE_BLUE_B, RUNE_RED_T, RUNE_RED_B ->
          WorthLabel.label(collage, MIDDLE, TOP, Sign.RUNE, palette().outline());
      case SG_PANDA, SG_YETI -> WorthLabel.label(collage, MIDDLE, TOP, Sign.MEDAL, gold());
      case SG_UNICORN_F, SG_UNICORN_M -> each(9, Sign.UNICORN, palette().white());
      case SG_AMBASSADOR -> each(1, Sign.TOUCH, palette().earth());
      case SG_GOLD -> {
        WorthLabel.number(collage, MIDDLE, TOP, type.points());
        WorthLabel.sign(collage, Sign.DIAMOND, 49, 15, 16, gold());
      }
      default -> WorthLabel.number(collage, MIDDLE, TOP, type.points());
    }
  }

  private Palette palette() {
    return collage.palette();
  }

  private int gold() {
    return colours.of(R.color.tile_gold);
  }

  private void each(int points, Sign sign, int colour) {
    WorthLabel.each(collage, MIDDLE, TOP, points, sign, colour);
  }

  /** Where a beam can reach a mutant. */
  private void ports() {
    int beam = colours.of(R.color.tile_beam);
    collage.piece(beam, "M22,0 H38 L34,6 H26 Z").piece(beam, "M22,120 H38 L34,114 H26 Z");
  }

  /** Where a mutagen fires. */
  private void arrow(float x, float y, float degrees) {
    collage
        .place(x, y, degrees, 1)
        .piece(colours.of(R.color.tile_beam), "M0,1 L11,13 H5 V20 H-5 V13 H-11 Z")
        .placeBack();
  }
}
