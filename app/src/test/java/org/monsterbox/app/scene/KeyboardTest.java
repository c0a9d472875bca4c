package org.monsterbox.app.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.app.scene.Table.button;
import static org.monsterbox.app.scene.Table.scene;

import android.content.Context;
import android.graphics.Color;
import android.os.Parcelable;
import android.util.SparseArray;
import android.view.KeyEvent;
import androidx.core.graphics.ColorUtils;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.Map;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.R;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The table can be played with keys alone. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35) // real pixels need a newer one than the oldest
public final class KeyboardTest {

  private final Table table =
      Table.showing(
          Node.of(
              Role.TEXT, "text", Bounds.of(0, 0, 400, 40), Table.solid(Color.GRAY), "Your turn"),
          button("north", 150, 50, 60, 60),
          button("west", 50, 120, 60, 60),
          button("east", 250, 120, 60, 60),
          button("south", 150, 200, 60, 60));

  @Test
  public void tabGoesOverAllThatCanActInReadingOrder() {
    assertEquals("north", focusAfter(KeyEvent.KEYCODE_TAB));
    assertEquals("west", focusAfter(KeyEvent.KEYCODE_TAB));
    assertEquals("east", focusAfter(KeyEvent.KEYCODE_TAB));
    assertEquals("south", focusAfter(KeyEvent.KEYCODE_TAB));
    assertFalse("the next view comes after the last node", table.key(KeyEvent.KEYCODE_TAB));
  }

  @Test
  public void shiftAndTabGoesBack() {
    table.key(KeyEvent.KEYCODE_TAB);
    table.key(KeyEvent.KEYCODE_TAB);
    table.view.onKeyDown(
        KeyEvent.KEYCODE_TAB,
        new KeyEvent(0, 0, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_TAB, 0, KeyEvent.META_SHIFT_ON));
    assertEquals("north", table.view.focusedNode());
  }

  @Test
  public void arrowsGoToTheNearestInTheirDirection() {
    table.key(KeyEvent.KEYCODE_TAB);
    assertEquals("west", focusAfter(KeyEvent.KEYCODE_DPAD_LEFT));
    assertEquals("east", focusAfter(KeyEvent.KEYCODE_DPAD_RIGHT));
    assertEquals("south", focusAfter(KeyEvent.KEYCODE_DPAD_DOWN));
    assertEquals("north", focusAfter(KeyEvent.KEYCODE_DPAD_UP));
    assertFalse(table.key(KeyEvent.KEYCODE_DPAD_UP));
  }

  @Test
  public void enterAndSpaceTap() {
    table.key(KeyEvent.KEYCODE_TAB);
    table.key(KeyEvent.KEYCODE_ENTER);
    table.view.show(table.view.scene());
    table.key(KeyEvent.KEYCODE_SPACE);
    assertEquals(List.of("north:north", "north:north"), table.taps);
  }

  @Test
  public void aKeyThatIsHeldDownTapsOnce() {
    Node why = button("why", 0, 0, 60, 60).tapped(new Tap.Say("because"));
    Table asked = Table.showing(why);
    asked.key(KeyEvent.KEYCODE_TAB);
    asked.key(KeyEvent.KEYCODE_ENTER);
    asked.view.onKeyDown(
        KeyEvent.KEYCODE_ENTER,
        new KeyEvent(0, 0, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_ENTER, 1));
    assertEquals(1, asked.taps.size());
  }

  @Test
  public void theFocusIsSeenUntilAFingerTouches() {
    Table focused = focusable();
    int before = focused.colourAt(147, 80);
    focused.key(KeyEvent.KEYCODE_TAB);
    assertEquals(accent(), focused.colourAt(147, 80));
    focused.tap(390, 290);
    assertEquals(before, focused.colourAt(147, 80));
  }

  @Test
  public void theFocusRingHasContrastByDayAndByNight() {
    for (String night : List.of("+notnight", "+night")) {
      RuntimeEnvironment.setQualifiers(night);
      Context context = ApplicationProvider.getApplicationContext();
      double contrast =
          ColorUtils.calculateContrast(
              context.getColor(R.color.accent), context.getColor(R.color.table));
      assertTrue(night + " " + contrast, contrast >= 3);
    }
  }

  @Test
  public void theFocusStaysOnItsNodeInTheNextScene() {
    table.key(KeyEvent.KEYCODE_TAB);
    table.key(KeyEvent.KEYCODE_TAB);
    table.view.show(scene(button("new", 0, 0, 60, 60), button("west", 200, 200, 60, 60)));
    assertEquals("west", table.view.focusedNode());
  }

  @Test
  public void whereItsNodeIsGoneTheFocusGoesToTheNearest() {
    table.key(KeyEvent.KEYCODE_TAB);
    table.key(KeyEvent.KEYCODE_TAB);
    table.view.show(scene(button("far", 300, 20, 60, 60), button("near", 20, 140, 60, 60)));
    assertEquals("near", table.view.focusedNode());
  }

