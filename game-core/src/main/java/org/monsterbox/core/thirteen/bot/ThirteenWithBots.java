package org.monsterbox.core.thirteen.bot;

import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.GameWithBots;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** 13 Monsters, and its bots. */
public final class ThirteenWithBots
    implements GameWithBots<ThirteenState, ThirteenMove, ThirteenView> {

  @Override
  public Rules<ThirteenState, ThirteenMove, ThirteenView> rules() {
    return new ThirteenMonsters();
  }

  @Override
  public Bot<ThirteenMove, ThirteenView> bot(Grade grade, int seat, long seed) {
    return ThirteenBots.of(grade, seat, seed);
  }
}
