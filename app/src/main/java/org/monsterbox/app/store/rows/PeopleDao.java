package org.monsterbox.app.store.rows;

import androidx.annotation.Nullable;
import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.OnConflictStrategy;
import androidx.room.Query;
import java.util.List;

/** Reads and writes people, and how they came out of their games. */
@Dao
public interface PeopleDao {

  @Insert
  long add(PersonRow person);

  @Nullable
  @Query("SELECT * FROM person WHERE id = :id")
  PersonRow find(long id);

  @Query("SELECT * FROM person WHERE removed = 0 ORDER BY id")
  List<PersonRow> list();

  @Query(
      "SELECT person.*, COUNT(DISTINCT result.played) AS games,"
          + " COUNT(DISTINCT CASE WHEN result.won THEN result.played END) AS wins"
          + " FROM person LEFT JOIN result ON result.person = person.id"
          + " WHERE person.removed = 0 GROUP BY person.id ORDER BY person.id")
  List<PersonSummary> summaries();

  @Query("UPDATE person SET name = :name WHERE id = :id")
  int rename(long id, String name);

  @Query("UPDATE person SET mark = :mark WHERE id = :id")
  int setMark(long id, int mark);

  @Query("UPDATE person SET removed = :removed WHERE id = :id")
  int setRemoved(long id, boolean removed);

  @Insert(onConflict = OnConflictStrategy.REPLACE)
  void addResults(List<ResultRow> results);

  @Query("DELETE FROM result WHERE played = :played")
  void removeResults(long played);

  @Query("SELECT * FROM result WHERE person = :person ORDER BY ended_at, played, seat")
  List<ResultRow> resultsOf(long person);

  /** Of all games but those that somebody has played alone. */
  @Query("SELECT * FROM result WHERE feat = '' ORDER BY game, ended_at, played, seat")
  List<ResultRow> results();

  /** The bots that sat at the same tables. */
  @Query(
      "SELECT * FROM result WHERE kind != 'person'"
          + " AND played IN (SELECT played FROM result WHERE person = :person)")
  List<ResultRow> botsMetBy(long person);
}
