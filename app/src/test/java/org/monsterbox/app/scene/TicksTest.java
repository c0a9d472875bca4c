package org.monsterbox.app.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Bitmap;
import android.graphics.Color;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.scene.lettering.Countdown;
import org.monsterbox.app.scene.lettering.Elapsed;
import org.robolectric.annotation.Config;
import org.robolectric.annotation.GraphicsMode;

/** Time that runs is seen and heard without a new scene. */
@RunWith(AndroidJUnit4.class)
@GraphicsMode(GraphicsMode.Mode.NATIVE)
@Config(sdk = 35, qualifiers = "mdpi")
public final class TicksTest {

  private static final long END = 15_000;

  private final Table table = new Table();
  private boolean stands;
  private final long start = table.pulse.millis();

  private void show() {
    table.view.setClock(() -> stands ? 4000 : table.pulse.millis() - start);
    table.view.show(scene());
  }

  private static Scene scene() {
    Countdown ring = new Countdown(0, 0, END, Color.RED, Color.BLUE);
    return Table.scene(Node.of(Role.TEXT, "time", Bounds.of(0, 0, 100, 100), ring, "Time"));
  }

  /** On the left of the ring, which is empty after a quarter of the time. */
  private int left() {
    return table.colourAt(4, 50);
  }

  @Test
  public void aRingEmptiesWhileTimeRuns() {
    show();
    assertEquals(Color.RED, left());
    table.pulse.pass(END * 4 / 5);

    assertEquals(Color.BLUE, left());
    assertEquals("the last fifth", Color.RED, table.colourAt(76, 14));
  }

  @Test
  public void timeThatHasPassedIsCountedBySeconds() {
    table.view.setClock(() -> table.pulse.millis() - start);
    Elapsed elapsed = new Elapsed(0, -59_500, Color.RED);
    table.view.show(
        Table.scene(Node.of(Role.TEXT, "time", Bounds.of(0, 0, 100, 40), elapsed, "Time")));
    Bitmap before = table.picture();
    table.pulse.pass(400);
    assertTrue("0:59", before.sameAs(table.picture()));
    table.pulse.pass(200);
    assertFalse("1:00", before.sameAs(table.picture()));

    assertEquals("then once a second", 1500, elapsed.next(600));
  }

  @Test
  public void aStillPictureShowsTheTimeOfItsScene() {
    table.view.show(scene());
    table.pulse.pass(END);

    assertEquals(Color.RED, left());
    assertEquals(0, framesIn(10_000));
  }

  @Test
  public void timeIsSeenWhereNothingElseMoves() {
    table.view.setReducedMotion(true);
    show();
    table.pulse.pass(END);

    assertEquals(Color.BLUE, table.colourAt(96, 50));
  }

  @Test
  public void aClockThatStandsWakesNobody() {
    stands = true;
    show();
    table.pulse.pass(1000);

    assertTrue(!table.pulse.isWaiting());
  }

  @Test
  public void howMuchIsLeftIsSaidWhenAsked() {
    show();
    table.pulse.pass(2500);

    assertEquals(
        "13 seconds left",
        AccessibilityNodeInfoCompat.wrap(SceneProbe.spoken(table.view, "time"))
            .getStateDescription()
            .toString());
  }

  private int framesIn(long millis) {
    int before = table.pulse.framesRun();
    table.pulse.pass(millis);
    return table.pulse.framesRun() - before;
  }
}
