package org.monsterbox.app.games.bigmonster.learning;

import org.monsterbox.app.games.RulesSection;
import org.monsterbox.app.games.bigmonster.moment.Props;
import org.monsterbox.app.games.bigmonster.moment.World;
import org.monsterbox.core.bigmonster.tiles.Colour;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Shape;
import org.monsterbox.core.bigmonster.tiles.TileType;

/** The pictures between the rules: small maps, and tiles in a row. */
record RulesPictures(Props props) {

  private static final float GAP = 0.3f;
  private static final float GEM = 0.72f;
  private static final float BEAM = 0.34f;
  private static final float BEAM_LENGTH = 0.8f;

  RulesSection.Picture explorers(String label) {
    Exhibit exhibit = new Exhibit();
    explorer(exhibit, Explorer.E07, 0);
    explorer(exhibit, Explorer.E06, 2 + GAP);
    return exhibit.picture(label);
  }

  /** A tile flush with the explorer, and one that is shifted. */
  RulesSection.Picture placing(String label) {
    Exhibit exhibit = new Exhibit();
    explorer(exhibit, Explorer.E10, 0);
    tile(exhibit, TileType.LAVA_BLUE_RT, 0, 2, 0);
    tile(exhibit, TileType.TOAD, 0, 3, 1);
    gem(exhibit, Colour.GREEN, 2, 1);
    return exhibit.picture(label);
  }

  /** All four quarters of a blue crystal, and the halves of a green and of a red one. */
  RulesSection.Picture crystals(String label) {
    Exhibit exhibit = new Exhibit();
    tile(exhibit, TileType.LAVA_FURIOUS_RB, 0, 0, 0);
    tile(exhibit, TileType.LAVA_FURIOUS_RT, 0, 1, 0);
    tile(exhibit, TileType.LAVA_FURIOUS_RT, 0, 0, 2);
    tile(exhibit, TileType.LAVA_GREEN, 0, 1, 2);
    gem(exhibit, Colour.GREEN, 1, 1);
    gem(exhibit, Colour.RED, 0.5f, 2);
    gem(exhibit, Colour.BLUE, 1, 2);
    return exhibit.picture(label);
  }

  /** Two monsters hit from above, and one of them from below as well. */
  RulesSection.Picture mutation(String label) {
    Exhibit exhibit = new Exhibit();
    tile(exhibit, TileType.MUTAGEN_DOUBLE, 0, 0, 0);
    tile(exhibit, TileType.ICE_CHICK, 1, 0, 1);
    tile(exhibit, TileType.ICE_CRAB, 2, 1, 1);
    tile(exhibit, TileType.MUTAGEN_SINGLE, 0, 0, 3);
    beam(exhibit, true, 0, 1);
    beam(exhibit, true, 1, 1);
    beam(exhibit, false, 1, 3);
    return exhibit.picture(label);
  }

  RulesSection.Picture bigMonster(String label) {
    Exhibit exhibit = new Exhibit();
    tile(exhibit, TileType.BIG_L, 1, 0, 0);
    tile(exhibit, TileType.BIG_R, 1, 1, 0);
    return exhibit.picture(label);
  }

  /** Tiles side by side. */
  RulesSection.Picture row(String label, TileType... types) {
    Exhibit exhibit = new Exhibit();
    float x = 0;
    for (TileType type : types) {
      tile(exhibit, type, 0, x, 0);
      x += type.shape().width() + GAP;
    }
    return exhibit.picture(label);
  }

  private void explorer(Exhibit exhibit, Explorer explorer, float x) {
    exhibit.add(props.explorer(explorer), x, 0, World.EXPLORER, World.EXPLORER);
  }

  private void tile(Exhibit exhibit, TileType type, int level, float x, float y) {
    Shape shape = type.shape();
    exhibit.add(props.tile(type, level), x, y, shape.width(), shape.height());
  }

  /** Around a point where tiles meet. */
  private void gem(Exhibit exhibit, Colour colour, float x, float y) {
    exhibit.add(props.gem(colour), x - GEM / 2, y - GEM / 2, GEM, GEM);
  }

  /** Over the upper or the lower edge of a cell. */
  private void beam(Exhibit exhibit, boolean isDown, float x, float y) {
    exhibit.add(props.beam(isDown), x + (1 - BEAM) / 2, y - BEAM_LENGTH / 2, BEAM, BEAM_LENGTH);
  }
}
