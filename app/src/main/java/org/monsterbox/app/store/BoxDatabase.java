package org.monsterbox.app.store;

import androidx.room.Database;
import androidx.room.RoomDatabase;

/** All that the app keeps. */
@Database(entities = OpenedBox.class, version = 1)
abstract class BoxDatabase extends RoomDatabase {

  static final String FILE = "monster-box.db";

  abstract OpenedBoxDao openedBoxes();
}
