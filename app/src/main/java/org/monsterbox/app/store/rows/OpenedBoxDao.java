package org.monsterbox.app.store.rows;

import androidx.annotation.Nullable;
import androidx.room.Dao;
import androidx.room.Query;
import androidx.room.Upsert;

/** Reads and writes which boxes were opened. */
@Dao
public interface OpenedBoxDao {

  @Upsert
  void put(OpenedBox box);

  /** The game whose box was opened last, or null where none was. */
  @Nullable
  @Query("SELECT game FROM opened_box ORDER BY opened_at DESC LIMIT 1")
  String lastOpened();
}
