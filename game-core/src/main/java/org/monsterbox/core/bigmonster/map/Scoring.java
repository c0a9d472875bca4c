package org.monsterbox.core.bigmonster.map;

import static org.monsterbox.core.bigmonster.map.Feature.AROUND_AMBASSADOR;
import static org.monsterbox.core.bigmonster.map.Feature.BLUE_CRYSTALS;
import static org.monsterbox.core.bigmonster.map.Feature.CHICKS;
import static org.monsterbox.core.bigmonster.map.Feature.COMPLETE_BIG_MONSTERS;
import static org.monsterbox.core.bigmonster.map.Feature.DESERT_MONSTERS;
import static org.monsterbox.core.bigmonster.map.Feature.EXPLORER_AT_AMBASSADOR;
import static org.monsterbox.core.bigmonster.map.Feature.FURIOUS_DRAGONS;
import static org.monsterbox.core.bigmonster.map.Feature.GOLDEN_DIAMONDS;
import static org.monsterbox.core.bigmonster.map.Feature.GREEN_CRYSTALS;
import static org.monsterbox.core.bigmonster.map.Feature.ICE_POINTS;
import static org.monsterbox.core.bigmonster.map.Feature.LAVA_POINTS;
import static org.monsterbox.core.bigmonster.map.Feature.LAVA_TILES;
import static org.monsterbox.core.bigmonster.map.Feature.MEADOW_RULES;
import static org.monsterbox.core.bigmonster.map.Feature.MEADOW_TILES;
import static org.monsterbox.core.bigmonster.map.Feature.MUTAGEN_MONSTERS;
import static org.monsterbox.core.bigmonster.map.Feature.MUTANTS;
import static org.monsterbox.core.bigmonster.map.Feature.MUTANTS_OF_LEVEL_TWO;
import static org.monsterbox.core.bigmonster.map.Feature.RED_CRYSTALS;
import static org.monsterbox.core.bigmonster.map.Feature.RUNE_MONSTERS;
import static org.monsterbox.core.bigmonster.map.Feature.SWAMP_TILES;
import static org.monsterbox.core.bigmonster.map.Feature.UNICORNS;
import static org.monsterbox.core.bigmonster.map.Feature.WATER_TILES;

import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.ScoreSheet;
import org.monsterbox.core.bigmonster.tiles.Colour;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Terrain;
import org.monsterbox.core.bigmonster.tiles.TileType;

/** What a tableau is worth (section 4.8), from what is counted in it. */
public final class Scoring {

  static final int YETI_COST = 5;
  private static final int DRAGON_TOKEN_COST = 5;
  private static final int COMPLETE_BIG_MONSTER = 11;

  private Scoring() {}

  /** All lines for a tableau. */
  public static ScoreSheet sheet(BigMonsterOptions options, Tableau tableau, Honours honours) {
    short[] counts = tableau.counts;
    return new ScoreSheet(
        ice(counts),
        bigMonster(counts),
        lava(counts),
        meadow(options, counts, honours.medals()),
        swamp(counts),
        crystals(counts),
        explorer(tableau.explorer, counts, honours),
        medals(honours));
  }

  /** The sum of all lines, without a sheet to hold them. */
  static int total(BigMonsterOptions options, Explorer explorer, short[] counts, Honours honours) {
    return ice(counts)
        + bigMonster(counts)
        + lava(counts)
        + meadow(options, counts, honours.medals())
        + swamp(counts)
        + crystals(counts)
        + explorer(explorer, counts, honours)
        + medals(honours);
  }

  private static int ice(short[] counts) {
    return counts[ICE_POINTS.index()];
  }

  private static int bigMonster(short[] counts) {
    int complete = counts[COMPLETE_BIG_MONSTERS.index()];
    return complete * COMPLETE_BIG_MONSTER + counts[WATER_TILES.index()] - 2 * complete;
  }

  private static int lava(short[] counts) {
    return counts[LAVA_POINTS.index()];
  }

  private static int swamp(short[] counts) {
    int toads = counts[SWAMP_TILES.index()];
    return 2 * toads * toads;
  }

  private static int crystals(short[] counts) {
    return Colour.GREEN.points() * counts[GREEN_CRYSTALS.index()]
        + Colour.RED.points() * counts[RED_CRYSTALS.index()]
        + Colour.BLUE.points() * counts[BLUE_CRYSTALS.index()];
  }

  private static int crystalCount(short[] counts) {
    return counts[GREEN_CRYSTALS.index()]
        + counts[RED_CRYSTALS.index()]
        + counts[BLUE_CRYSTALS.index()];
  }

  private static int meadow(BigMonsterOptions options, short[] counts, int medals) {
    int points = 0;
    for (int rules = counts[MEADOW_RULES.index()]; rules != 0; rules &= rules - 1) {
      points += meadow(Integer.numberOfTrailingZeros(rules), counts, medals);
    }
    points += counts[UNICORNS.index()] == 2 ? 18 : 0;
    points += counts[AROUND_AMBASSADOR.index()];
    return points
        + (options.ambassadorCountsExplorer() ? counts[EXPLORER_AT_AMBASSADOR.index()] : 0);
  }

  private static int meadow(int rule, short[] counts, int medals) {
    return switch (TileType.ALL.get(TileType.MEADOW_GREEN.index() + rule)) {
      case MEADOW_GREEN -> 2 * counts[GREEN_CRYSTALS.index()];
      case MEADOW_MEDAL -> 2 * medals;
      case MEADOW_TERRAIN -> terrains(counts);
      case MEADOW_RUNE -> 2 * counts[RUNE_MONSTERS.index()];
      case MEADOW_BIG -> 4 * counts[COMPLETE_BIG_MONSTERS.index()];
      case MEADOW_DESERT -> 3 * counts[DESERT_MONSTERS.index()];
      case MEADOW_CRYSTAL -> crystalCount(counts);
      case MEADOW_LAVA -> counts[LAVA_TILES.index()];
      default -> 2 * counts[MEADOW_TILES.index()];
    };
  }

  static int terrains(short[] counts) {
    int terrains = 0;
    for (int i = 0; i <= Terrain.RUNE.index(); i++) {
      terrains += counts[i] > 0 ? 1 : 0;
    }
    return terrains;
  }

  private static int explorer(Explorer explorer, short[] counts, Honours honours) {
    return switch (explorer) {
      case E01 -> counts[MUTANTS.index()];
      case E04 -> counts[LAVA_TILES.index()];
      case E06 -> counts[MUTAGEN_MONSTERS.index()];
      case E07 -> counts[MEADOW_TILES.index()];
      case E08 -> 2 * honours.medals();
      case E09 -> 2 * counts[RUNE_MONSTERS.index()];
      case E10 -> 4 * counts[COMPLETE_BIG_MONSTERS.index()];
      case E11 -> crystalCount(counts);
      case S01 -> 4 * counts[MUTANTS_OF_LEVEL_TWO.index()];
      case S02 -> 5 * counts[UNICORNS.index()];
      case S03 -> 3 * counts[CHICKS.index()];
      case S04 -> 2 * (1 + counts[GOLDEN_DIAMONDS.index()]);
      case S05 -> 3 * (counts[FURIOUS_DRAGONS.index()] + honours.dragons());
      case E02, E03, E05, E12 -> 0;
    };
  }

  private static int medals(Honours honours) {
    return honours.value() - DRAGON_TOKEN_COST * honours.dragons();
  }
}
