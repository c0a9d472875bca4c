package org.monsterbox.core.game;

import java.util.ArrayList;
import java.util.List;

/** Events kept in order. */
public final class EventLog implements Events {

  private record Entry(Audience audience, Event event) {}

  private final List<Entry> entries = new ArrayList<>();

  @Override
  public void add(Audience audience, Event event) {
    entries.add(new Entry(audience, event));
  }

  /** What happened, as that seat saw it. */
  public List<Event> seenBy(int seat) {
    List<Event> seen = new ArrayList<>();
    for (Entry entry : entries) {
      if (entry.audience().includes(seat)) {
        seen.add(entry.event());
      }
    }
    return seen;
  }

  /** Whether something random or hidden came to light for anybody. */
  public boolean reveals() {
    for (Entry entry : entries) {
      if (entry.event().reveals()) {
        return true;
      }
    }
    return false;
  }
}
