package org.monsterbox.app.store;

import java.nio.charset.StandardCharsets;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.monsterbox.app.games.GameKits;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.ChairRow;
import org.monsterbox.app.store.rows.EntryRow;
import org.monsterbox.app.store.rows.GameDao;
import org.monsterbox.app.store.rows.GameRow;
import org.monsterbox.app.store.rows.GameSummary;
import org.monsterbox.app.store.rows.SavedGame;
import org.monsterbox.core.record.BadRecord;
import org.monsterbox.core.record.GameRecord;
import org.monsterbox.core.record.Header;
import org.monsterbox.core.record.Limits;
import org.monsterbox.core.record.RecordReader;
import org.monsterbox.core.record.RecordText;
import org.monsterbox.core.record.RecordWriter;

/**
 * Reads games. A kept game is a record in pieces: it is put together and read like any other, so
 * what a file must stand up to, a kept game must as well.
 */
final class GameReader {

  /** The fault of this app, or of this moment: the game itself may be whole. */
  private static final Set<BadRecord.Reason> NOT_ITS_FAULT =
      EnumSet.of(
          BadRecord.Reason.UNKNOWN_GAME,
          BadRecord.Reason.NEWER_APP,
          BadRecord.Reason.TOO_OLD,
          BadRecord.Reason.TOO_SLOW);

  private final GameDao games;
  private final GameKits kits;
  private final GameWriter writing;

  GameReader(BoxDatabase database, GameKits kits, GameWriter writing) {
    this.games = database.games();
    this.kits = kits;
    this.writing = writing;
  }

  Opened load(long game) throws StoreFailure {
    Optional<GameRow> row = writing.run(() -> Optional.ofNullable(games.find(game)));
    if (row.isEmpty()) {
      return new Opened.Gone();
    }
    try {
      GameRecord record = reader().read(text(row.get()).getBytes(StandardCharsets.UTF_8));
      return writing.inTransaction(() -> sound(row.get(), record));
    } catch (BadRecord bad) {
      return writing.inTransaction(() -> unreadable(row.get(), bad));
    }
  }

  private RecordReader reader() {
    return new RecordReader(kits.rules(), List.of(), Limits.USUAL);
  }

  private Opened sound(GameRow row, GameRecord record) {
    if (!row.problem.isEmpty()) {
      games.setProblem(row.id, "");
    }
    String header = RecordWriter.header(record.header());
    if (!header.equals(row.header)) {
      // The rules are newer than the game, which was brought up to them.
      Replayed replayed = Replayed.of(kits, record);
      games.removeEntries(row.id);
      games.addAll(replayed.entries(row.id));
      games.rewrite(row.id, header, replayed.standing().hash(), record.entries().size());
    }
    seatAll(row.id, record.header());
    return new Opened.Sound(saved(row), record, row.assisted);
  }

  /** Chairs are not part of the record: what is lost of them, the record knows. */
  private void seatAll(long game, Header header) {
    List<ChairRow> kept = games.chairs(game);
    for (int seat = 0; seat < header.sitters().size(); seat++) {
      int number = seat;
      if (kept.stream().noneMatch(chair -> chair.seat == number)) {
        games.put(ChairRow.of(game, seat, Chair.all(header).get(seat)));
      }
    }
  }

  private Opened unreadable(GameRow row, BadRecord bad) {
    if (!NOT_ITS_FAULT.contains(bad.reason())) {
      games.setProblem(row.id, bad.reason().name());
    }
    return new Opened.Unreadable(saved(row), bad.reason(), bad.line());
  }

  private SavedGame saved(GameRow row) {
    GameSummary summary = games.summary(row.id);
    if (summary == null) {
      throw new IllegalStateException("Game " + row.id + " vanished within a transaction");
    }
    return summary.savedGame();
  }

  Optional<String> text(long game) throws StoreFailure {
    Optional<GameRow> row = writing.run(() -> Optional.ofNullable(games.find(game)));
    return row.isEmpty() ? Optional.empty() : Optional.of(text(row.get()));
  }

  private String text(GameRow row) throws StoreFailure {
    RecordText text = new RecordText(row.header);
    for (EntryRow entry : writing.run(() -> games.entries(row.id))) {
      text.add(entry.line, entry.hash);
    }
    return text.end(row.entries, row.hash);
  }

  Imported add(byte[] file, long now) throws StoreFailure {
    GameRecord record;
    try {
      record = reader().read(file);
    } catch (BadRecord bad) {
      return new Imported.Refused(bad.reason(), bad.line());
    }
    Optional<Long> same = same(record);
    if (same.isPresent()) {
      return new Imported.AlreadyHere(same.get());
    }
    Replayed replayed = Replayed.of(kits, record);
    return new Imported.Added(
        writing.inTransaction(
            () ->
                writing.add(
                    record.header(),
                    Chair.all(record.header()),
                    replayed.standing(),
                    replayed.winners(),
                    replayed.entries(0),
                    now)));
  }

  /** A game that began the same way and went the same way at least as far. */
  private Optional<Long> same(GameRecord record) throws StoreFailure {
    String header = RecordWriter.header(record.header());
    for (GameRow row : writing.run(() -> games.withSeed(record.header().setup().seed()))) {
      if (row.header.equals(header) && goesOn(record, writing.run(() -> games.entries(row.id)))) {
        return Optional.of(row.id);
      }
    }
    return Optional.empty();
  }

  private static boolean goesOn(GameRecord record, List<EntryRow> kept) {
    if (kept.size() < record.entries().size()) {
      return false;
    }
    for (int i = 0; i < record.entries().size(); i++) {
      if (!kept.get(i).line.equals(record.entries().get(i).line())) {
        return false;
      }
    }
    return true;
  }
}
