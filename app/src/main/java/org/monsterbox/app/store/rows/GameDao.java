package org.monsterbox.app.store.rows;

import androidx.annotation.Nullable;
import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.Query;
import androidx.room.Transaction;
import androidx.room.Upsert;
import java.util.List;

/** Reads and writes games, their entries and who sits there. */
@Dao
public interface GameDao {

  @Insert
  long add(GameRow game);

  @Insert
  void add(EntryRow entry);

  @Insert
  void addAll(List<EntryRow> entries);

  @Upsert
  void put(ChairRow chair);

  @Nullable
  @Query("SELECT * FROM game WHERE id = :id AND deleted_at = 0")
  GameRow find(long id);

  @Query("SELECT * FROM game WHERE seed = :seed AND deleted_at = 0 ORDER BY id")
  List<GameRow> withSeed(long seed);

  @Query("SELECT * FROM entry WHERE game = :game ORDER BY number")
  List<EntryRow> entries(long game);

  @Query("SELECT * FROM chair WHERE game = :game ORDER BY seat")
  List<ChairRow> chairs(long game);

  @Transaction
  @Query(GameSummary.SELECT + " WHERE deleted_at = 0 ORDER BY updated_at DESC, id DESC")
  List<GameSummary> list();

  @Nullable
  @Transaction
  @Query(GameSummary.SELECT + " WHERE id = :id AND deleted_at = 0")
  GameSummary summary(long id);

  @Nullable
  @Transaction
  @Query(
      GameSummary.SELECT
          + " WHERE deleted_at = 0 AND status = 'PLAYING' AND problem = ''"
          + " ORDER BY updated_at DESC, id DESC LIMIT 1")
  GameSummary latest();

  /** Returns how many games were changed: none if the game has other entries than was thought. */
  @Query(
      "UPDATE game SET hash = :hash, entries = :entries, turn = :turn, progress = :progress,"
          + " played_millis = :playedMillis, assisted = :assisted, updated_at = :now,"
          + " winners = CASE WHEN :status = 'PLAYING' THEN 0 ELSE winners END,"
          + " status = :status WHERE id = :id AND entries = :entries - 1 AND deleted_at = 0")
  int advance(
      long id,
      int entries,
      long hash,
      int turn,
      float progress,
      long playedMillis,
      int assisted,
      long now,
      SavedGame.Status status);

  @Query("UPDATE game SET status = :status, updated_at = :now WHERE id = :id AND deleted_at = 0")
  int setStatus(long id, SavedGame.Status status, long now);

  @Query("UPDATE game SET played_millis = :millis WHERE id = :id AND status = 'PLAYING'")
  void setPlayed(long id, long millis);

  @Query("UPDATE game SET winners = :winners WHERE id = :id")
  void setWinners(long id, int winners);

  @Query("UPDATE game SET problem = :problem WHERE id = :id")
  void setProblem(long id, String problem);

  @Query("UPDATE game SET header = :header WHERE id = :id")
  int setHeader(long id, String header);

  @Query("UPDATE game SET header = :header, hash = :hash, entries = :entries WHERE id = :id")
  void rewrite(long id, String header, long hash, int entries);

  @Query("UPDATE game SET deleted_at = :when WHERE id = :id")
  int setDeleted(long id, long when);

  @Query("DELETE FROM game WHERE deleted_at > 0 AND deleted_at < :before")
  int purge(long before);

  @Query("DELETE FROM entry WHERE game = :game")
  void removeEntries(long game);
}
