package org.monsterbox.core.cube.bot;

import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.GameWithBots;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.game.Rules;

/** Monster Cube, and its bots. */
public final class CubeWithBots implements GameWithBots<CubeState, CubeMove, CubeView> {

  @Override
  public Rules<CubeState, CubeMove, CubeView> rules() {
    return new MonsterCube();
  }

  @Override
  public Bot<CubeMove, CubeView> bot(Grade grade, int seat, long seed) {
    return CubeBots.of(grade, seat, seed);
  }
}
