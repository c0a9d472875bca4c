package org.monsterbox.app.store.upgrade;

import androidx.annotation.NonNull;
import androidx.room.migration.Migration;
import androidx.sqlite.db.SupportSQLiteDatabase;

/** Results learn what was reached alone; of earlier ones nobody knows. */
public final class ThirdToFourth extends Migration {

  public static final Migration MIGRATION = new ThirdToFourth();

  private ThirdToFourth() {
    super(3, 4);
  }

  @Override
  public void migrate(@NonNull SupportSQLiteDatabase database) {
    database.execSQL("ALTER TABLE result ADD COLUMN feat TEXT NOT NULL DEFAULT ''");
  }
}
