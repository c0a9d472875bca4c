package org.monsterbox.core.bigmonster.map;

import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.Terrain;

/** How far somebody is on the way to a medal (section 2.6). */
public final class MedalProgress {

  private MedalProgress() {}

  /** What one player has of what the medal asks for. */
  public static int own(Medal medal, Tableau tableau) {
    return own(medal, tableau.counts);
  }

  /** What two partners have together. */
  public static int team(Medal medal, Tableau one, Tableau other) {
    return team(medal, one.counts, other.counts);
  }

  static int own(Medal medal, short[] counts) {
    return switch (medal) {
      case TERRAINS -> Scoring.terrains(counts);
      case CRYSTALS ->
          Math.min(
              counts[Feature.GREEN_CRYSTALS.index()],
              Math.min(
                  counts[Feature.RED_CRYSTALS.index()], counts[Feature.BLUE_CRYSTALS.index()]));
      default -> sum(medal, counts);
    };
  }

  static int team(Medal medal, short[] one, short[] other) {
    return switch (medal) {
      case TERRAINS -> {
        int terrains = 0;
        for (int i = 0; i <= Terrain.RUNE.index(); i++) {
          terrains += one[i] + other[i] > 0 ? 1 : 0;
        }
        yield terrains;
      }
      case CRYSTALS -> {
        int least = Integer.MAX_VALUE;
        for (int i = Feature.GREEN_CRYSTALS.index(); i <= Feature.BLUE_CRYSTALS.index(); i++) {
          least = Math.min(least, one[i] + other[i]);
        }
        yield least;
      }
      default -> sum(medal, one) + sum(medal, other);
    };
  }

  /** For medals that count one thing. */
  private static int sum(Medal medal, short[] counts) {
    return switch (medal) {
      case DESERT -> counts[Feature.DESERT_MONSTERS.index()];
      case RUNE -> counts[Feature.RUNE_MONSTERS.index()];
      case BIG -> counts[Feature.COMPLETE_BIG_MONSTERS.index()];
      case SWAMP_MEADOW ->
          counts[Feature.SWAMP_TILES.index()] + counts[Feature.MEADOW_TILES.index()];
      case LAVA -> counts[Feature.LAVA_TILES.index()];
      case ICE -> counts[Feature.ICE_TILES.index()];
      case MUTAGEN -> counts[Feature.MUTAGEN_MONSTERS.index()];
      default -> throw new IllegalArgumentException(medal + " is not won on the way");
    };
  }
}
