package org.monsterbox.core.cube.bot;

import org.monsterbox.core.game.Chance;

/** Rule sets 3 and 4: how a bot shows what it has called. */
final class TurnPace {

  private final CubeLevel level;
  private final Chance chance;

  /** The chance is that of the turn. */
  TurnPace(CubeLevel level, Chance chance) {
    this.level = level;
    this.chance = chance.branch(300);
  }

  boolean isWrong() {
    return chance.branch(1).unit() < level.falseClaims();
  }

  /** For the mistake itself. */
  Chance mistake() {
    return chance.branch(2);
  }

  long showingMs() {
    return Waits.showing(chance.branch(3));
  }

  /** For which solution is shown. */
  Chance showing() {
    return chance.branch(4);
  }
}