  @Test
  public void theFocusIsKeptOverRecreation() {
    table.view.setId(android.R.id.custom);
    table.key(KeyEvent.KEYCODE_TAB);
    table.key(KeyEvent.KEYCODE_TAB);
    SparseArray<Parcelable> state = new SparseArray<>();
    table.view.saveHierarchyState(state);
    Table next = new Table();
    next.view.setId(android.R.id.custom);
    next.view.restoreHierarchyState(state);
    next.view.show(table.view.scene());
    assertEquals("west", next.view.focusedNode());
  }

  @Test
  public void whatTheFocusGoesToIsScrolledIntoView() {
    Pane pane = new Pane("list", Bounds.of(0, 0, 200, 100), 200, 800, 1);
    Table list = new Table();
    list.view.show(
        scene(
            pane,
            button("first", 0, 0, 100, 60).inPane("list"),
            button("last", 0, 700, 100, 60).inPane("list")));
    list.key(KeyEvent.KEYCODE_TAB);
    list.key(KeyEvent.KEYCODE_TAB);
    list.pulse.pass(300);
    assertEquals("last", list.view.focusedNode());
    assertEquals(Color.RED, list.colourAt(50, 60));
  }

  @Test
  public void textThatIsTooLongIsScrolledWithKeys() {
    Pane pane = new Pane("page", Bounds.of(0, 0, 200, 100), 200, 300, 1);
    Node words =
        Node.of(Role.TEXT, "words", Bounds.of(0, 0, 200, 300), Table.solid(Color.GRAY), "Words")
            .inPane("page");
    Table page = new Table();
    page.view.show(scene(pane, words));
    assertTrue(page.key(KeyEvent.KEYCODE_DPAD_DOWN));
    page.pulse.pass(300);
    assertEquals(130, page.view.panes().shown().get(0).y(), 0.1f);
    assertTrue(page.key(KeyEvent.KEYCODE_PAGE_DOWN));
    page.pulse.pass(300);
    assertEquals(210, page.view.panes().shown().get(0).y(), 0.1f);
    assertTrue(page.key(KeyEvent.KEYCODE_PAGE_DOWN));
    page.pulse.pass(300);
    assertFalse("at the end", page.key(KeyEvent.KEYCODE_PAGE_DOWN));
  }

  @Test
  public void somethingIsPickedUpAndPutDownWithKeys() {
    Table board = board();
    board.key(KeyEvent.KEYCODE_TAB);
    board.key(KeyEvent.KEYCODE_ENTER);
    assertEquals(List.of(), board.taps);
    board.key(KeyEvent.KEYCODE_DPAD_RIGHT);
    assertEquals("tray", board.view.focusedNode());
    board.key(KeyEvent.KEYCODE_ENTER);
    assertEquals(List.of("die:kept"), board.taps);
  }

  @Test
  public void escapePutsBackWhatWasPickedUp() {
    Table board = board();
    board.key(KeyEvent.KEYCODE_TAB);
    assertFalse("nothing to cancel yet", board.key(KeyEvent.KEYCODE_ESCAPE));
    board.key(KeyEvent.KEYCODE_ENTER);
    board.key(KeyEvent.KEYCODE_TAB);
    assertTrue(board.key(KeyEvent.KEYCODE_ESCAPE));
    assertEquals("die", board.view.focusedNode());
    assertFalse(board.view.cancel());
    assertEquals(List.of(), board.taps);
  }

  @Test
  public void spaceTapsWhatEnterWouldPickUp() {
    Table board = board();
    board.key(KeyEvent.KEYCODE_TAB);
    board.key(KeyEvent.KEYCODE_SPACE);
    assertEquals(List.of("die:chosen"), board.taps);
  }

  @Test
  public void targetsAreShownWhileTheKeyboardCarries() {
    Table board = board();
    int before = board.colourAt(330, 80);
    board.key(KeyEvent.KEYCODE_TAB);
    board.key(KeyEvent.KEYCODE_ENTER);
    assertNotEquals(before, board.colourAt(330, 80));
  }

  private String focusAfter(int key) {
    assertTrue(table.key(key));
    return table.view.focusedNode();
  }

  private static Table board() {
    Node tray =
        Node.of(Role.PICTURE, "tray", Bounds.of(300, 50, 80, 80), Table.solid(Color.GREEN), "Tray");
    Node die =
        button("die", 0, 50, 60, 60)
            .tapped(new Tap.Sketch(new Table.Named("chosen")))
            .dropped(Map.of("tray", new Tap.Sketch(new Table.Named("kept"))));
    return Table.showing(die, button("other", 100, 50, 60, 60), tray);
  }

  private static Table focusable() {
    Table focused = Table.showing(button("north", 150, 50, 60, 60));
    focused.view.setFocusableInTouchMode(true);
    focused.view.requestFocus();
    return focused;
  }

  private static int accent() {
    Context context = ApplicationProvider.getApplicationContext();
    return context.getColor(R.color.accent);
  }
}
