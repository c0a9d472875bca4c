package org.monsterbox.core.bot.arena;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.game.Turn;

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
  private final Chance chance;

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
    this.chance = Chance.of(setup.seed(), "bots");
  }

  public Outcome play() {
    return play((seat, nanos) -> {});
  }

  Outcome play(Timekeeper timekeeper) {
    S state = rules.start(setup);
    int made = 0;
    while (!rules.turn(state).isOver()) {
      // Seats that act at once decide before any of them has acted: nobody is ahead of the others.
      S before = state;
      Map<Integer, M> moves = new TreeMap<>();
      for (Turn turn = rules.turn(before); !turn.isOver(); turn = turn.without(turn.first())) {
        moves.put(turn.first(), decide(before, turn.first(), made, timekeeper));
      }
      for (Map.Entry<Integer, M> move : moves.entrySet()) {
        // Whom another was quicker than is asked again.
        if (state == before || rules.legalMoves(state, move.getKey()).contains(move.getValue())) {
          if (made++ == mostMoves) {
            throw new IllegalStateException("No end after " + mostMoves + " moves: " + setup);
          }
          EventLog events = new EventLog();
          state = rules.play(state, move.getKey(), move.getValue(), events);
          tell(events);
        }
      }
    }
    return rules.outcome(state);
  }

  private M decide(S state, int seat, int made, Timekeeper timekeeper) {
    Thread thread = Thread.currentThread();
    if (thread.isInterrupted()) {
      throw new IllegalStateException("Interrupted");
    }
    long began = System.nanoTime();
    M move =
        bots.get(seat)
            .choose(
                rules.view(state, seat),
                rules.legalMoves(state, seat),
                chance.branch(made).branch(seat),
                thread::isInterrupted)
            .move();
    timekeeper.decided(seat, System.nanoTime() - began);
    return move;
  }

  private void tell(EventLog events) {
    for (int seat = 0; seat < bots.size(); seat++) {
      for (Event event : events.seenBy(seat)) {
        bots.get(seat).watch(event);
      }
    }
  }
}
