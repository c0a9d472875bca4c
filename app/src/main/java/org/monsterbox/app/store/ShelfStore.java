package org.monsterbox.app.store;

import android.database.SQLException;
import android.util.Log;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.monsterbox.app.store.rows.OpenedBox;

/**
 * Remembers which box was opened last. A database that cannot be read or written (a full disk)
 * costs the order of the shelf and no more.
 */
public final class ShelfStore {

  private static final String TAG = "ShelfStore";

  private final BoxDatabase database;
  private final Executor background;

  public ShelfStore(BoxDatabase database, Executor background) {
    this.database = database;
    this.background = background;
  }

  /** Tells, on the background thread, which game's box was opened last. */
  public void readLastOpened(Consumer<Optional<String>> reader) {
    background.execute(() -> reader.accept(lastOpened()));
  }

  private Optional<String> lastOpened() {
    try {
      return Optional.ofNullable(database.openedBoxes().lastOpened());
    } catch (SQLException e) {
      Log.w(TAG, "Cannot tell which box was opened last", e);
      return Optional.empty();
    }
  }

  public void noteOpened(String game, long now) {
    background.execute(
        () -> {
          try {
            database.openedBoxes().put(new OpenedBox(game, now));
          } catch (SQLException e) {
            Log.w(TAG, "Cannot note that a box was opened: " + game, e);
          }
        });
  }
}
