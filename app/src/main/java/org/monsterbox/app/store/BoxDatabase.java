package org.monsterbox.app.store;

import android.content.Context;
import androidx.annotation.NonNull;
import androidx.room.Database;
import androidx.room.Room;
import androidx.room.RoomDatabase;
import androidx.sqlite.db.SupportSQLiteDatabase;
import java.util.concurrent.Executor;
import org.monsterbox.app.store.rows.ChairRow;
import org.monsterbox.app.store.rows.EntryRow;
import org.monsterbox.app.store.rows.GameDao;
import org.monsterbox.app.store.rows.GameRow;
import org.monsterbox.app.store.rows.OpenedBox;
import org.monsterbox.app.store.rows.OpenedBoxDao;
import org.monsterbox.app.store.rows.PeopleDao;
import org.monsterbox.app.store.rows.PersonRow;
import org.monsterbox.app.store.rows.ResultRow;
import org.monsterbox.app.store.upgrade.FirstToSecond;
import org.monsterbox.app.store.upgrade.KeptOnCorruption;
import org.monsterbox.app.store.upgrade.SecondToThird;
import org.monsterbox.app.store.upgrade.ThirdToFourth;

/** All that the app keeps. */
@Database(
    entities = {
      OpenedBox.class,
      GameRow.class,
      EntryRow.class,
      ChairRow.class,
      PersonRow.class,
      ResultRow.class
    },
    version = 4)
public abstract class BoxDatabase extends RoomDatabase {

  static final String FILE = "monster-box.db";

  abstract OpenedBoxDao openedBoxes();

  abstract GameDao games();

  abstract PeopleDao people();

  /**
   * Opens the one that is kept on the device.
   *
   * @param background where what is watched is read again after a change
   */
  public static BoxDatabase open(Context context, Executor background) {
    return Room.databaseBuilder(context, BoxDatabase.class, FILE)
        .setJournalMode(JournalMode.WRITE_AHEAD_LOGGING)
        .setQueryExecutor(background)
        .addMigrations(FirstToSecond.MIGRATION, SecondToThird.MIGRATION, ThirdToFourth.MIGRATION)
        .addCallback(new FullSync())
        .openHelperFactory(new KeptOnCorruption())
        .build();
  }

  /** What was committed stays, even when the power goes. */
  private static final class FullSync extends Callback {

    @Override
    public void onOpen(@NonNull SupportSQLiteDatabase database) {
      database.execSQL("PRAGMA synchronous = FULL");
    }
  }
}
