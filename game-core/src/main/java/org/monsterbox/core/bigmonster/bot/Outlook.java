package org.monsterbox.core.bigmonster.bot;

import org.monsterbox.core.bigmonster.map.Feature;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.map.Tryout;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.TileType;

/** What a tableau may become: the potential of section 8.1. */
final class Outlook {

  /** With so many tiles to come, everything may still happen. */
  private static final double PLENTY = 8;

  private static final double TEAM_MEDAL = 0.5;

  private final Weights weights;
  private final Sites sites;

  Outlook(Weights weights) {
    this.weights = weights;
    this.sites = new Sites(weights);
  }

  /** Desert and rune monsters of a tableau. */
  static int monsters(Tableau tableau) {
    return tableau.count(Feature.DESERT_MONSTERS) + tableau.count(Feature.RUNE_MONSTERS);
  }

  /** On top of the score; the trial and the sketch hold the same tiles. */
  double potential(Stakes stakes, Tryout trial, ScratchMap sketch) {
    int total = stakes.table.mode().placements();
    double left = Math.max(0, total - sketch.size);
    double r = Math.min(1, left / PLENTY);
    double worth = medals(stakes, trial, r) - penaltyRisk(stakes, trial, sketch.size, total);
    if (left > 0) {
      worth += monsters(sketch, r) + sites.worth(sketch, r) + toads(trial, r);
    }
    return worth;
  }

  private double monsters(ScratchMap sketch, double r) {
    double worth =
        sketch.explorer == Explorer.E05 && sketch.hasRoom(1, -2) ? weights.beam() * r : 0;
    for (int i = 0; i < sketch.size; i++) {
      int x = sketch.xs[i];
      int y = sketch.ys[i];
      worth +=
          switch (sketch.types[i]) {
            case ICE_CHICK, ICE_CRAB, ICE_FUZZ, ICE_HORN -> mutant(sketch, i, r);
            case MUTAGEN_DOUBLE ->
                weights.beam()
                    * r
                    * ((sketch.hasRoom(x, y + 1) ? 1 : 0) + (sketch.hasRoom(x + 1, y + 1) ? 1 : 0));
            case MUTAGEN_SINGLE -> sketch.hasRoom(x + 1, y - 2) ? weights.beam() * r : 0;
            case BIG_L -> sketch.hasRoom(x + 1, y) ? weights.half() * r : 0;
            case BIG_R -> sketch.hasRoom(x - 1, y) ? weights.half() * r : 0;
            default -> 0;
          };
    }
    return worth;
  }

  private double mutant(ScratchMap sketch, int index, double r) {
    TileType type = sketch.types[index];
    int level = Math.min(type.maxLevel(), Integer.bitCount(sketch.lit[index]));
    if (level == type.maxLevel()) {
      return 0;
    }
    int open = openPorts(sketch, index);
    double chance = weights.beamChance() * r;
    double once = open == 0 ? 0 : open == 1 ? chance : 1 - (1 - chance) * (1 - chance);
    double worth = once * (type.points(level + 1) - type.points(level));
    if (level == 0 && open == 2 && type.maxLevel() == 2) {
      worth += chance * chance * (type.points(2) - type.points(1));
    }
    return worth;
  }

  /** Ports that are not lit, and where a mutagen that would light them still has room. */
  private static int openPorts(ScratchMap sketch, int index) {
    int x = sketch.xs[index];
    int y = sketch.ys[index];
    boolean isTopOpen =
        !sketch.isTopLit(index)
            && sketch.ground.isEmpty(x, y - 1)
            && (sketch.ground.isEmpty(x - 1, y - 1) || sketch.ground.isEmpty(x + 1, y - 1));
    boolean isBottomOpen =
        !sketch.isBottomLit(index)
            && sketch.ground.isEmpty(x - 1, y + 2)
            && sketch.ground.isEmpty(x, y + 2);
    return (isTopOpen ? 1 : 0) + (isBottomOpen ? 1 : 0);
  }

  private double toads(Tryout trial, double r) {
    int toads = trial.count(Feature.SWAMP_TILES);
    if (toads >= TileType.TOAD.base()) {
      return 0;
    }
    return weights.toad() * r * (4 * toads + 2) * (toads == 0 ? 0.5 : 1);
  }

  private double medals(Stakes stakes, Tryout trial, double r) {
    double worth = 0;
    for (int i = 0; i < stakes.openMedals.size(); i++) {
      Medal medal = stakes.openMedals.get(i);
      worth += medal(stakes, medal, (double) trial.progress(medal) / medal.need(), r);
    }
    for (int i = 0; i < stakes.openTeamMedals.size() && stakes.partner != null; i++) {
      Medal medal = stakes.openTeamMedals.get(i);
      double need = stakes.table.options().teamNeed(medal);
      worth += TEAM_MEDAL * medal(stakes, medal, trial.progress(medal, stakes.partner) / need, r);
    }
    return worth;
  }

  private double medal(Stakes stakes, Medal medal, double progress, double r) {
    double value = stakes.table.options().value(medal);
    return progress >= 1
        ? weights.medalMet() * value
        : weights.medalNear() * value * progress * progress * r;
  }

  private double penaltyRisk(Stakes stakes, Tryout trial, int placed, int total) {
    int own = trial.count(Feature.DESERT_MONSTERS) + trial.count(Feature.RUNE_MONSTERS);
    int ahead = own - stakes.ignored + stakes.partnerPenaltyCount - stakes.leastOther;
    double risk = weights.penalty() * (0.3 + 0.7 * placed / total);
    return ahead <= 0 ? risk : ahead == 1 ? 0.4 * risk : 0;
  }
}
