package org.monsterbox.app.store;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.Test;

public final class BackgroundTest {

  @Test
  public void runsWorkInOrderAndTellsWhenAllIsDone() throws InterruptedException {
    Background background = new Background();
    List<String> log = new CopyOnWriteArrayList<>();
    CountDownLatch start = new CountDownLatch(1);
    CountDownLatch idle = new CountDownLatch(1);
    background.setWhenIdle(idle::countDown);

    background.execute(() -> await(start));
    background.execute(() -> log.add("first"));
    background.execute(() -> log.add("second"));
    assertFalse(background.isIdle());
    start.countDown();

    assertTrue(idle.await(10, TimeUnit.SECONDS));
    assertTrue(background.isIdle());
    assertEquals(List.of("first", "second"), log);
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
