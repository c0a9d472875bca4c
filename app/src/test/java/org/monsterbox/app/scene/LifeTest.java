package org.monsterbox.app.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.app.scene.Table.scene;

import android.graphics.Canvas;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.art.Alive;
import org.monsterbox.app.scene.lettering.Layers;

/** Creatures blink and breathe, and cost nothing in between. */
@RunWith(AndroidJUnit4.class)
public final class LifeTest {

  /** Remembers the most that it was asked to blink and to breathe. */
  private static final class Creature implements Alive {

    private float mostBlink;
    private float mostBreath;

    @Override
    public void draw(Canvas canvas, float width, float height, float blink, float breath) {
      mostBlink = Math.max(mostBlink, blink);
      mostBreath = Math.max(mostBreath, breath);
    }
  }

  private final Creature creature = new Creature();
  private final Scene alive =
      scene(Node.decoration("creature", Bounds.of(0, 0, 80, 80), Layers.padded(creature, 4)));

  @Test
  public void aCreatureBlinksAndBreathesEveryFewSeconds() {
    Table table = new Table();
    table.view.show(alive);
    drawFor(table, 2400);
    assertEquals(0, creature.mostBlink, 0);
    drawFor(table, 6000);
    assertTrue(creature.mostBlink > 0.5f && creature.mostBlink <= 1);
    assertTrue(creature.mostBreath > 0.9f && creature.mostBreath <= 1);
  }

  @Test
  public void betweenTwoBreathsNoFramesAreAskedFor() {
    Table table = new Table();
    table.view.show(alive);
    table.pulse.pass(100);
    int before = table.pulse.framesRun();
    table.pulse.pass(2300);
    assertEquals(before, table.pulse.framesRun());
    assertTrue(table.pulse.isWaiting());
  }

  @Test
  public void withReducedMotionItHoldsItsBreath() {
    Table table = new Table();
    table.view.setReducedMotion(true);
    table.view.show(alive);
    drawFor(table, 10_000);
    assertEquals(0, creature.mostBlink, 0);
    assertFalse(table.pulse.isWaiting());
  }

  @Test
  public void whereNothingIsAliveNothingWaits() {
    Table table = new Table();
    table.view.show(alive);
    table.view.show(scene());
    table.pulse.pass(400);
    assertFalse(table.pulse.isWaiting());
  }

  private static void drawFor(Table table, long millis) {
    for (long passed = 0; passed < millis; passed += 32) {
      table.pulse.pass(32);
      table.picture();
    }
  }
}
