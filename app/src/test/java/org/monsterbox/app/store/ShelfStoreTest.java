package org.monsterbox.app.store;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class ShelfStoreTest {

  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void knowsNoBoxAtFirst() throws Exception {
    assertEquals(Optional.empty(), lastOpened(open()));
  }

  @Test
  public void knowsTheBoxOpenedLastAfterARestart() throws Exception {
    ShelfStore store = open();
    store.noteOpened("sea", 1000);
    store.noteOpened("cube", 2000);
    store.noteOpened("sea", 3000);
    assertEquals(Optional.of("sea"), lastOpened(store));

    assertEquals(Optional.of("sea"), lastOpened(open()));
  }

  @Test
  public void goesOnWithoutADatabase() throws Exception {
    File file = context.getDatabasePath(BoxDatabase.FILE);
    assertTrue("a directory where the database should be", file.mkdirs());
    ShelfStore store = open();

    store.noteOpened("sea", 1000);

    assertEquals(Optional.empty(), lastOpened(store));
  }

  private ShelfStore open() {
    Background background = new Background();
    return new ShelfStore(BoxDatabase.open(context, background), background);
  }

  private static Optional<String> lastOpened(ShelfStore store) throws Exception {
    CompletableFuture<Optional<String>> answer = new CompletableFuture<>();
    store.readLastOpened(answer::complete);
    return answer.get(10, TimeUnit.SECONDS);
  }
}
