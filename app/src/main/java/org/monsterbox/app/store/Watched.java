package org.monsterbox.app.store;

import android.database.SQLException;
import android.util.Log;
import androidx.annotation.NonNull;
import androidx.lifecycle.LiveData;
import androidx.room.InvalidationTracker;
import androidx.room.RoomDatabase;
import java.util.Set;
import java.util.function.Supplier;

/**
 * What is found in some tables, and again after each change of them. Unlike Room's own, it outlives
 * a database that cannot be read: then it stays as it was.
 */
final class Watched<T> extends LiveData<T> {

  private static final String TAG = "Watched";

  private final RoomDatabase database;
  private final Supplier<T> query;
  private final InvalidationTracker.Observer observer;

  Watched(RoomDatabase database, Supplier<T> query, String... tables) {
    this.database = database;
    this.query = query;
    this.observer =
        new InvalidationTracker.Observer(tables) {
          @Override
          public void onInvalidated(@NonNull Set<String> changed) {
            attempt(Watched.this::read);
          }
        };
  }

  @Override
  protected void onActive() {
    inBackground(
        () -> {
          database.getInvalidationTracker().addObserver(observer);
          read();
        });
  }

  private void read() {
    postValue(query.get());
  }

  @Override
  protected void onInactive() {
    inBackground(() -> database.getInvalidationTracker().removeObserver(observer));
  }

  private void inBackground(Runnable work) {
    database.getQueryExecutor().execute(() -> attempt(work));
  }

  private static void attempt(Runnable work) {
    try {
      work.run();
    } catch (SQLException e) {
      Log.w(TAG, "Cannot read what is kept", e);
    }
  }
}
