package org.monsterbox.core.bigmonster.bot;

import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.map.Tryout;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.TileType;

/**
 * What a tableau is worth to its owner: its score and the medals that it earns now, and for those
 * who look ahead what it may become.
 */
final class Worth {

  private final boolean looksAhead;
  private final Outlook outlook;
  private final Tryout trial = new Tryout();
  private final ScratchMap sketch = new ScratchMap();

  private Worth(boolean looksAhead, Weights weights) {
    this.looksAhead = looksAhead;
    this.outlook = new Outlook(weights);
  }

  /** The score, and medals that are earned now. */
  static Worth byScore() {
    return new Worth(false, Weights.USUAL);
  }

  /** The score, and all that the tableau may become. */
  static Worth ahead(Weights weights) {
    return new Worth(true, weights);
  }

  /** As it is. */
  double of(Stakes stakes) {
    trial.leave(stakes.tableau);
    sketch.load(stakes.tableau);
    return sum(stakes);
  }

  /** The best place for a tile of this type. */
  Spot best(Stakes stakes, TileType type) {
    Tableau tableau = stakes.tableau;
    sketch.load(tableau);
    Spot spot = new Spot(type);
    sketch.ground.forEachAnchor(type.shape(), (x, y) -> spot.offer(x, y, at(stakes, type, x, y)));
    return spot;
  }

  private double at(Stakes stakes, TileType type, int x, int y) {
    trial.place(stakes.tableau, type, x, y);
    if (!looksAhead) {
      return sum(stakes);
    }
    sketch.add(type, x, y);
    double sum = sum(stakes);
    sketch.remove();
    return sum;
  }

  private double sum(Stakes stakes) {
    double score = trial.score(stakes.table.options(), stakes.honours);
    return score + (looksAhead ? outlook.potential(stakes, trial, sketch) : medalsNow(stakes));
  }

  private double medalsNow(Stakes stakes) {
    double value = 0;
    for (int i = 0; i < stakes.openMedals.size(); i++) {
      Medal medal = stakes.openMedals.get(i);
      value += trial.progress(medal) >= medal.need() ? stakes.table.options().value(medal) : 0;
    }
    for (int i = 0; i < stakes.openTeamMedals.size() && stakes.partner != null; i++) {
      Medal medal = stakes.openTeamMedals.get(i);
      boolean isMet =
          trial.progress(medal, stakes.partner) >= stakes.table.options().teamNeed(medal);
      value += isMet ? stakes.table.options().value(medal) : 0;
    }
    return value;
  }
}
