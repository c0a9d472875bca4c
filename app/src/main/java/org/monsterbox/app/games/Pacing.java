package org.monsterbox.app.games;

import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.ToLongFunction;
import org.monsterbox.core.game.Event;

/**
 * What is heard and felt when something happens, and how long the table then stands still so that
 * people can follow a bot: a row for each kind of event, for silent ones too.
 */
public final class Pacing {

  private static final Row<Event> REST = new Row<>(event -> Cue.SILENCE, event -> 0);

  private final Map<Class<?>, Row<?>> rows = new HashMap<>();

  /**
   * Adds a kind of event; for the constant that holds the table.
   *
   * @param pause in milliseconds at the usual speed
   */
  public <E extends Event> Pacing row(Class<E> kind, Cue cue, long pause) {
    return row(kind, event -> cue, pause);
  }

  /** The same where the cue depends on what happened. */
  public <E extends Event> Pacing row(Class<E> kind, Function<E, Cue> cue, long pause) {
    return row(kind, cue, event -> pause);
  }

  /** The same where the pause depends on what happened, too. */
  public <E extends Event> Pacing row(
      Class<E> kind, Function<E, Cue> cue, ToLongFunction<E> pause) {
    if (rows.put(kind, new Row<>(cue, pause)) != null) {
      throw new IllegalArgumentException("Declared twice: " + kind);
    }
    return this;
  }

  /** Adds a kind of event at which nothing is heard and nobody waits. */
  public Pacing rest(Class<? extends Event> kind) {
    return row(kind, Cue.SILENCE, 0);
  }

  public Cue cue(Event event) {
    return of(event).cue.apply(event);
  }

  public long pauseAfter(Event event) {
    return of(event).pause.applyAsLong(event);
  }

  /** The kinds of events that have a row. */
  public Set<Class<?>> kinds() {
    return Set.copyOf(rows.keySet());
  }

  @SuppressWarnings("unchecked") // the row of a kind takes its events
  private Row<Event> of(Event event) {
    return (Row<Event>) rows.getOrDefault(event.getClass(), REST);
  }

  private record Row<E extends Event>(Function<E, Cue> cue, ToLongFunction<E> pause) {}
}
