package org.monsterbox.app.games;

import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.GameWithBots;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;

/** A kit whose rules and bots are those of the core. */
public abstract class CoreKit<S extends Fingerprinted, M extends Move, V extends Fingerprinted>
    implements GameKit<S, M, V> {

  private final GameWithBots<S, M, V> game;
  private final Rules<S, M, V> rules;
  private final Class<M> moveType;
  private final Pacing pacing;

  protected CoreKit(GameWithBots<S, M, V> game, Class<M> moveType, Pacing pacing) {
    this.game = game;
    this.rules = game.rules();
    this.moveType = moveType;
    this.pacing = pacing;
  }

  @Override
  public final Rules<S, M, V> rules() {
    return rules;
  }

  @Override
  public Bot<M, V> bot(Grade grade, int seat, long seed) {
    return game.bot(grade, seat, seed);
  }

  @Override
  public final Class<M> moveType() {
    return moveType;
  }

  @Override
  public final Pacing pacing() {
    return pacing;
  }
}
