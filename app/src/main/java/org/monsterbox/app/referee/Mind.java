package org.monsterbox.app.referee;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/**
 * A bot with all that its seat has seen. After an undo or a long pause it is made anew: a memory
 * cannot be cut, but it can be made again from what happened.
 */
final class Mind<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  private final GameKit<S, M, V> kit;
  private final Grade grade;
  private final int seat;
  private final long seed;
  private Bot<M, V> bot;
  private Line<S, M> watched;

  Mind(GameKit<S, M, V> kit, Grade grade, int seat, long seed, Line<S, M> line) {
    this.kit = kit;
    this.grade = grade;
    this.seat = seat;
    this.seed = seed;
    bot = freshBot(line);
    watched = line;
  }

  Grade grade() {
    return grade;
  }

  /** Decides what to do at the end of the line. The same line gives the same decision. */
  Choice<M> choose(Line<S, M> line, BooleanSupplier cancelled) {
    catchUp(line);
    List<M> moves = kit.rules().legalMoves(line.state(), seat);
    Chance chance = Chance.of(seed, "bots").branch(line.length()).branch(seat);
    return bot.choose(kit.rules().view(line.state(), seat), moves, chance, cancelled);
  }

  private void catchUp(Line<S, M> line) {
    if (line.continues(watched)) {
      line.seenBy(seat, watched.length()).forEach(bot::watch);
    } else {
      bot = freshBot(line);
    }
    watched = line;
  }

  private Bot<M, V> freshBot(Line<S, M> line) {
    Bot<M, V> fresh = kit.bot(grade, seat, seed);
    line.toldTo(seat).forEach(fresh::watch);
    return fresh;
  }
}
