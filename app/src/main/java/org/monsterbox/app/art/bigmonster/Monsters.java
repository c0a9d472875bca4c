package org.monsterbox.app.art.bigmonster;

import org.monsterbox.app.R;
import org.monsterbox.app.art.Collage;
import org.monsterbox.core.bigmonster.tiles.TileType;

/** Which monster stands on which tile. */
record Monsters(TileColours colours) {

  void glue(Collage collage, TileType type, int level) {
    switch (type) {
      case ICE_CHICK -> new Mutants(collage, colours).chick(level);
      case ICE_CRAB -> new Mutants(collage, colours).crab(level);
      case ICE_FUZZ -> new Mutants(collage, colours).fuzz(level);
      case ICE_HORN -> new Mutants(collage, colours).horn(level);
      case MUTAGEN_DOUBLE -> new Mutagens(collage, colours).twins();
      case MUTAGEN_SINGLE -> new Mutagens(collage, colours).single();
      case BIG_L -> new BigOne(collage).left();
      case BIG_R -> new BigOne(collage).right();
      case LAVA_BLUE_RB, LAVA_BLUE_RT -> dragon(collage, R.color.tile_dragon_blue).calm();
      case LAVA_GREEN -> dragon(collage, R.color.tile_dragon_green).round();
      case LAVA_FURIOUS_RB, LAVA_FURIOUS_RT ->
          dragon(collage, R.color.tile_dragon_furious).furious();
      case SG_GOLD -> dragon(collage, R.color.tile_gold).calm();
      case TOAD -> new Neighbours(collage, colours).toad();
      case REAPER -> new Neighbours(collage, colours).reaper();
      case RUNE_DOUBLE -> new Golems(collage, colours).twins();
      case RUNE_GREEN, RUNE_BLUE_T, RUNE_BLUE_B, RUNE_RED_T, RUNE_RED_B ->
          new Golems(collage, colours).single();
      case SG_PANDA -> new Visitors(collage, colours).panda();
      case SG_UNICORN_F -> new Visitors(collage, colours).unicorn(R.color.blush);
      case SG_UNICORN_M -> new Visitors(collage, colours).unicorn(R.color.tile_chick);
      case SG_AMBASSADOR -> new Visitors(collage, colours).ambassador();
      case SG_YETI -> new Visitors(collage, colours).yeti();
      default -> new Grazers(collage, colours).glue(type);
    }
  }

  private Dragons dragon(Collage collage, int colour) {
    return new Dragons(collage, colours.of(colour));
  }
}
