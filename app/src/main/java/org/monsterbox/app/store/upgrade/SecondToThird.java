package org.monsterbox.app.store.upgrade;

import androidx.annotation.NonNull;
import androidx.room.migration.Migration;
import androidx.sqlite.db.SupportSQLiteDatabase;

/** Games learn who has won them; of those that are over, the results know. */
public final class SecondToThird extends Migration {

  public static final Migration MIGRATION = new SecondToThird();

  private SecondToThird() {
    super(2, 3);
  }

  @Override
  public void migrate(@NonNull SupportSQLiteDatabase database) {
    database.execSQL("ALTER TABLE game ADD COLUMN winners INTEGER NOT NULL DEFAULT 0");
    database.execSQL(
        "UPDATE game SET winners = (SELECT IFNULL(SUM(1 << seat), 0) FROM result"
            + " WHERE result.played = game.id AND result.won)");
  }
}
