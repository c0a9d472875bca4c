package org.monsterbox.app.games.sea.chart;

import java.util.List;
import java.util.Optional;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.sea.terms.SeaEvent;

/** What the latest move of the others led to, as the one who looks saw it. */
record LastMove(List<Event> events) {

  LastMove {
    events = List.copyOf(events);
  }

  /** The end of all that happened: from where somebody began to do something. */
  static LastMove of(List<Event> happened) {
    int first = happened.size() - 1;
    while (first > 0 && !begins(happened.get(first), happened.get(first - 1))) {
      first--;
    }
    return new LastMove(happened.subList(Math.max(0, first), happened.size()));
  }

  private static boolean begins(Event event, Event before) {
    boolean byCard = before instanceof SeaEvent.CardPlayed;
    return event instanceof SeaEvent.CardPlayed
        || event instanceof SeaEvent.HunterChosen
        || event instanceof SeaEvent.MoveKept
        || event instanceof SeaEvent.Reoriented
        || event instanceof SeaEvent.Refloated
        || event instanceof SeaEvent.BoatPlaced
        || event instanceof SeaEvent.Discarded
        || event instanceof SeaEvent.RoundStarted
        || event instanceof SeaEvent.WhaleLanded
        || (event instanceof SeaEvent.WhaleSwam && !byCard);
  }

  /** The first thing of that kind, if there is any. */
  <E extends Event> Optional<E> find(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).findFirst();
  }

  /** Who did it: a seat, or nobody where only a round began. */
  Optional<Integer> actor() {
    return events.isEmpty() ? Optional.empty() : actor(events.get(0));
  }

  private static Optional<Integer> actor(Event event) {
    if (event instanceof SeaEvent.CardPlayed played) {
      return Optional.of(played.seat());
    } else if (event instanceof SeaEvent.HunterChosen chosen) {
      return Optional.of(chosen.seat());
    } else if (event instanceof SeaEvent.MoveKept kept) {
      return Optional.of(kept.seat());
    } else if (event instanceof SeaEvent.Reoriented turned) {
      return Optional.of(turned.seat());
    } else if (event instanceof SeaEvent.Refloated back) {
      return Optional.of(back.seat());
    } else if (event instanceof SeaEvent.BoatPlaced placed) {
      return Optional.of(placed.seat());
    } else if (event instanceof SeaEvent.WhaleSwam || event instanceof SeaEvent.WhaleLanded) {
      return Optional.of(0);
    }
    return Optional.empty();
  }
}
