package org.monsterbox.app.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.game.Event;

/** What happened, in sentences. Each is made once: what was said before is not said anew. */
final class Chronicle {

  private final BiFunction<Event, List<Seat>, String> words;
  private List<Seat> seats = List.of();
  private List<Event> events = List.of();
  private final List<String> sentences = new ArrayList<>();

  Chronicle(BiFunction<Event, List<Seat>, String> words) {
    this.words = words;
  }

  /** A sentence for each event, empty where there is nothing to say. */
  List<String> of(List<Event> happened, List<Seat> called) {
    if (!called.equals(seats) || !goesOn(happened)) {
      sentences.clear();
    }
    for (Event event : happened.subList(sentences.size(), happened.size())) {
      sentences.add(words.apply(event, called));
    }
    events = List.copyOf(happened);
    seats = List.copyOf(called);
    return sentences;
  }

  /** Whether all that was said has happened still. */
  private boolean goesOn(List<Event> happened) {
    boolean same = happened.size() >= events.size();
    for (int i = 0; same && i < events.size(); i++) {
      same = happened.get(i) == events.get(i);
    }
    return same;
  }
}
