package org.monsterbox.app.store.upgrade;

import androidx.annotation.NonNull;
import androidx.room.migration.Migration;
import androidx.sqlite.db.SupportSQLiteDatabase;

/** The database of the shelf alone learns to keep games and people. */
public final class FirstToSecond extends Migration {

  private static final String[] STATEMENTS = {
    "CREATE TABLE IF NOT EXISTS game (id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, "
        + "game TEXT NOT NULL, header TEXT NOT NULL, seed INTEGER NOT NULL, hash INTEGER "
        + "NOT NULL, entries INTEGER NOT NULL, turn INTEGER NOT NULL, progress REAL NOT "
        + "NULL, began_at INTEGER NOT NULL, updated_at INTEGER NOT NULL, played_millis "
        + "INTEGER NOT NULL, assisted INTEGER NOT NULL, status TEXT NOT NULL, problem TEXT "
        + "NOT NULL, deleted_at INTEGER NOT NULL)",
    "CREATE INDEX IF NOT EXISTS index_game_deleted_at_updated_at ON game (deleted_at, "
        + "updated_at)",
    "CREATE INDEX IF NOT EXISTS index_game_seed ON game (seed)",
    "CREATE TABLE IF NOT EXISTS entry (game INTEGER NOT NULL, number INTEGER NOT "
        + "NULL, line TEXT NOT NULL, hash INTEGER NOT NULL, PRIMARY KEY(game, number), "
        + "FOREIGN KEY(game) REFERENCES game(id) ON UPDATE NO ACTION ON DELETE CASCADE )",
    "CREATE TABLE IF NOT EXISTS chair (game INTEGER NOT NULL, seat INTEGER NOT NULL, "
        + "person INTEGER, mark INTEGER NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, "
        + "PRIMARY KEY(game, seat), FOREIGN KEY(game) REFERENCES game(id) ON UPDATE NO "
        + "ACTION ON DELETE CASCADE , FOREIGN KEY(person) REFERENCES person(id) ON UPDATE "
        + "NO ACTION ON DELETE SET NULL )",
    "CREATE INDEX IF NOT EXISTS index_chair_person ON chair (person)",
    "CREATE TABLE IF NOT EXISTS person (id INTEGER PRIMARY KEY AUTOINCREMENT NOT "
        + "NULL, name TEXT NOT NULL, mark INTEGER NOT NULL, removed INTEGER NOT NULL)",
    "CREATE TABLE IF NOT EXISTS result (played INTEGER NOT NULL, seat INTEGER NOT "
        + "NULL, game TEXT NOT NULL, person INTEGER, kind TEXT NOT NULL, name TEXT NOT "
        + "NULL, side INTEGER NOT NULL, rank INTEGER NOT NULL, score INTEGER NOT NULL, won "
        + "INTEGER NOT NULL, assisted INTEGER NOT NULL, played_millis INTEGER NOT NULL, "
        + "ended_at INTEGER NOT NULL, PRIMARY KEY(played, seat), FOREIGN KEY(person) "
        + "REFERENCES person(id) ON UPDATE NO ACTION ON DELETE SET NULL )",
    "CREATE INDEX IF NOT EXISTS index_result_person ON result (person)",
    "CREATE INDEX IF NOT EXISTS index_result_game ON result (game)"
  };

  public static final Migration MIGRATION = new FirstToSecond();

  private FirstToSecond() {
    super(1, 2);
  }

  @Override
  public void migrate(@NonNull SupportSQLiteDatabase database) {
    for (String statement : STATEMENTS) {
      database.execSQL(statement);
    }
  }
}
