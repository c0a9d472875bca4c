package org.monsterbox.app.games.bigmonster.learning;

import android.content.Context;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.bigmonster.words.BigMonsterWords;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.game.Options;

/** What the rules say of each tile, explorer and medal: a line for each. */
final class RulesLists {

  private static final BigMonsterOptions USUAL =
      BigMonsterOptions.of(Options.usual(BigMonsterOptions.ALL));

  private final Context context;
  private final BigMonsterWords words;

  RulesLists(Context context, BigMonsterWords words) {
    this.context = context;
    this.words = words;
  }

  List<String> tiles(TileType first, TileType last) {
    List<String> lines = new ArrayList<>();
    for (TileType type : EnumSet.range(first, last)) {
      lines.add(line(words.names().tile(type), words.tiles().rule(type)));
    }
    return lines;
  }

  List<String> explorers(Explorer first, Explorer last) {
    List<String> lines = new ArrayList<>();
    for (Explorer explorer : EnumSet.range(first, last)) {
      lines.add(line(words.names().explorer(explorer), words.tiles().ability(explorer)));
    }
    return lines;
  }

  /** Those that are won on the way. */
  List<String> medals() {
    List<String> lines = new ArrayList<>();
    for (Medal medal : EnumSet.range(Medal.DESERT, Medal.MUTAGEN)) {
      if (medal != Medal.PENALTY) {
        lines.add(
            context.getString(
                R.string.bigmonster_rules_medal,
                words.names().medal(medal),
                words.medals().condition(medal),
                USUAL.teamNeed(medal)));
      }
    }
    return lines;
  }

  private String line(String name, String meaning) {
    return context.getString(R.string.games_spoken_figure, name, meaning);
  }
}
