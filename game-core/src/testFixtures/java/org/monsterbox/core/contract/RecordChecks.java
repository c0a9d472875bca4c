package org.monsterbox.core.contract;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.record.BadRecord;
import org.monsterbox.core.record.Entry;
import org.monsterbox.core.record.GameRecord;
import org.monsterbox.core.record.Header;
import org.monsterbox.core.record.Limits;
import org.monsterbox.core.record.RecordReader;
import org.monsterbox.core.record.RecordWriter;
import org.monsterbox.core.record.Replay;
import org.monsterbox.core.record.Sitter;

/** A game that is saved and taken up again is the same game. */
final class RecordChecks<S extends Fingerprinted, M extends Move> {

  /** Longer games are cut. */
  private static final int GOLDEN_MOVES = 1000;

  /** So many moves at either end are told with all that happens. */
  private static final int TOLD_MOVES = 60;

  private final Rules<S, M, ?> rules;
  private final RecordReader reader;
  private final RecordWriter writer;

  RecordChecks(Rules<S, M, ?> rules) {
    this.rules = rules;
    this.reader = new RecordReader(List.of(rules), List.of(), Limits.USUAL);
    this.writer = new RecordWriter(rules);
  }

  /** Saves the game after so many of its moves, reads it, and compares. */
  void check(RandomGame<S, M> game, Position<S> position) {
    byte[] saved = writer.write(record(game, position.number()));
    try {
      GameRecord read = reader.read(saved);
      Replay<S, M> replay = new Replay<>(rules, read);
      replay.goToEnd();
      if (!DeepText.of(replay.state()).equals(DeepText.of(position.state()))
          || !Arrays.equals(saved, writer.write(read))) {
        throw position.defect("SAVED GAME DIFFERS", "from the one that was saved");
      }
    } catch (BadRecord bad) {
      throw position.defect("SAVED GAME CANNOT BE READ", bad.getMessage(), bad);
    }
  }

  /** The game with all that happens at its beginning and its end, as a record that can be read. */
  String golden(RandomGame<S, M> game) {
    GameRecord plain = record(game, Math.min(GOLDEN_MOVES, game.steps.size()));
    Replay<S, M> replay = new Replay<>(rules, plain);
    EventLog dealt = new EventLog();
    rules.start(game.setup, dealt);
    List<Entry> entries = new ArrayList<>(comments(dealt, game.setup.seats()));
    int moves = plain.entries().size();
    for (int i = 0; i < moves; i++) {
      EventLog events = new EventLog();
      replay.forward(events);
      entries.add(plain.entries().get(i));
      if (i < TOLD_MOVES || i >= moves - TOLD_MOVES) {
        entries.addAll(comments(events, game.setup.seats()));
      }
    }
    if (replay.isAtEnd() && game.steps.size() <= GOLDEN_MOVES) {
      Outcome end = rules.outcome(replay.state());
      String told = "Outcome[reason=" + end.reason() + ", places=" + end.places() + "]";
      entries.add(new Entry.Comment(told));
    }
    return writer.text(new GameRecord(plain.header(), entries));
  }

  /** What each seat sees, or all of them. */
  private static List<Entry> comments(EventLog events, int seats) {
    Map<String, List<Event>> seen = new LinkedHashMap<>();
    for (int seat = 0; seat < seats; seat++) {
      seen.put("seat " + seat + " sees ", events.seenBy(seat));
    }
    if (new HashSet<>(seen.values()).size() == 1) {
      seen = Map.of("all see ", events.seenBy(0));
    }
    List<Entry> comments = new ArrayList<>();
    seen.forEach(
        (who, what) -> what.forEach(event -> comments.add(new Entry.Comment(who + event))));
    return comments;
  }

  private GameRecord record(RandomGame<S, M> game, int moves) {
    Setup setup = game.setup;
    List<Sitter> sitters = Collections.nCopies(setup.seats(), new Sitter("random", "Nobody"));
    List<Entry> entries = new ArrayList<>();
    for (RandomGame.Step<M> step : game.steps.subList(0, moves)) {
      entries.add(new Entry.Played(step.seat(), rules.text(step.move())));
    }
    Header header =
        new Header(rules.facts().id(), rules.version(), "1", "2000-01-01", sitters, setup);
    return new GameRecord(header, entries);
  }
}
