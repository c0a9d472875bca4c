package org.monsterbox.app.store;

import android.database.SQLException;
import android.database.sqlite.SQLiteDatabaseCorruptException;
import android.database.sqlite.SQLiteFullException;
import android.database.sqlite.SQLiteReadOnlyDatabaseException;
import java.io.IOException;

/** Something was not written or not read. What was there before is still there. */
public final class StoreFailure extends Exception {

  private static final long serialVersionUID = 1;

  /** What is wrong, for the app to say in the reader's language. */
  public enum Reason {
    DISK_FULL,
    READ_ONLY,
    DATABASE_DAMAGED,
    /** Somebody else has gone on with the same game, or it is gone. */
    OUT_OF_STEP,
    OTHER
  }

  private final Reason reason;

  StoreFailure(Reason reason, String detail) {
    super(detail);
    this.reason = reason;
  }

  /** A file could not be written. */
  public StoreFailure(IOException cause) {
    super(cause);
    this.reason = Reason.OTHER;
  }

  StoreFailure(SQLException cause) {
    super(cause);
    this.reason = reason(cause);
  }

  private static Reason reason(SQLException cause) {
    if (cause instanceof SQLiteFullException) {
      return Reason.DISK_FULL;
    }
    if (cause instanceof SQLiteReadOnlyDatabaseException) {
      return Reason.READ_ONLY;
    }
    return cause instanceof SQLiteDatabaseCorruptException ? Reason.DATABASE_DAMAGED : Reason.OTHER;
  }

  public Reason reason() {
    return reason;
  }
}
