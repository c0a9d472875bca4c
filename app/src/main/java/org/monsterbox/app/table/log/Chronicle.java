package org.monsterbox.app.table.log;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.app.referee.Told;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.game.Event;

/**
 * What happened, in sentences under headings. Each is made once: what was said before is not said
 * anew.
 */
public final class Chronicle {

  private final GameWords<?, ?> words;
  private final Function<Event, Optional<Piece>> pictures;
  private final RoundCount rounds;
  private List<Seat> seats = List.of();
  private final List<Told> told = new ArrayList<>();
  private final List<LogEntry> entries = new ArrayList<>();
  // After how many moves each entry was told.
  private final List<Integer> moves = new ArrayList<>();
  private boolean namesRounds;
  private String heading = "";

  /**
   * An empty one.
   *
   * @param pictures of what happened
   * @param rounds counts rounds where the game itself does not
   */
  public Chronicle(
      GameWords<?, ?> words, Function<Event, Optional<Piece>> pictures, RoundCount rounds) {
    this.words = words;
    this.pictures = pictures;
    this.rounds = rounds;
  }

  /**
   * The log of what happened.
   *
   * @param known how many moves the reader knows
   */
  public GameLog of(List<Told> happened, List<Seat> called, int known) {
    if (!called.equals(seats) || !goesOn(happened)) {
      forget();
      seats = List.copyOf(called);
    }
    for (Told next : happened.subList(told.size(), happened.size())) {
      if (!tell(next)) {
        // The game counts its rounds itself: they are not counted from the beginning.
        forget();
        namesRounds = true;
        return of(happened, called, known);
      }
    }
    int last = moves.isEmpty() ? 0 : moves.get(moves.size() - 1);
    return new GameLog(entries, toldUntil(known), moves.size() - toldUntil(last - 1)).shortened();
  }

  /** How many entries there are of the first so many moves. */
  private int toldUntil(int move) {
    int count = 0;
    while (count < moves.size() && moves.get(count) <= move) {
      count++;
    }
    return count;
  }

  /** Whether the headings so far are such as the game has. */
  private boolean tell(Told next) {
    told.add(next);
    String own = words.heading(next.event(), seats);
    if (!own.isEmpty() && !namesRounds) {
      return false;
    }
    String begun = namesRounds ? own : rounds.begun(next.mover());
    heading = begun.isEmpty() ? heading : begun;
    String sentence = words.event(next.event(), seats);
    if (!sentence.isEmpty()) {
      if (!heading.isEmpty()) {
        add(new LogEntry.Heading(heading), next.moves());
        heading = "";
      }
      Optional<Piece> picture = pictures.apply(next.event());
      add(new LogEntry.Line(about(next, sentence), sentence, picture), next.moves());
    }
    return true;
  }

  /** Whoever a sentence begins with, or else the one whom the game names. */
  private Optional<Seat> about(Told next, String sentence) {
    for (Seat seat : seats) {
      if (sentence.startsWith(seat.name() + " ")) {
        return Optional.of(seat);
      }
    }
    OptionalInt seat = words.about(next.event(), next.mover());
    return seat.isPresent() ? Optional.of(seats.get(seat.getAsInt())) : Optional.empty();
  }

  private void add(LogEntry entry, int after) {
    entries.add(entry);
    moves.add(after);
  }

  private void forget() {
    told.clear();
    entries.clear();
    moves.clear();
    rounds.forget();
    heading = "";
  }

  /** Whether all that was said has happened still. */
  private boolean goesOn(List<Told> happened) {
    boolean same = happened.size() >= told.size();
    for (int i = 0; same && i < told.size(); i++) {
      same = happened.get(i).isSame(told.get(i));
    }
    return same;
  }
}
