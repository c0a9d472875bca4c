package org.monsterbox.app.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.app.scene.Table.button;
import static org.monsterbox.app.scene.Table.scene;

import android.graphics.Color;
import android.os.Parcelable;
import android.util.SparseArray;
import android.view.KeyEvent;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.Map;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.scene.pane.PaneState;
import org.robolectric.annotation.Config;

/** Windows onto more than fits. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35) // real pixels need a newer one than the oldest
public final class PaneTest {

  /** 200 by 200 dp of a board of 600 by 600. */
  private static final Pane BOARD = new Pane("board", Bounds.of(100, 50, 200, 200), 600, 600, 3);

  private final Table table = new Table();

  @Test
  public void contentIsShownFromItsStartAndCutOffAtTheEdge() {
    table.view.show(scene(BOARD, tile("a", 0, 0), tile("wide", 150, 100)));
    assertEquals(Color.RED, table.colourAt(102, 52));
    assertEquals(Color.RED, table.colourAt(290, 160));
    assertEquals(Color.TRANSPARENT, table.colourAt(310, 160));
  }

  @Test
  public void contentThatNobodyMovedStaysAtItsStartWhenItsWindowBecomesSmaller() {
    table.view.show(scene(BOARD, tile("a", 0, 0)));
    Bounds lower = new Bounds(100, 50, 300, 150);
    table.view.show(
        scene(new Pane("board", lower, BOARD.width(), BOARD.height(), 1), tile("a", 0, 0)));
    assertEquals(Color.RED, table.colourAt(102, 52));
  }

  @Test
  public void contentThatFitsIsInTheMiddle() {
    table.view.show(scene(new Pane("board", BOARD.bounds(), 100, 100, 1), tile("a", 0, 0)));
    assertEquals(Color.RED, table.colourAt(152, 102));
    assertEquals(Color.TRANSPARENT, table.colourAt(148, 102));
  }

  @Test
  public void aFingerPansAndTapsNothing() {
    table.view.show(scene(BOARD, tile("a", 100, 100)));
    table.down(0, 220, 170).slide(0, 160, 120, 200);
    assertEquals(Color.RED, table.colourAt(144, 104));
    table.up(0);
    assertEquals(List.of(), table.taps);
  }

  @Test
  public void aPannedNodeIsTappedWhereItIsSeen() {
    table.view.show(scene(BOARD, tile("a", 300, 300)));
    table.down(0, 290, 240).slide(0, 110, 60, 300);
    table.pulse.pass(200);
    table.up(0);
    table.pulse.pass(2000);
    table.tap(100 + 320 - 180, 50 + 320 - 180);
    assertEquals(List.of("a:a"), table.taps);
  }

  @Test
  public void underASheetAPaneShowsWhatItDidAndCannotBeMoved() {
    table.view.show(scene(BOARD, tile("a", 100, 100)));
    table.down(0, 220, 170).slide(0, 160, 120, 200);
    table.pulse.pass(200);
    table.up(0);
    float x = pane().x();
    table.view.show(scene(BOARD.sleeping(), tile("a", 100, 100).asleep()));
    assertEquals(Color.RED, table.colourAt(144, 104));
    table.down(0, 160, 120).slide(0, 220, 170, 200).up(0);
    table.tap(144, 104);
    assertEquals(List.of(), table.taps);
    table.view.show(scene(BOARD, tile("a", 100, 100)));
    assertEquals(x, pane().x(), 0);
  }

  @Test
  public void contentCannotBePannedBeyondItsEnd() {
    table.view.show(scene(BOARD, tile("a", 0, 0)));
    table.down(0, 150, 150).slide(0, 290, 240, 200);
    assertEquals(Color.RED, table.colourAt(102, 52));
  }

  @Test
  public void aQuickFingerFlingsAndAnotherTouchStopsIt() {
    table.view.show(scene(BOARD, tile("a", 300, 300)));
    PaneState pane = pane();
    table.down(0, 290, 150).slide(0, 190, 150, 60).up(0);
    float before = pane.x();
    table.pulse.pass(100);
    assertTrue(pane.x() > before + 20);
    table.down(0, 200, 150);
    float held = pane.x();
    table.pulse.pass(100);
    assertEquals(held, pane.x(), 0);
    table.up(0);
    table.pulse.pass(5000);
    assertFalse(table.pulse.isWaiting());
  }

  @Test
  public void aFingerThatRestsBeforeItLeavesDoesNotFling() {
    table.view.show(scene(BOARD, tile("a", 300, 300)));
    table.down(0, 290, 150).slide(0, 190, 150, 60);
    table.pulse.pass(200);
    table.up(0);
    float before = pane().x();
    table.pulse.pass(100);
    assertEquals(before, pane().x(), 0.01f);
  }

  @Test
  public void twoFingersPinch() {
    table.view.show(scene(BOARD, tile("a", 100, 100)));
    table.down(0, 190, 150).down(1, 210, 150);
    float middle = pane().toContentX(200);
    table.slide(1, 250, 150, 100).slide(0, 150, 150, 100);
    assertTrue("zoom " + pane().zoom(), pane().zoom() > 1.8f);
    assertEquals("but for where the pinch was noticed", middle, pane().toContentX(200), 16);
    table.up(0).up(1);
    assertEquals(List.of(), table.taps);
  }

  @Test
  public void aPinchEndsAtTheMostZoom() {
    table.view.show(scene(BOARD, tile("a", 100, 100)));
    table.down(0, 195, 150).down(1, 205, 150);
    table.slide(1, 298, 150, 100).slide(0, 102, 150, 100);
    assertEquals(3, pane().zoom(), 0.001f);
  }

  @Test
  public void twoPeopleTapInOnePane() {
    Node why = tile("why", 100, 0).tapped(new Tap.Say("because"));
    table.view.show(scene(BOARD, tile("a", 0, 0), why));
    table.down(0, 120, 70).down(1, 220, 70).up(1).up(0);
    assertEquals(List.of("why:because", "a:a"), table.taps);
  }

  @Test
  public void twoTapsOnNothingZoomInAndOut() {
    table.view.show(scene(BOARD, tile("a", 0, 0)));
    table.tap(250, 200).tap(250, 200);
    table.pulse.pass(300);
    assertEquals(2, pane().zoom(), 0.001f);
    table.tap(250, 200).tap(250, 200);
    table.pulse.pass(300);
    assertEquals(1, pane().zoom(), 0.001f);
  }

  @Test
  public void theWheelPansAndWithControlItZooms() {
    table.view.show(scene(BOARD, tile("a", 0, 0)));
    assertTrue(table.wheel(200, 150, -1, 0));
    assertEquals(164, pane().y(), 0.01f);
    assertEquals(100, pane().x(), 0.01f);
    assertTrue(table.wheel(200, 150, -1, KeyEvent.META_SHIFT_ON));
    assertEquals(164, pane().x(), 0.01f);
    assertTrue(table.wheel(200, 150, 1, KeyEvent.META_CTRL_ON));
    assertEquals(1.2f, pane().zoom(), 0.001f);
    assertFalse(table.wheel(20, 20, 1, 0));
  }

  @Test
  public void aSlowFingerOnSmallNodesMagnifiesAndAQuickOnePans() {
    Node small = tile("a", 100, 100).magnified(true);
    table.view.show(scene(BOARD, small));
    table.down(0, 220, 170).slide(0, 160, 170, 100);
    assertTrue(pane().x() > 130);
    table.pulse.pass(200);
    table.up(0);
    float before = pane().x();
    float seen = pane().toSceneX(120);
    table.down(0, seen, 170);
    table.pulse.pass(300);
    table.slide(0, seen + 15, 175, 100).up(0);
    assertEquals(before, pane().x(), 0);
    assertEquals(List.of("a:a"), table.taps);
  }

  @Test
  public void whatLiesOverAPaneDoesNotPanIt() {
    Node sheet = Node.decoration("sheet", Bounds.of(0, 0, 400, 300), Table.solid(Color.WHITE));
    Node ground = sheet.at(Bounds.of(0, 0, 400, 300));
    table.view.show(scene(BOARD, tile("a", 300, 300), sheet));
    table.down(0, 290, 150).slide(0, 190, 150, 100).up(0);
    assertEquals(100, pane().x(), 0);
    table.view.show(scene(BOARD, ground, tile("a", 300, 300)));
    table.down(0, 290, 150).slide(0, 190, 150, 100);
    assertEquals(200, pane().x(), 1);
  }

  @Test
  public void whereAPaneWasPannedToIsKeptOverScenes() {
    table.view.show(scene(BOARD, tile("a", 300, 300)));
    table.wheel(200, 150, -2, 0);
    table.view.show(scene());
    table.view.show(scene(BOARD, tile("a", 300, 300), tile("b", 0, 0)));
    assertEquals(228, pane().y(), 0.01f);
  }

  @Test
  public void aMapStartsInItsMiddleAndGrowsAboutIt() {
    table.view.show(scene(map(600, 600), tile("a", 300, 300)));
    assertEquals(300, pane().y(), 0.01f);
    table.wheel(200, 150, -1, 0);
    float below = pane().y() - 300;
    table.view.show(scene(map(600, 900), tile("a", 300, 300)));
    assertEquals(450 + below, pane().y(), 0.01f);
  }

  private static Pane map(float width, float height) {
    return new Pane("board", BOARD.bounds(), width, height, 3, true);
  }

  @Test
  public void whatMattersIsInSightFromTheFirstAndWhenAnotherThingMatters() {
    Bounds low = Bounds.of(0, 500, 60, 60);
    table.view.show(scene(BOARD.keepingInSight(low), tile("a", 0, 0)));
    assertTrue(isSeen(low));
    Bounds high = Bounds.of(0, 40, 60, 60);
    table.view.show(scene(BOARD.keepingInSight(high), tile("a", 0, 0)));
    table.pulse.pass(1000);
    assertTrue(isSeen(high));
  }

  /** As long as the same matters, whoever looks elsewhere is not pulled back. */
  @Test
  public void aPaneStaysWhereItWasPannedToWhileNothingElseMatters() {
    Pane board = BOARD.keepingInSight(Bounds.of(0, 500, 60, 60));
    table.view.show(scene(board, tile("a", 0, 0)));
    table.wheel(200, 150, 3, 0);
    float moved = pane().y();
    table.view.show(scene(board, tile("a", 0, 0)));
    assertEquals(moved, pane().y(), 0.01f);
  }

  private boolean isSeen(Bounds part) {
    Bounds window = BOARD.bounds();
    return pane().toSceneY(part.top()) >= window.top()
        && pane().toSceneY(part.bottom()) <= window.bottom();
  }

  @Test
  public void aPaneThatComesBackWithOtherContentStartsAnew() {
    table.view.show(scene(BOARD, tile("a", 300, 300)));
    table.wheel(200, 150, -2, 0);
    table.view.show(scene());
    table.view.show(scene(new Pane("board", BOARD.bounds(), 600, 900, 3), tile("a", 300, 300)));
    assertEquals(100, pane().y(), 0.01f);
  }

  @Test
  public void aQuickFingerPansWhatASlowOnePicksUp() {
    Node tile = tile("a", 0, 300).dropped(Map.of("b", new Tap.Say("there")));
    Scene list =
        scene(new Pane("board", BOARD.bounds(), 200, 600, 1), tile.at(Bounds.of(0, 0, 80, 80)));
    table.view.show(list);
    table.down(0, 120, 120).slide(0, 120, 70, 100);
    assertTrue(pane().y() > 130);
    table.pulse.pass(100);
    table.up(0);
    table.view.show(list);
    float panned = pane().y();
    table.down(0, 120, 60);
    table.pulse.pass(200);
    table.slide(0, 120, 200, 100);
    assertEquals(panned, pane().y(), 0);
    assertEquals(Color.RED, table.colourAt(120, 200));
  }

  @Test
  public void aFingerAcrossTheWayOfAPanePicksUpAtOnce() {
    Node tile = tile("a", 0, 0).dropped(Map.of("b", new Tap.Say("there")));
    table.view.show(scene(new Pane("board", BOARD.bounds(), 200, 600, 1), tile));
    table.down(0, 120, 70).slide(0, 260, 70, 100);
    assertEquals(Color.RED, table.colourAt(260, 70));
  }

  @Test
  public void whereAPaneWasPannedToIsKeptOverRecreation() {
    table.view.setId(android.R.id.custom);
    table.view.show(scene(BOARD, tile("a", 300, 300)));
    table.wheel(200, 150, -2, 0);
    table.wheel(200, 150, 2, KeyEvent.META_CTRL_ON);
    float y = pane().y();
    SparseArray<Parcelable> state = new SparseArray<>();
    table.view.saveHierarchyState(state);
    Table next = new Table();
    next.view.setId(android.R.id.custom);
    next.view.restoreHierarchyState(state);
    next.view.show(scene(BOARD, tile("a", 300, 300)));
    assertEquals(y, pane(next).y(), 0.01f);
    assertEquals(1.44f, pane(next).zoom(), 0.001f);
  }

  @Test
  public void aPaneThatBecomesSmallerKeepsItsMiddle() {
    table.view.show(scene(BOARD, tile("a", 300, 300)));
    table.wheel(200, 150, -2, 0);
    float middle = pane().y();
    table.view.show(
        scene(new Pane("board", Bounds.of(100, 50, 200, 120), 600, 600, 3), tile("a", 300, 300)));
    assertEquals(middle, pane().y(), 0.01f);
    assertNotEquals(0, pane().y(), 0.01f);
  }

  private PaneState pane() {
    return pane(table);
  }

  private static PaneState pane(Table table) {
    return table.view.panes().shown().get(0);
  }

  private static Node tile(String id, float x, float y) {
    return button(id, x, y, 80, 80).inPane("board");
  }
}
