package org.monsterbox.app.games.bigmonster.moment;

import org.monsterbox.app.R;
import org.monsterbox.app.scene.Explanation;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.Terrain;
import org.monsterbox.core.bigmonster.tiles.TileType;

/** What the things on the table are, for whoever holds a finger on them. */
public record Explained(Moment moment) {

  private static final String EXTRAS = "extras";

  public Explanation tile(TileType type) {
    return new Explanation(
        moment.names().tile(type), moment.words().tiles().content(type), section(type));
  }

  /** Where the rules tell of that tile. */
  private static String section(TileType type) {
    return type.name().startsWith("SG_") ? EXTRAS : section(type.terrain());
  }

  private static String section(Terrain terrain) {
    return switch (terrain) {
      case ICE -> "ice";
      case WATER -> "water";
      case LAVA -> "lava";
      case SWAMP -> "swamp";
      case MEADOW -> "meadow";
      case DESERT, RUNE -> "desert";
    };
  }

  public Explanation explorer(Explorer explorer) {
    return new Explanation(
        moment.names().explorer(explorer),
        moment.words().tiles().ability(explorer),
        explorer.name().startsWith("S") ? "more_explorers" : "explorers");
  }

  /** What it asks for, what it is worth, and how far the viewer is. */
  public Explanation medal(Medal medal) {
    String condition = moment.words().medals().condition(medal);
    String value = moment.names().signed(moment.table().options().value(medal));
    MedalState state = new MedalState(moment, medal);
    String sentence =
        switch (medal) {
          case PENALTY -> moment.text(R.string.bm_explain_penalty, state.brief(moment.viewer()));
          case PANDA, YETI -> moment.text(R.string.bm_explain_award, value, condition);
          default ->
              moment.text(
                  R.string.bm_explain_medal, value, condition, state.brief(moment.viewer()));
        };
    return new Explanation(moment.names().medal(medal), sentence, "medals");
  }

  public Explanation row() {
    return new Explanation(
        moment.text(R.string.bigmonster_rules_rows), moment.text(R.string.bm_explain_row), "rows");
  }

  public Explanation ship() {
    return new Explanation(
        moment.text(R.string.bigmonster_rules_ships),
        moment.text(R.string.bm_explain_ship),
        "ships");
  }
}
