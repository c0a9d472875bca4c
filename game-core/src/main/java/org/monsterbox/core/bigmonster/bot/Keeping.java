package org.monsterbox.core.bigmonster.bot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.game.Chance;

/** Which tile to keep: every type at its best place, the best first. */
final class Keeping {

  private Keeping() {}

  static List<Spot> ranked(Worth worth, Stakes stakes, List<Integer> tiles) {
    List<Spot> spots = new ArrayList<>();
    for (TileType type : Situation.types(tiles)) {
      spots.add(worth.best(stakes, type));
    }
    // The sort is stable: of equals the smaller type comes first.
    spots.sort(Comparator.comparingDouble((Spot spot) -> spot.worth).reversed());
    return spots;
  }

  /** The best one, or by luck one of the best few. */
  static Spot choose(List<Spot> ranked, int bestOf, Chance chance) {
    return ranked.get(chance.below(Math.min(bestOf, ranked.size())));
  }
}
