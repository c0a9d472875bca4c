package org.monsterbox.app.scene;

import static org.junit.Assert.assertEquals;
import static org.monsterbox.app.scene.Table.button;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.Map;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Nodes with a shape of their own, and things that are made of several nodes. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class OutlineTest {

  private static final Outline DIAMOND = Outline.of(0.5f, 0, 1, 0.5f, 0.5f, 1, 0, 0.5f);

  private static Node diamond(String id, float left, float top) {
    return button(id, left, top, 120, 120).outlined(DIAMOND);
  }

  @Test
  public void aFingerMeansTheShapeThatItIsOn() {
    Node left = diamond("left", 20, 20);
    Node right = diamond("right", 80, 80);
    // Their boxes overlap; at this point only the first one's shape is.
    assertEquals(List.of("left:left"), Table.showing(left, right).tap(100, 95).taps);
    assertEquals(List.of("right:right"), Table.showing(left, right).tap(120, 125).taps);
  }

  @Test
  public void theCornerOfABoxIsNotTheShape() {
    assertEquals(List.of(), Table.showing(diamond("one", 20, 20)).tap(25, 25).taps);
  }

  @Test
  public void aTurnedShapeIsHitWhereItIsSeen() {
    Outline half = Outline.of(0, 0, 1, 0, 1, 0.5f, 0, 0.5f);
    Node upper = button("half", 100, 100, 100, 100).outlined(half).turned(180);
    assertEquals(List.of(), Table.showing(upper).tap(150, 110).taps);
    assertEquals(List.of("half:half"), Table.showing(upper).tap(150, 190).taps);
  }

  @Test
  public void whoeverDragsAPartDropsTheWhole() {
    Node place = button("place", 300, 100, 80, 80);
    Map<String, Tap> drops = Map.of("place", new Tap.Say("moved"));
    Node tile = Node.decoration("tile", Bounds.of(20, 100, 100, 100), Table.solid(0));
    Node part = button("part", 20, 100, 50, 100).partOf("tile").dropped(drops);
    Table table = Table.showing(place, tile, part);
    table.down(0, 40, 150).slide(0, 340, 140, 200).up(0);
    assertEquals(List.of("part:moved"), table.taps);
  }

  /** A small part is chosen by sliding within its thing, which is picked up beyond it. */
  @Test
  public void aMagnifiedPartIsStillDragged() {
    Node place = button("place", 300, 100, 80, 80);
    Map<String, Tap> drops = Map.of("place", new Tap.Say("moved"));
    Node left = button("left", 20, 100, 30, 60).partOf("tile").dropped(drops).magnified(true);
    Node right = button("right", 50, 100, 30, 60).partOf("tile").dropped(drops).magnified(true);
    Table table = Table.showing(place, left, right);
    table.down(0, 35, 130).slide(0, 65, 130, 100).up(0);
    assertEquals(List.of("right:right"), table.taps);
    table.view.show(Table.scene(place, left, right));
    table.taps.clear();
    table.down(0, 35, 130).slide(0, 340, 140, 200).up(0);
    assertEquals(List.of("right:moved"), table.taps);
  }
}
