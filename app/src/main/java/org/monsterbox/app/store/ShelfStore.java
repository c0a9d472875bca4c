package org.monsterbox.app.store;

import android.content.Context;
import androidx.lifecycle.LiveData;
import androidx.room.Room;
import java.util.List;
import java.util.concurrent.Executor;

/** Remembers which boxes were opened; the only door to the database. */
public final class ShelfStore {

  private final BoxDatabase database;
  private final Executor background;

  public ShelfStore(Context context, Executor background) {
    database =
        Room.databaseBuilder(context, BoxDatabase.class, BoxDatabase.FILE)
            .setQueryExecutor(background)
            .build();
    this.background = background;
  }

  /** The games whose boxes were opened, the latest first. */
  public LiveData<List<String>> openedGames() {
    return database.openedBoxes().latestFirst();
  }

  public void noteOpened(String game, long now) {
    background.execute(() -> database.openedBoxes().put(new OpenedBox(game, now)));
  }
}
