package org.monsterbox.core.bot.arena;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;

/** One game between bots, from start to end. */
public final class Match<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  /** What the arena wants to know about each decision. */
  interface Timekeeper {
    void decided(int seat, long nanos);
  }

  private final Rules<S, M, V> rules;
  private final Setup setup;
  private final List<Bot<M, V>> bots;
  private final int mostMoves;

  /**
   * Seats the bots.
   *
   * @param bots by seat
   * @param mostMoves a game that takes longer does not end
   */
  public Match(Rules<S, M, V> rules, Setup setup, List<Bot<M, V>> bots, int mostMoves) {
    this.rules = rules;
    this.setup = setup;
    this.bots = new ArrayList<>(bots);
    this.mostMoves = mostMoves;
  }

  public Outcome play() {
    return play((seat, nanos) -> {});
  }

  Outcome play(Timekeeper timekeeper) {
    S state = rules.start(setup);
    Chance chance = Chance.of(setup.seed(), "bots");
    for (int made = 0; !rules.turn(state).isOver(); made++) {
      if (made == mostMoves) {
        throw new IllegalStateException("No end after " + mostMoves + " moves: " + setup);
      }
      int seat = rules.turn(state).first();
      long began = System.nanoTime();
      M move =
          bots.get(seat)
              .choose(
                  rules.view(state, seat),
                  rules.legalMoves(state, seat),
                  chance.branch(made),
                  () -> false)
              .move();
      timekeeper.decided(seat, System.nanoTime() - began);
      EventLog events = new EventLog();
      state = rules.play(state, seat, move, events);
      tell(events);
    }
    return rules.outcome(state);
  }

  private void tell(EventLog events) {
    for (int seat = 0; seat < bots.size(); seat++) {
      for (Event event : events.seenBy(seat)) {
        bots.get(seat).watch(event);
      }
    }
  }
}
