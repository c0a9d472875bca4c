package org.monsterbox.app.store;

import androidx.test.core.app.ApplicationProvider;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.monsterbox.app.MonsterBoxApplication;

/** Fills and asks the running app's stores from a test, where only the background may. */
public final class AppStores {

  /** Something that is done with them. */
  public interface Work<T> {
    T run(MonsterBoxApplication app) throws StoreFailure;
  }

  private AppStores() {}

  public static <T> T call(Work<T> work) {
    MonsterBoxApplication app =
        MonsterBoxApplication.of(ApplicationProvider.getApplicationContext());
    FutureTask<T> task = new FutureTask<>(() -> work.run(app));
    app.background().execute(task);
    try {
      return task.get(30, TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new AssertionError(e);
    }
  }

  /** Changes rows behind the stores' back. */
  public static void spoil(MonsterBoxApplication app, String statement) {
    BoxDatabase database = BoxDatabase.open(app, app.background());
    database.getOpenHelper().getWritableDatabase().execSQL(statement);
    database.close();
  }
}
