package org.monsterbox.core.sea.bot;

import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.GameWithBots;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;

/** Monster of the Sea, and its bots. */
public final class SeaWithBots implements GameWithBots<SeaState, SeaMove, SeaView> {

  @Override
  public Rules<SeaState, SeaMove, SeaView> rules() {
    return new MonsterOfTheSea();
  }

  @Override
  public Bot<SeaMove, SeaView> bot(Grade grade, int seat, long seed) {
    return SeaBots.of(grade, seat, seed);
  }
}
