package org.monsterbox.core.cube.bot;

import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeView;

/** Makes bots. */
public final class CubeBots {

  private static final double SLOWEST = 0.5;
  private static final double QUICKEST = 2;

  private CubeBots() {}

  /** A bot for one seat of one game; the seed decides what it comes across, and when. */
  public static Bot<CubeMove, CubeView> of(Grade grade, int seat, long seed) {
    return of(grade, seat, seed, 1);
  }

  /** The same that much quicker at finding things, from half to twice. */
  public static Bot<CubeMove, CubeView> of(Grade grade, int seat, long seed, double speed) {
    if (!(speed >= SLOWEST && speed <= QUICKEST)) {
      throw new IllegalArgumentException("Speed from 0.5 to 2, not " + speed);
    }
    return new CubeBot(CubeLevel.of(grade).faster(speed), seat, seed);
  }
}
