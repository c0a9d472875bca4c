package org.monsterbox.app.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.monsterbox.app.scene.Table.button;
import static org.monsterbox.app.scene.Table.scene;

import android.graphics.Color;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.Map;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.scene.clock.Timing;
import org.robolectric.annotation.Config;

/** What fingers do to a scene. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35) // real pixels need a newer one than the oldest
public final class TouchTest {

  @Test
  public void aTapIsHandedOnWhenTheFingerLeaves() {
    Table table = Table.showing(button("roll", 100, 100, 80, 60));
    table.down(0, 120, 120);
    assertEquals(List.of(), table.taps);
    table.up(0);
    assertEquals(List.of("roll:roll"), table.taps);
  }

  @Test
  public void theTopmostNodeIsMeant() {
    Table table = Table.showing(button("low", 0, 0, 200, 200), button("high", 50, 50, 80, 80));
    assertEquals(List.of("high:high"), table.tap(60, 60).taps);
  }

  @Test
  public void whatCannotActLetsFingersThrough() {
    Node frost = Node.decoration("frost", Bounds.of(0, 0, 400, 300), Table.solid(Color.WHITE));
    Table table = Table.showing(button("roll", 100, 100, 80, 60), frost);
    assertEquals(List.of("roll:roll"), table.tap(120, 120).taps);
  }

  @Test
  public void aTurnedNodeIsHitWhereItIsSeen() {
    Table table = Table.showing(button("sign", 100, 140, 200, 60).turned(90));
    table.tap(200, 90).tap(110, 170);
    assertEquals(List.of("sign:sign"), table.taps);
  }

  @Test
  public void smallNodesAreHitWithin48() {
    Table table = Table.showing(button("pip", 100, 100, 20, 20));
    table.tap(90, 110).tap(85, 110);
    assertEquals(List.of("pip:pip"), table.taps);
  }

  @Test
  public void betweenSmallNeighboursTheNearestIsMeant() {
    Node left = button("left", 100, 100, 20, 20);
    Node right = button("right", 130, 100, 20, 20);
    Table table = Table.showing(left, right);
    table.tap(123, 110);
    table.view.show(scene(left, right));
    table.tap(127, 110);
    table.view.show(scene(left, right));
    table.tap(133, 110);
    assertEquals(List.of("left:left", "right:right", "right:right"), table.taps);
  }

  @Test
  public void aFingerThatLeavesTheNodeMeansNothing() {
    Table table = Table.showing(button("roll", 100, 100, 80, 60));
    table.down(0, 120, 120).move(0, 300, 250).move(0, 120, 120).up(0);
    assertEquals(List.of(), table.taps);
  }

  @Test
  public void aCancelledTouchMeansNothing() {
    Table table = Table.showing(button("roll", 100, 100, 80, 60));
    table.down(0, 120, 120).cancel();
    assertEquals(List.of(), table.taps);
    assertEquals(List.of("roll:roll"), table.tap(120, 120).taps);
  }

  @Test
  public void aSceneIsChangedOnceOnly() {
    Node roll = button("roll", 100, 100, 80, 60);
    Table table = Table.showing(roll, button("pass", 200, 100, 80, 60));
    table.tap(120, 120).tap(120, 120).tap(220, 120);
    assertEquals(List.of("roll:roll"), table.taps);
    table.view.show(scene(roll));
    table.tap(120, 120);
    assertEquals(List.of("roll:roll", "roll:roll"), table.taps);
  }

  @Test
  public void aTableThatDoesNotAnswerCanBeTouchedAgainAfterASecond() {
    Table table = Table.showing(button("roll", 100, 100, 80, 60));
    table.tap(120, 120);
    table.pulse.pass(1001);
    table.tap(120, 120);
    assertEquals(2, table.taps.size());
  }

  @Test
  public void askingWhyCanBeRepeated() {
    Node cold =
        Node.of(Role.BUTTON, "cold", Bounds.of(0, 0, 80, 60), Table.solid(Color.BLUE), "Frozen")
            .tapped(new Tap.Say("frozen"));
    Table table = Table.showing(cold);
    table.tap(20, 20).tap(20, 20);
    assertEquals(List.of("cold:frozen", "cold:frozen"), table.taps);
  }

  @Test
  public void severalPeopleTouchAtOnce() {
    Node why =
        Node.of(Role.BUTTON, "why", Bounds.of(300, 0, 80, 60), Table.solid(Color.BLUE), "Why")
            .tapped(new Tap.Say("because"));
    Table table = Table.showing(button("roll", 0, 0, 80, 60), why);
    table.down(0, 20, 20).down(1, 320, 20).move(1, 322, 21).up(0).up(1);
    assertEquals(List.of("roll:roll", "why:because"), table.taps);
  }

  @Test
  public void oneFingerThatSlipsDoesNotDisturbTheOther() {
    Table table = Table.showing(button("a", 0, 0, 80, 60), button("b", 300, 0, 80, 60));
    table.down(3, 20, 20).down(7, 320, 20).move(3, 200, 200).up(3).up(7);
    assertEquals(List.of("b:b"), table.taps);
  }

  @Test
  public void aPressedNodeIsSeenToBePressed() {
    Table table = Table.showing(button("roll", 100, 100, 100, 100));
    table.down(0, 150, 150);
    table.pulse.pass(Timing.TOUCH + 32);
    assertEquals(Color.TRANSPARENT, table.colourAt(101, 150));
    table.up(0);
    table.pulse.pass(Timing.TOUCH + 32);
    assertEquals(Color.RED, table.colourAt(101, 150));
  }

  @Test
  public void aFingerThatStaysOverANewSceneCountsOnlyIfItMeansTheSame() {
    Node roll = button("roll", 100, 100, 80, 60);
    Table table = Table.showing(roll);
    table.down(0, 120, 120);
    table.view.show(scene(button("roll", 100, 100, 80, 60)));
    assertEquals(List.of("roll:roll"), table.up(0).taps);
    table.view.show(scene(roll));
    table.down(0, 120, 120);
    table.view.show(scene(roll.tapped(new Tap.Say("another"))));
    assertEquals(List.of("roll:roll"), table.up(0).taps);
  }

  @Test
  public void aSmallNodeIsMagnifiedUntilTheFingerLeaves() {
    Node one = button("one", 100, 200, 30, 30).magnified(true);
    Node two = button("two", 140, 200, 30, 30).magnified(true);
    Table table = Table.showing(one, two);
    table.down(0, 115, 215);
    assertEquals(Color.RED, table.colourAt(115, 115));
    table.slide(0, 155, 215, 400);
    assertEquals(Color.RED, table.colourAt(155, 115));
    table.up(0);
    assertEquals(List.of("two:two"), table.taps);
    assertEquals(Color.TRANSPARENT, table.colourAt(155, 115));
  }

  @Test
  public void aSmallNodeMayTakeTwoTouches() {
    Node one = button("one", 100, 200, 30, 30).magnified(true);
    Node two = button("two", 140, 200, 30, 30).magnified(true);
    Table table = Table.showing(one, two);
    table.view.setTwoTouches(true);
    table.tap(115, 215);
    table.tap(155, 215);
    assertEquals(List.of(), table.taps);
    table.tap(155, 215);
    assertEquals(List.of("two:two"), table.taps);
  }

  @Test
  public void aFingerThatLeavesTheMagnifiedNodesMeansNothing() {
    Table table = Table.showing(button("one", 100, 200, 30, 30).magnified(true));
    table.down(0, 115, 215).slide(0, 300, 50, 300).up(0);
    assertEquals(List.of(), table.taps);
  }

  @Test
  public void aDraggedNodeFollowsTheFingerAndIsDroppedOnItsTarget() {
    Table table = Table.showing(slot(), die());
    table.down(0, 20, 20).slide(0, 320, 220, 200);
    assertEquals(Color.RED, table.colourAt(320, 220));
    assertEquals(Color.TRANSPARENT, table.colourAt(20, 20));
    table.up(0);
    assertEquals(List.of("die:kept"), table.taps);
  }

  @Test
  public void aDraggedNodeThatIsDroppedElsewhereSlidesBack() {
    Table table = Table.showing(slot(), die());
    table.down(0, 20, 20).slide(0, 200, 100, 200).up(0);
    assertEquals(List.of(), table.taps);
    table.pulse.pass(60);
    assertEquals(Color.TRANSPARENT, table.colourAt(20, 20));
    table.pulse.pass(Timing.PIECE);
    assertEquals(Color.RED, table.colourAt(20, 20));
  }

  @Test
  public void targetsAreShownWhileSomethingIsDragged() {
    Table table = Table.showing(slot(), die());
    int before = table.colourAt(350, 250);
    table.down(0, 20, 20).slide(0, 200, 100, 200);
    assertNotEquals(before, table.colourAt(350, 250));
    table.cancel();
    table.pulse.pass(300);
    assertEquals(before, table.colourAt(350, 250));
  }

  @Test
  public void aNodeThatCanBeDraggedCanBeTappedToo() {
    Table table = Table.showing(slot(), die().tapped(new Tap.Sketch(new Table.Named("chosen"))));
    assertEquals(List.of("die:chosen"), table.tap(20, 20).taps);
  }

  @Test
  public void twoPeopleDragAtOnce() {
    Node other = die("other").at(Bounds.of(0, 200, 60, 60));
    Table table = Table.showing(slot(), die(), other);
    table.down(0, 20, 20).down(1, 20, 220);
    table.slide(0, 100, 20, 100).slide(1, 320, 220, 100);
    assertEquals(Color.RED, table.colourAt(100, 20));
    assertEquals(Color.RED, table.colourAt(320, 220));
    table.up(1).up(0);
    assertEquals(List.of("other:kept"), table.taps);
  }

  private static Node slot() {
    return Node.of(
        Role.PICTURE, "slot", Bounds.of(300, 200, 80, 80), Table.solid(Color.GREEN), "Slot");
  }

  private static Node die() {
    return die("die");
  }

  private static Node die(String id) {
    return Node.of(Role.PICTURE, id, Bounds.of(0, 0, 60, 60), Table.solid(Color.RED), "Die")
        .dropped(Map.of("slot", new Tap.Sketch(new Table.Named("kept"))));
  }
}
