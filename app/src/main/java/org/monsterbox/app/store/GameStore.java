package org.monsterbox.app.store;

import androidx.lifecycle.LiveData;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.monsterbox.app.games.GameKits;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.ChairRow;
import org.monsterbox.app.store.rows.GameRow;
import org.monsterbox.app.store.rows.GameSummary;
import org.monsterbox.app.store.rows.SavedGame;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.record.Entry;
import org.monsterbox.core.record.Header;
import org.monsterbox.core.record.RecordText;

/**
 * The only door to the games that are kept. What a method has written when it returns is there
 * forever; what it could not write is a {@link StoreFailure}, and nothing has changed. All methods
 * but {@link #watch} block: they are called on the {@link Background}.
 */
public final class GameStore {

  /** How long a deleted game can be had back. */
  static final long KEPT_AFTER_DELETION_MILLIS = 7L * 24 * 60 * 60 * 1000;

  private final BoxDatabase database;
  private final GameWriter writing;
  private final GameReader reading;
  private final LongSupplier clock;

  /**
   * @param clock milliseconds since 1970
   */
  public GameStore(BoxDatabase database, GameKits kits, LongSupplier clock) {
    this.database = database;
    this.writing = new GameWriter(database);
    this.reading = new GameReader(database, kits, writing);
    this.clock = clock;
  }

  /**
   * Keeps a new game before its first move, and forgets those that were deleted long ago.
   *
   * @param first how it stands; without entries
   * @return the number under which it is kept
   */
  public long begin(Header header, List<Chair> chairs, Standing first) throws StoreFailure {
    long now = clock.getAsLong();
    return writing.inTransaction(
        () -> {
          database.games().purge(now - KEPT_AFTER_DELETION_MILLIS);
          return writing.add(header, chairs, first, 0, List.of(), now);
        });
  }

  /** Keeps a game that was just dealt. */
  public long begin(FreshGame game) throws StoreFailure {
    return begin(game.header(), game.chairs(), game.standing());
  }

  /** Keeps what was done and how the game stands now, both or nothing. */
  public void append(long game, Entry entry, Standing after) throws StoreFailure {
    writing.inTransaction(
        () -> {
          writing.append(game, entry, after, clock.getAsLong());
          return game;
        });
  }

  /** The same for the entry that ends the game, with how everybody came out of it. */
  public void finish(long game, Entry last, Standing after, Outcome outcome) throws StoreFailure {
    writing.inTransaction(
        () -> {
          long now = clock.getAsLong();
          writing.append(game, last, after, now);
          writing.addResults(game, after, outcome, now);
          return game;
        });
  }

  /** Keeps how long it has been played, between two entries. */
  public void played(long game, long millis) throws StoreFailure {
    writing.inTransaction(
        () -> {
          database.games().setPlayed(game, millis);
          return game;
        });
  }

  /** Nobody wants to go on. The next entry takes the game up again. */
  public void abandon(long game) throws StoreFailure {
    writing.inTransaction(
        () ->
            writing.changed(
                database.games().setStatus(game, SavedGame.Status.ABANDONED, clock.getAsLong())));
  }

  /** Somebody else sits there from now on: a bot for a person, or the other way round. */
  public void reseat(long game, int seat, Chair chair) throws StoreFailure {
    writing.inTransaction(
        () -> {
          GameRow row = writing.existing(game);
          database.games().put(ChairRow.of(game, seat, chair));
          String header = RecordText.withSitter(row.header, seat, chair.sitter());
          return database.games().setHeader(game, header);
        });
  }

  /** Reads a game and plays it again to see whether it is whole. */
  public Opened load(long game) throws StoreFailure {
    return reading.load(game);
  }

  /** Whatever its state, as the text of a record. Empty if there is no such game. */
  public Optional<byte[]> export(long game) throws StoreFailure {
    return reading.text(game).map(text -> text.getBytes(StandardCharsets.UTF_8));
  }

  /** Keeps a game that came as a file. The same game is not kept twice. */
  public Imported importGame(byte[] file) throws StoreFailure {
    return reading.add(file, clock.getAsLong());
  }

  /** All games, the one played last first. */
  public List<SavedGame> list() throws StoreFailure {
    return writing.run(() -> savedGames(database.games().list()));
  }

  /** The same, again after each change. */
  public LiveData<List<SavedGame>> watch() {
    return new Watched<>(database, () -> savedGames(database.games().list()), "game", "chair");
  }

  private static List<SavedGame> savedGames(List<GameSummary> rows) {
    List<SavedGame> games = new ArrayList<>(rows.size());
    for (GameSummary row : rows) {
      games.add(row.savedGame());
    }
    return games;
  }

  public Optional<SavedGame> find(long game) throws StoreFailure {
    return writing.run(
        () -> Optional.ofNullable(database.games().summary(game)).map(GameSummary::savedGame));
  }

  /** The game to continue: of those that are not over, the one played last. */
  public Optional<SavedGame> latest() throws StoreFailure {
    return writing.run(
        () -> Optional.ofNullable(database.games().latest()).map(GameSummary::savedGame));
  }

  /** Takes the game out of the list. It can be had back for a week. */
  public void delete(long game) throws StoreFailure {
    writing.run(() -> database.games().setDeleted(game, clock.getAsLong()));
  }

  public void restore(long game) throws StoreFailure {
    writing.run(() -> database.games().setDeleted(game, 0));
  }
}
