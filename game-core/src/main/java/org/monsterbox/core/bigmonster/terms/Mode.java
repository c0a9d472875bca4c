package org.monsterbox.core.bigmonster.terms;

import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Refusal;

/** The four ways to play (section 1). */
public enum Mode {
  DUEL,
  TRIO,
  INDIVIDUAL,
  TEAM;

  /** Which of them a table plays. */
  public static Mode of(BigMonsterOptions options, int seats) {
    Mode mode =
        switch (options.mode()) {
          case AUTO -> usual(options, seats);
          case DUEL -> DUEL;
          case TRIO -> TRIO;
          case INDIVIDUAL -> INDIVIDUAL;
          case TEAM -> TEAM;
        };
    if (!mode.isFor(seats)) {
      throw new Refusal(CommonCode.BAD_PLAYER_COUNT);
    }
    return mode;
  }

  private static Mode usual(BigMonsterOptions options, int seats) {
    if (seats == 2) {
      return DUEL;
    }
    boolean isTrio =
        seats == 3 && options.threePlayerMode() == BigMonsterOptions.ThreePlayerMode.SERIES;
    return isTrio ? TRIO : INDIVIDUAL;
  }

  private boolean isFor(int seats) {
    return switch (this) {
      case DUEL -> seats == 2;
      case TRIO -> seats == 3;
      case INDIVIDUAL -> seats >= 3 && seats <= 6;
      case TEAM -> seats == 4 || seats == 6;
    };
  }

  /** Whether tiles come in open rows rather than in secret packets. */
  public boolean isSeries() {
    return this == DUEL || this == TRIO;
  }

  /** How many tiles are in the game, stretch goals replacing others. */
  public int tiles(int seats) {
    return this == TRIO || seats >= 5 ? Tiles.ALL : Tiles.BASE;
  }

  /** How many tiles everybody places, but for the late tile. */
  public int placements() {
    return isSeries() ? 20 : 18;
  }
}
