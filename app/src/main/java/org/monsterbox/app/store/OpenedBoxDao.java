package org.monsterbox.app.store;

import androidx.lifecycle.LiveData;
import androidx.room.Dao;
import androidx.room.Query;
import androidx.room.Upsert;
import java.util.List;

/** Reads and writes which boxes were opened. */
@Dao
interface OpenedBoxDao {

  @Upsert
  void put(OpenedBox box);

  /** The games whose boxes were opened, the latest first. */
  @Query("SELECT game FROM opened_box ORDER BY opened_at DESC")
  LiveData<List<String>> latestFirst();
}
