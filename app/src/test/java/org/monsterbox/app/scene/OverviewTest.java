package org.monsterbox.app.scene;

import static org.junit.Assert.assertEquals;

import android.graphics.Color;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** The small map of a pane that shows less than all. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class OverviewTest {

  private static final Bounds CORNER = Bounds.of(300, 200, 80, 60);

  private static Table showing(float width, float height) {
    Table table = new Table();
    table.view.show(
        new Scene(
            Table.WIDTH,
            Table.HEIGHT,
            List.of(
                Table.button("tile", 10, 10, 40, 40).inPane("map"),
                Node.decoration("small", CORNER, Table.solid(Color.BLUE)).overviewOf("map")),
            List.of(
                new Pane(
                    "map", Bounds.of(0, 0, Table.WIDTH, Table.HEIGHT), width, height, 2, true))));
    return table;
  }

  @Test
  public void isSeenWhereThereIsMoreThanThePaneShows() {
    assertEquals(Color.BLUE, showing(800, 600).colourAt(340, 255));
  }

  @Test
  public void isNotSeenWhereThePaneShowsAll() {
    assertEquals(Color.TRANSPARENT, showing(400, 300).colourAt(340, 255));
  }

  @Test
  public void aFingerOnItMovesThePaneThere() {
    Table table = showing(800, 600);

    table.down(0, 310, 210);
    assertEquals("as far as there is content", 200, table.view.panes().find("map").x(), 0.5f);
    assertEquals(150, table.view.panes().find("map").y(), 0.5f);

    table.slide(0, 350, 235, 100).up(0);
    assertEquals(500, table.view.panes().find("map").x(), 0.5f);
    assertEquals(350, table.view.panes().find("map").y(), 0.5f);
    assertEquals(List.of(), table.taps);
  }

  @Test
  public void fingersGoThroughWhereItIsNotSeen() {
    Table table = showing(400, 300);

    table.down(0, 310, 210).slide(0, 350, 235, 100).up(0);

    assertEquals(200, table.view.panes().find("map").x(), 0.5f);
  }
}
