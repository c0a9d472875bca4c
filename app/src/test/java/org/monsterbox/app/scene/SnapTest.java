package org.monsterbox.app.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Color;
import android.view.KeyEvent;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** A tile is dragged onto a map, where it snaps to the nearest of many places. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class SnapTest {

  private static final float UNIT = 40;

  /** The map fills the upper 200 dp; its content is twice as wide. */
  private static final Pane MAP = new Pane("map", Bounds.of(0, 0, 400, 200), 800, 400, 4, true);

  /** Two places, one unit apart, in the middle of the map. */
  private static final List<Node> DOTS = List.of(dot("west", 380, 200), dot("east", 420, 200));

  private static Node dot(String id, float x, float y) {
    return Table.button(id, x - UNIT / 2, y - UNIT / 2, UNIT, UNIT).inPane("map");
  }

  private static Map<String, Tap> drops() {
    Map<String, Tap> drops = new LinkedHashMap<>();
    for (Node dot : DOTS) {
      drops.put(dot.id(), new Tap.Sketch(new Table.Named("at " + dot.id())));
    }
    return drops;
  }

  private static Node tile() {
    return Table.button("tile", 20, 240, 20, 40).dropped(drops()).snapping(new Snap(0.75f, 1));
  }

  private static Scene scene(Node... more) {
    List<Node> nodes = new ArrayList<>(DOTS);
    nodes.addAll(List.of(more));
    return new Scene(Table.WIDTH, Table.HEIGHT, nodes, List.of(MAP));
  }

  private static Table table(Node... more) {
    Table table = new Table();
    table.view.show(scene(more));
    return table;
  }

  /** The tile's middle follows the finger, which has picked it up a little beside it. */
  private static Table dragTo(Table table, float x, float y) {
    return table.down(0, 32, 262).slide(0, x + 2, y + 2, 400);
  }

  @Test
  public void aTileSnapsToTheNearestPlaceWithinItsReach() {
    // The middle of the map is in the middle of its window: east is at (220, 100).
    assertEquals(List.of("tile:at east"), dragTo(table(tile()), 245, 85).up(0).taps);
    assertEquals(List.of("tile:at west"), dragTo(table(tile()), 195, 100).up(0).taps);
  }

  @Test
  public void aTileBeyondItsReachSlidesBack() {
    Table table = dragTo(table(tile()), 245, 75).up(0);

    assertEquals(List.of(), table.taps);
    table.pulse.pass(400);
    assertEquals(Color.RED, table.colourAt(30, 260));
  }

  @Test
  public void theReachIsTheSameOnTheMapAtAnyZoom() {
    Table table = table(tile());
    table.view.panes().find("map").jumpTo(400, 200, 2);

    // 0.75 units are 60 dp now: the middle of east is at (240, 100).
    assertEquals(List.of("tile:at east"), dragTo(table, 296, 100).up(0).taps);
  }

  @Test
  public void aTileIsDraggedToAPlaceOfAPannedMap() {
    Table table = table(tile());
    table.view.panes().find("map").jumpTo(500, 250, 1);

    assertEquals(List.of("tile:at west"), dragTo(table, 78, 52).up(0).taps);
  }

  @Test
  public void aTileThatSnapsLiesAtItsPlaceAsLargeAsThere() {
    Table table = dragTo(table(tile()), 232, 108);

    // 40 wide and 80 high about (220, 100), a little larger because it is in the hand.
    assertEquals(Color.RED, table.colourAt(204, 65));
    assertNotEquals(Color.RED, table.colourAt(246, 65));
  }

  @Test
  public void onAMapATileIsDraggedAtOnceAndTheMapStays() {
    Node ghost = tile().at(Bounds.of(360, 280, 40, 80)).inPane("map");
    Table table = table(ghost);

    table.down(0, 180, 220 - 1).up(0);
    table.taps.clear();
    table.down(0, 180, 190).slide(0, 215, 80, 60).up(0);

    assertEquals(List.of("tile:at east"), table.taps);
    assertEquals(400, table.view.panes().find("map").x(), 0.5f);
  }

  @Test
  public void pickingUpATileBringsTheSceneInWhichItHasPlaces() {
    Node inHand =
        Table.button("tile", 20, 240, 20, 40).grabbed(new Tap.Sketch(new Table.Named("grabbed")));
    Table table = table(inHand);
    table.view.setListener(
        (node, tap, time) -> {
          table.taps.add(tap.toString());
          // What is in the hand comes to lie elsewhere: it stays under the finger.
          table.view.show(scene(tile().at(Bounds.of(120, 220, 20, 40))));
        });

    dragTo(table, 245, 85).up(0);

    assertEquals(2, table.taps.size());
    assertTrue(table.taps.get(0), table.taps.get(0).contains("grabbed"));
    assertTrue(table.taps.get(1), table.taps.get(1).contains("at east"));
  }

  @Test
  public void keysCarryATileFromPlaceToPlace() {
    Table table = table(tile());
    table.key(KeyEvent.KEYCODE_TAB);
    table.key(KeyEvent.KEYCODE_TAB);
    table.key(KeyEvent.KEYCODE_TAB);
    table.key(KeyEvent.KEYCODE_ENTER);
    table.key(KeyEvent.KEYCODE_DPAD_UP);
    table.key(KeyEvent.KEYCODE_ENTER);

    assertEquals(List.of("tile:at west"), table.taps);
  }

  @Test
  public void holdingAFingerOnANodeShowsMoreOfIt() {
    Table table =
        Table.showing(
            Table.button("tile", 20, 20, 60, 60).held(new Tap.Sketch(new Table.Named("closely"))));

    table.down(0, 50, 50);
    table.pulse.pass(600);
    table.up(0);

    assertEquals(List.of("tile:closely"), table.taps);
  }

  @Test
  public void aShortTouchOrOneThatLeavesShowsNoMore() {
    Table table =
        Table.showing(
            Table.button("tile", 20, 20, 60, 60).held(new Tap.Sketch(new Table.Named("closely"))));

    table.tap(50, 50);
    table.pulse.pass(600);
    table.down(0, 50, 50).slide(0, 300, 200, 100);
    table.pulse.pass(600);
    table.up(0);

    assertEquals(List.of("tile:tile"), table.taps);
  }

  @Test
  public void theKeyIShowsMoreOfTheNodeInFocus() {
    Table table =
        Table.showing(
            Table.button("tile", 20, 20, 60, 60).held(new Tap.Sketch(new Table.Named("closely"))));
    table.key(KeyEvent.KEYCODE_TAB);
    table.key(KeyEvent.KEYCODE_I);

    assertEquals(List.of("tile:closely"), table.taps);
  }
}
