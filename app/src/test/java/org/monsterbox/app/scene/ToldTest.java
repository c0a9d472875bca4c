package org.monsterbox.app.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Color;
import android.graphics.Paint;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.art.Told;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** A piece that tells itself when it comes: here, a bar that grows to the right. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class ToldTest {

  private static final long TALE = 1000;

  private static Node bar() {
    Paint paint = new Paint();
    paint.setColor(Color.GREEN);
    Told grown =
        (canvas, width, height, told) -> canvas.drawRect(0, 0, width * told, height, paint);
    return Node.of(Role.TEXT, "bar", Bounds.of(100, 100, 200, 50), grown, "All of it")
        .moving(new Motion.Tell(TALE), "told");
  }

  private static Table coming() {
    Table table = Table.showing(Table.button("other", 0, 0, 50, 50));
    table.view.show(Table.scene(bar()));
    return table;
  }

  private static boolean isWhole(Table table) {
    return table.colourAt(290, 125) == Color.GREEN;
  }

  @Test
  public void takesItsTime() {
    Table table = coming();
    table.pulse.pass(TALE / 2);
    assertEquals(Color.GREEN, table.colourAt(190, 125));
    assertFalse(isWhole(table));
    assertTrue(table.view.isAnimating());

    table.pulse.pass(TALE / 2 + 20);
    assertTrue(isWhole(table));
    assertFalse(table.view.isAnimating());
  }

  @Test
  public void aTouchSkipsToTheEnd() {
    Table table = coming();
    table.pulse.pass(100);
    table.tap(10, 290);

    assertTrue(isWhole(table));
    assertFalse(table.view.isAnimating());
  }

  @Test
  public void isWholeAtOnceWhereNothingMoves() {
    Table table = Table.showing(Table.button("other", 0, 0, 50, 50));
    table.view.setReducedMotion(true);
    table.view.show(Table.scene(bar()));

    assertTrue(isWhole(table));
  }

  @Test
  public void isWholeAtOnceWhereItIsTheFirstThingToBeSeen() {
    assertTrue(isWhole(Table.showing(bar())));
  }

  @Test
  public void isToldOnce() {
    Table table = coming();
    table.pulse.pass(TALE + 20);
    table.view.show(Table.scene(Table.button("other", 0, 0, 50, 50), bar()));

    assertTrue(isWhole(table));
  }

  @Test
  public void aScreenReaderHasAllOfItAtOnce() {
    assertEquals(
        "All of it", SceneProbe.spoken(coming().view, "bar").getContentDescription().toString());
  }
}
