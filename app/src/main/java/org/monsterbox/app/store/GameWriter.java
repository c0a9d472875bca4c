package org.monsterbox.app.store;

import android.database.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.ChairRow;
import org.monsterbox.app.store.rows.EntryRow;
import org.monsterbox.app.store.rows.GameDao;
import org.monsterbox.app.store.rows.GameRow;
import org.monsterbox.app.store.rows.ResultRow;
import org.monsterbox.app.store.rows.SavedGame;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Turn;
import org.monsterbox.core.record.Entry;
import org.monsterbox.core.record.Header;
import org.monsterbox.core.record.RecordWriter;

/** Writes games, all of a change or nothing of it. */
final class GameWriter {

  /** Takes a transaction back. */
  private static final class OutOfStep extends RuntimeException {

    private static final long serialVersionUID = 1;

    OutOfStep(String detail) {
      super(detail, null, false, false);
    }
  }

  private final BoxDatabase database;
  private final GameDao games;

  GameWriter(BoxDatabase database) {
    this.database = database;
    this.games = database.games();
  }

  <T> T inTransaction(Supplier<T> work) throws StoreFailure {
    List<SQLException> failures = new ArrayList<>();
    return run(
        () -> {
          try {
            return database.runInTransaction(() -> noting(work, failures));
          } catch (SQLException e) {
            // A full disk ends a transaction at once, and ending it again fails for that reason.
            throw failures.isEmpty() ? e : failures.get(0);
          }
        });
  }

  private static <T> T noting(Supplier<T> work, List<SQLException> failures) {
    try {
      return work.get();
    } catch (SQLException e) {
      failures.add(e);
      throw e;
    }
  }

  <T> T run(Supplier<T> work) throws StoreFailure {
    try {
      return work.get();
    } catch (SQLException e) {
      throw new StoreFailure(e);
    } catch (OutOfStep e) {
      throw new StoreFailure(StoreFailure.Reason.OUT_OF_STEP, String.valueOf(e.getMessage()));
    }
  }

  /** For a change that must hit one row. */
  int changed(int rows) {
    if (rows != 1) {
      throw new OutOfStep(rows + " rows changed");
    }
    return rows;
  }

  GameRow existing(long game) {
    GameRow row = games.find(game);
    if (row == null) {
      throw new OutOfStep("There is no game " + game);
    }
    return row;
  }

  long add(
      Header header,
      List<Chair> chairs,
      Standing standing,
      int winners,
      List<EntryRow> entries,
      long now) {
    GameRow row = new GameRow();
    row.game = header.gameId();
    row.header = RecordWriter.header(header);
    row.seed = header.setup().seed();
    row.hash = standing.hash();
    row.entries = entries.size();
    row.turn = standing.turn().seats();
    row.winners = winners;
    row.progress = standing.progress();
    row.playedMillis = standing.playedMillis();
    row.assisted = standing.assisted();
    row.beganAt = now;
    row.updatedAt = now;
    row.status = status(standing.turn());
    long game = games.add(row);
    for (int seat = 0; seat < chairs.size(); seat++) {
      games.put(ChairRow.of(game, seat, chairs.get(seat)));
    }
    List<EntryRow> own = new ArrayList<>(entries.size());
    for (EntryRow entry : entries) {
      own.add(new EntryRow(game, entry.number, entry.line, entry.hash));
    }
    games.addAll(own);
    return game;
  }

  void append(long game, Entry entry, Standing after, long now) {
    changed(
        games.advance(
            game,
            after.entries(),
            after.hash(),
            after.turn().seats(),
            after.progress(),
            after.playedMillis(),
            after.assisted(),
            now,
            status(after.turn())));
    games.add(new EntryRow(game, after.entries(), entry.line(), after.hash()));
    if (!after.turn().isOver()) {
      // The end of the game may have been taken back.
      database.people().removeResults(game);
    }
  }

  private static SavedGame.Status status(Turn turn) {
    return turn.isOver() ? SavedGame.Status.FINISHED : SavedGame.Status.PLAYING;
  }

  /** Who has won: a bit for each seat. */
  static int winners(Outcome outcome) {
    int winners = 0;
    for (int seat = 0; seat < outcome.places().size(); seat++) {
      winners |= outcome.won(seat) ? 1 << seat : 0;
    }
    return winners;
  }

  void addResults(long game, Standing end, Outcome outcome, long now) {
    games.setWinners(game, winners(outcome));
    String name = existing(game).game;
    List<ResultRow> results = new ArrayList<>();
    for (ChairRow chair : games.chairs(game)) {
      Outcome.Place place = outcome.places().get(chair.seat);
      ResultRow result = new ResultRow();
      result.played = game;
      result.seat = chair.seat;
      result.game = name;
      // A bot that has taken over from somebody wins and loses for itself.
      result.person = chair.chair().isPerson() ? chair.person : null;
      result.kind = chair.kind;
      result.name = chair.name;
      result.side = place.side();
      result.rank = place.rank();
      result.score = place.score();
      result.feat = outcome.feat();
      result.won = outcome.won(chair.seat);
      result.assisted = (end.assisted() >>> chair.seat & 1) == 1;
      result.playedMillis = end.playedMillis();
      result.endedAt = now;
      results.add(result);
    }
    database.people().addResults(results);
  }
}
