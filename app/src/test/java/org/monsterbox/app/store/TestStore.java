package org.monsterbox.app.store;

import android.content.Context;
import android.database.Cursor;
import androidx.sqlite.db.SupportSQLiteDatabase;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.claws.ClawsKit;
import org.monsterbox.app.games.GameKits;
import org.monsterbox.app.games.thirteen.ThirteenKit;

/** The stores on a database of their own, with a clock that the test turns on. */
final class TestStore {

  private final Context context;
  private final GameKits kits = new GameKits();
  private final List<BoxDatabase> opened = new ArrayList<>();

  BoxDatabase database;
  GameStore games;
  PeopleStore people;

  /** Goes on by one with every look. */
  long now = 1_000_000;

  TestStore(Context context) {
    this.context = context;
    kits.add(new ClawsKit());
    kits.add(new ThirteenKit());
    open();
  }

  private void open() {
    database = BoxDatabase.open(context, Runnable::run);
    opened.add(database);
    games = new GameStore(database, kits, () -> now++);
    people = new PeopleStore(database);
  }

  /** As if the process had ended at once: nothing is closed, and the file is opened anew. */
  void killAndReopen() {
    open();
  }

  void close() {
    opened.forEach(BoxDatabase::close);
  }

  /** Changes rows behind the store's back. */
  void execute(String statement) {
    database.getOpenHelper().getWritableDatabase().execSQL(statement);
  }

  /** Asks the connection that writes. */
  String pragma(String pragma) {
    SupportSQLiteDatabase writer = database.getOpenHelper().getWritableDatabase();
    writer.beginTransaction();
    try (Cursor answer = writer.query("PRAGMA " + pragma)) {
      answer.moveToFirst();
      return answer.getString(0);
    } finally {
      writer.endTransaction();
    }
  }
}
