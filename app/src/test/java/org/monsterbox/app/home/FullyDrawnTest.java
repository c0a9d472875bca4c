package org.monsterbox.app.home;

import static androidx.test.espresso.Espresso.onIdle;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.concurrent.CountDownLatch;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.MonsterBoxApplication;

/** The start is over when the shelf is complete. */
@RunWith(AndroidJUnit4.class)
public final class FullyDrawnTest {

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  @Test
  public void theStartEndsWithWhatTheDatabaseTells() {
    CountDownLatch read = new CountDownLatch(1);
    MonsterBoxApplication box =
        MonsterBoxApplication.of(ApplicationProvider.getApplicationContext());
    box.background().execute(() -> awaitUnlessEnded(read));
    try (ActivityScenario<MainActivity> app = ActivityScenario.launch(MainActivity.class)) {
      app.onActivity(activity -> assertFalse(shadowOf(activity).getReportFullyDrawn()));

      read.countDown();
      onIdle();

      app.onActivity(activity -> assertTrue(shadowOf(activity).getReportFullyDrawn()));
    } finally {
      read.countDown();
    }
  }

  private static void awaitUnlessEnded(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException ended) {
      Thread.currentThread().interrupt();
    }
  }
}
