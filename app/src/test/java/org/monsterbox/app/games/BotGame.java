package org.monsterbox.app.games;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.game.Turn;
import org.monsterbox.core.record.Entry;

/** Bots play a game from its start until the table looks as wanted. */
public final class BotGame<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  private static final int MOST_MOVES = 20_000;

  /** Where a game has come to, and the moves that led there. */
  public record Reached<S>(S state, List<Entry> entries) {}

  private record Decided<M>(int seat, M move) {}

  private final Rules<S, M, V> rules;
  private final Setup setup;
  private final List<Bot<M, V>> bots = new ArrayList<>();

  public BotGame(GameKit<S, M, V> kit, Setup setup, Grade grade) {
    rules = kit.rules();
    this.setup = setup;
    for (int seat = 0; seat < setup.seats(); seat++) {
      bots.add(kit.bot(grade, seat, setup.seed() + seat));
    }
  }

  /** Empty where the game ends before the first seat sees what is wanted. */
  public Optional<Reached<S>> until(Predicate<V> wanted) {
    List<Entry> entries = new ArrayList<>();
    EventLog deal = new EventLog();
    S state = rules.start(setup, deal);
    tell(deal);
    while (entries.size() < MOST_MOVES) {
      if (wanted.test(rules.view(state, 0))) {
        return Optional.of(new Reached<>(state, entries));
      }
      if (rules.turn(state).isOver()) {
        break;
      }
      Decided<M> next = earliest(state, entries.size());
      entries.add(new Entry.Played(next.seat, rules.text(next.move)));
      EventLog events = new EventLog();
      state = rules.play(state, next.seat, next.move, events);
      tell(events);
    }
    return Optional.empty();
  }

  private Decided<M> earliest(S state, int made) {
    Turn turn = rules.turn(state);
    Decided<M> earliest = decide(state, turn.first(), made);
    for (turn = turn.without(turn.first()); !turn.isOver(); turn = turn.without(turn.first())) {
      Decided<M> other = decide(state, turn.first(), made);
      if (other.move.time() < earliest.move.time()) {
        earliest = other;
      }
    }
    return earliest;
  }

  private Decided<M> decide(S state, int seat, int made) {
    M move =
        bots.get(seat)
            .choose(
                rules.view(state, seat),
                rules.legalMoves(state, seat),
                Chance.of(setup.seed(), "move " + made),
                () -> false)
            .move();
    return new Decided<>(seat, move);
  }

  private void tell(EventLog events) {
    for (int seat = 0; seat < bots.size(); seat++) {
      for (Event event : events.seenBy(seat)) {
        bots.get(seat).watch(event);
      }
    }
  }
}
