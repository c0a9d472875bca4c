package org.monsterbox.app.store.upgrade;

import android.util.Log;
import androidx.annotation.NonNull;
import androidx.sqlite.db.SupportSQLiteDatabase;
import androidx.sqlite.db.SupportSQLiteOpenHelper;
import androidx.sqlite.db.framework.FrameworkSQLiteOpenHelperFactory;
import java.io.File;
import java.util.List;

/**
 * Opens the database as usual, but puts a file that is no database any more aside, where Android
 * would delete it: somebody may still find games in it.
 */
public final class KeptOnCorruption implements SupportSQLiteOpenHelper.Factory {

  private static final String TAG = "KeptOnCorruption";
  private static final List<String> PARTS = List.of("", "-wal", "-shm", "-journal");

  @NonNull
  @Override
  public SupportSQLiteOpenHelper create(
      @NonNull SupportSQLiteOpenHelper.Configuration configuration) {
    return new FrameworkSQLiteOpenHelperFactory()
        .create(
            SupportSQLiteOpenHelper.Configuration.builder(configuration.context)
                .name(configuration.name)
                .callback(new Keeping(configuration.callback))
                .build());
  }

  static void setAside(File database, long now) {
    for (String part : PARTS) {
      File file = new File(database.getPath() + part);
      File aside = new File(database.getPath() + ".damaged-" + now + part);
      if (file.exists() && !file.renameTo(aside)) {
        Log.e(TAG, "Cannot put aside " + file);
      }
    }
  }

  private static final class Keeping extends SupportSQLiteOpenHelper.Callback {

    private final SupportSQLiteOpenHelper.Callback usual;

    Keeping(SupportSQLiteOpenHelper.Callback usual) {
      super(usual.version);
      this.usual = usual;
    }

    @Override
    public void onConfigure(@NonNull SupportSQLiteDatabase database) {
      usual.onConfigure(database);
    }

    @Override
    public void onCreate(@NonNull SupportSQLiteDatabase database) {
      usual.onCreate(database);
    }

    @Override
    public void onUpgrade(@NonNull SupportSQLiteDatabase database, int from, int to) {
      usual.onUpgrade(database, from, to);
    }

    @Override
    public void onDowngrade(@NonNull SupportSQLiteDatabase database, int from, int to) {
      usual.onDowngrade(database, from, to);
    }

    @Override
    public void onOpen(@NonNull SupportSQLiteDatabase database) {
      usual.onOpen(database);
    }

    @Override
    public void onCorruption(@NonNull SupportSQLiteDatabase database) {
      String path = database.getPath();
      Log.e(TAG, "The database is damaged: " + path);
      if (path != null) {
        setAside(new File(path), System.currentTimeMillis());
      }
    }
  }
}
