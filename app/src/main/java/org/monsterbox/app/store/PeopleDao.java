package org.monsterbox.app.store;

import androidx.annotation.Nullable;
import androidx.lifecycle.LiveData;
import androidx.room.Dao;
import androidx.room.Insert;
import androidx.room.OnConflictStrategy;
import androidx.room.Query;
import java.util.List;

/** Reads and writes people, and how they came out of their games. */
@Dao
interface PeopleDao {

  @Insert
  long add(PersonRow person);

  @Nullable
  @Query("SELECT * FROM person WHERE id = :id")
  PersonRow find(long id);

  @Query("SELECT * FROM person WHERE removed = 0 ORDER BY id")
  List<PersonRow> list();

  @Query("SELECT * FROM person WHERE removed = 0 ORDER BY id")
  LiveData<List<PersonRow>> watch();

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

  @Query("SELECT * FROM result WHERE game = :game ORDER BY ended_at, played, seat")
  List<ResultRow> resultsIn(String game);

  /** The bots that came in behind the person, as the record writes their kind. */
  @Query(
      "SELECT other.* FROM result AS own JOIN result AS other"
          + " ON own.played = other.played AND own.seat != other.seat AND own.side != other.side"
          + " WHERE own.person = :person AND other.kind != 'person'")
  List<ResultRow> botsAgainst(long person);
}
