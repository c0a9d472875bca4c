package org.monsterbox.core.bigmonster.bot;

import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.GameWithBots;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Rules;

/** Big Monster, and its bots. */
public final class BigMonsterWithBots
    implements GameWithBots<BigMonsterState, BigMonsterMove, BigMonsterView> {

  @Override
  public Rules<BigMonsterState, BigMonsterMove, BigMonsterView> rules() {
    return new BigMonster();
  }

  @Override
  public Bot<BigMonsterMove, BigMonsterView> bot(Grade grade, int seat, long seed) {
    return BigMonsterBots.of(grade, seat, seed);
  }
}
