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
import org.monsterbox.core.game.Refusal;
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
    EventLog dealt = new EventLog();
    S state = rules.start(setup, dealt);
    tell(dealt);
    int made = 0;
    while (!rules.turn(state).isOver()) {
      Map<Integer, M> moves = decide(state, made, timekeeper);
      long now = Long.MAX_VALUE;
      for (M move : moves.values()) {
        now = Math.min(now, move.time());
      }
      S before = state;
      for (Map.Entry<Integer, M> move : moves.entrySet()) {
        if (move.getValue().time() == now) {
          state = play(state, before, move.getKey(), move.getValue());
          made++;
        }
      }
      if (made > mostMoves) {
        throw new IllegalStateException("No end after " + mostMoves + " moves: " + setup);
      }
    }
    return rules.outcome(state);
  }

  /** All seats that may act decide before any of them has acted: nobody is ahead of the others. */
  private Map<Integer, M> decide(S state, int made, Timekeeper timekeeper) {
    Map<Integer, M> moves = new TreeMap<>();
    for (Turn turn = rules.turn(state); !turn.isOver(); turn = turn.without(turn.first())) {
      moves.put(turn.first(), decide(state, turn.first(), made, timekeeper));
    }
    return moves;
  }

  private S play(S state, S before, int seat, M move) {
    EventLog events = new EventLog();
    S after;
    try {
      after = rules.play(state, seat, move, events);
    } catch (Refusal refusal) {
      if (state == before) {
        throw refusal;
      }
      // Another seat was quicker, and this one is asked again.
      return state;
    }
    tell(events);
    return after;
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
