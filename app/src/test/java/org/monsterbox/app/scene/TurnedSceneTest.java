package org.monsterbox.app.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.graphics.Color;
import java.util.List;
import java.util.Optional;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** A scene for somebody who sits at the upper edge: all of it is turned, in one geometry. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class TurnedSceneTest {

  private static final Pane MAP = new Pane("map", Bounds.of(0, 100, 400, 200), 800, 200, 2, true);

  private static Table table() {
    Table table = new Table();
    table.view.show(
        Table.scene(
                MAP,
                Table.button("near", 20, 20, 60, 60),
                Table.button("tile", 380, 80, 40, 40).inPane("map"))
            .turnedRound());
    return table;
  }

  @Test
  public void isDrawnUpsideDown() {
    assertEquals(Color.RED, table().colourAt(350, 250));
    assertEquals(Color.TRANSPARENT, table().colourAt(50, 50));
  }

  @Test
  public void isTouchedWhereItIsDrawn() {
    assertEquals(List.of("near:near"), table().tap(350, 250).taps);
    assertEquals(List.of(), table().tap(50, 50).taps);
    assertEquals(List.of("tile:tile"), table().tap(200, 100).taps);
  }

  @Test
  public void aPaneFollowsTheFinger() {
    Table table = table();
    table.down(0, 100, 150).slide(0, 150, 150, 400);

    assertEquals(Color.RED, table.colourAt(250, 100));
  }

  @Test
  public void screenReadersFindItWhereItIsDrawn() {
    android.graphics.Rect place = SceneProbe.place(table().view, "near");

    assertEquals(new android.graphics.Rect(320, 220, 380, 280), place);
  }

  @Test
  public void thoseBeyondTheMiddleOfTheTableSitThere() {
    assertEquals(List.of(1), beyond(2));
    assertEquals(List.of(2), beyond(4));
    assertEquals(List.of(2, 3, 4), beyond(6));
    assertFalse(beyond(3).contains(0));
    assertTrue(beyond(5).contains(2));
  }

  private static List<Integer> beyond(int seats) {
    return java.util.stream.IntStream.range(0, seats)
        .filter(number -> new Seat(number, "", 0, Optional.empty()).sitsBeyond(seats))
        .boxed()
        .toList();
  }
}
