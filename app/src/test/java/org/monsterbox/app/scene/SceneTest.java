package org.monsterbox.app.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.Test;
import org.monsterbox.app.art.Piece;

/** Scenes as plain data. */
public final class SceneTest {

  private static final Piece NOTHING = (canvas, width, height) -> {};
  private static final Bounds HERE = Bounds.of(0, 0, 60, 60);

  @Test
  public void boundsFitTheLargestShapeIntoTheirMiddle() {
    assertEquals(new Bounds(25, 0, 75, 100), Bounds.of(0, 0, 100, 100).fit(1, 2));
  }

  @Test
  public void boundsThatOnlyTouchDoNotOverlap() {
    assertFalse(HERE.overlaps(Bounds.of(60, 0, 10, 10)));
    assertTrue(HERE.overlaps(Bounds.of(59, 0, 10, 10)));
  }

  @Test
  public void aNodeNeverChanges() {
    Node node = Node.decoration("a", HERE, NOTHING);
    Node turned = node.turned(90).selected(true).inPane("board").moving(Motion.FLIP, "front");
    assertNotSame(node, turned);
    assertEquals(0, node.turned(), 0);
    assertFalse(node.selected());
    assertEquals("", node.pane() + node.face());
    assertEquals(90, turned.turned(), 0);
  }

  @Test
  public void whatIsNotDecorationNeedsALabel() {
    assertThrows(
        IllegalArgumentException.class, () -> Node.of(Role.BUTTON, "a", HERE, NOTHING, ""));
  }

  @Test
  public void twoNodesOfOneIdAreRefused() {
    Node node = Node.decoration("a", HERE, NOTHING);
    assertThrows(
        IllegalArgumentException.class, () -> new Scene(9, 9, List.of(node, node), List.of()));
  }

  @Test
  public void aNodeInAPaneThatIsNotThereIsRefused() {
    Node node = Node.decoration("a", HERE, NOTHING).inPane("board");
    assertThrows(IllegalArgumentException.class, () -> new Scene(9, 9, List.of(node), List.of()));
  }

  @Test
  public void whatCanBeTappedOrDraggedCanAct() {
    Node node = Node.of(Role.BUTTON, "a", HERE, NOTHING, "A");
    assertFalse(node.canAct());
    assertTrue(node.tapped(new Tap.Say("no")).canAct());
    assertTrue(node.dropped(Map.of("b", new Tap.Say("no"))).canAct());
  }

  @Test
  public void whatTheMenuListsCanBeTouchedButIsNotOnTheTable() {
    MenuEntry chart = new MenuEntry("chart", "Chart", new Tap.Say("A chart"));
    Scene scene = new Scene(9, 9, List.of(), List.of()).withMenu(List.of(chart));
    assertTrue(scene.find("chart").isEmpty());
    assertEquals(chart.tap(), scene.findTouchable("chart").orElseThrow().tap().orElseThrow());
    assertEquals(scene.menu(), scene.asleep().turnedRound().with(List.of()).menu());
  }

  @Test
  public void aNodeAndAnEntryOfTheMenuHaveIdsOfTheirOwn() {
    Node node = Node.decoration("a", HERE, NOTHING);
    Scene scene = new Scene(9, 9, List.of(node), List.of());
    MenuEntry entry = new MenuEntry("a", "A", new Tap.Say("a"));
    assertThrows(IllegalArgumentException.class, () -> scene.withMenu(List.of(entry)));
  }
}
