package org.monsterbox.app.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotNull;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.app.scene.Table.button;
import static org.monsterbox.app.scene.Table.scene;
import static org.robolectric.Shadows.shadowOf;

import android.content.Context;
import android.graphics.Color;
import android.graphics.Rect;
import android.view.View;
import android.view.accessibility.AccessibilityEvent;
import android.view.accessibility.AccessibilityManager;
import android.view.accessibility.AccessibilityNodeInfo;
import android.view.accessibility.AccessibilityNodeInfo.AccessibilityAction;
import android.widget.FrameLayout;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.scene.reach.SpokenNodes;

/** What a screen reader finds on the table. */
@RunWith(AndroidJUnit4.class)
public final class SpokenTest {

  private final Table table = new Table();

  @Before
  public void aScreenReaderRuns() {
    Context context = ApplicationProvider.getApplicationContext();
    AccessibilityManager manager = context.getSystemService(AccessibilityManager.class);
    shadowOf(manager).setEnabled(true);
    shadowOf(manager).setTouchExplorationEnabled(true);
  }

  @Test
  public void everyLabelledNodeIsOfferedInReadingOrder() {
    Node frame = Node.decoration("frame", Bounds.of(0, 0, 9, 9), Table.solid(Color.RED));
    table.view.show(scene(text("title"), frame, button("roll", 0, 50, 60, 60)));
    assertEquals(List.of("title", "roll"), labels());
  }

  @Test
  public void aNodeSaysWhatItIs() {
    Node die =
        Node.of(Role.TOGGLE, "die", Bounds.of(0, 0, 60, 60), Table.solid(Color.RED), "Five")
            .tapped(new Tap.Sketch(Draft.NONE))
            .selected(true);
    Node title =
        Node.of(Role.HEADING, "title", Bounds.of(0, 60, 99, 20), Table.solid(Color.RED), "Dice");
    table.view.show(scene(title, die, button("roll", 0, 90, 60, 60)));
    assertEquals("android.widget.CheckBox", info("die").getClassName().toString());
    AccessibilityNodeInfoCompat toggle = AccessibilityNodeInfoCompat.wrap(info("die"));
    assertTrue(toggle.isCheckable() && toggle.isChecked());
    assertEquals("android.widget.Button", info("roll").getClassName().toString());
    assertEquals("android.widget.TextView", info("title").getClassName().toString());
    assertFalse(info("title").isClickable() || info("title").isFocusable());
  }

  @Test
  public void theClickSaysWhatItDoesAndDoesIt() {
    table.view.show(scene(button("roll", 0, 0, 60, 60)));
    AccessibilityAction click = action("roll", AccessibilityNodeInfo.ACTION_CLICK);
    assertNotNull(click);
    assertEquals("choose", String.valueOf(click.getLabel()));
    perform("roll", AccessibilityNodeInfo.ACTION_CLICK);
    assertEquals(List.of("roll:roll"), table.taps);
  }

  @Test
  public void placesAreThoseOfTheScreenAlsoOfTurnedNodes() {
    table.view.show(scene(button("sign", 100, 140, 200, 60).turned(90)));
    assertEquals(new Rect(170, 70, 230, 270), screenBounds("sign"));
  }

  @Test
  public void placesAreThoseThatThePaneShows() {
    table.view.show(board());
    assertEquals(new Rect(100, 50, 160, 110), screenBounds("near"));
    Rect far = screenBounds("far");
    assertTrue(far + " at the lower edge", far.bottom == 150 && far.height() == 1);
    table.wheel(150, 100, -2, 0);
    assertEquals(new Rect(100, 50, 160, 51), screenBounds("near"));
  }

  @Test
  public void aScrolledAwayNodeIsShownWhenTheReaderGoesThere() {
    table.view.show(board());
    perform("far", AccessibilityAction.ACTION_SHOW_ON_SCREEN.getId());
    table.pulse.pass(300);
    assertEquals(60, screenBounds("far").height());
  }

  @Test
  public void nodesOfAPaneScrollIt() {
    table.view.show(board());
    assertTrue(info("near").isScrollable());
    assertTrue(perform("near", AccessibilityNodeInfo.ACTION_SCROLL_FORWARD));
    table.pulse.pass(300);
    assertEquals(130, table.view.panes().shown().get(0).y(), 0.1f);
    assertFalse(perform("near", AccessibilityAction.ACTION_SCROLL_LEFT.getId()));
    assertTrue(
        table.view.performAccessibilityAction(AccessibilityNodeInfo.ACTION_SCROLL_BACKWARD, null));
  }

  @Test
  public void whatCanBeDraggedCanBePutDownByName() {
    Node die =
        button("die", 0, 0, 60, 60)
            .dropped(
                Map.of(
                    "left", new Tap.Sketch(new Table.Named("to the left")),
                    "right", new Tap.Sketch(new Table.Named("to the right"))));
    table.view.show(scene(die, button("left", 0, 100, 60, 60), button("right", 100, 100, 60, 60)));
    AccessibilityAction drop = null;
    for (AccessibilityAction action : info("die").getActionList()) {
      if ("Put on right".contentEquals(String.valueOf(action.getLabel()))) {
        drop = action;
      }
    }
    assertNotNull(drop);
    perform("die", drop.getId());
    assertEquals(List.of("die:to the right"), table.taps);
  }

  @Test
  public void aNodeKeepsItsNumberFromSceneToScene() {
    table.view.show(scene(button("a", 0, 0, 60, 60), button("b", 100, 0, 60, 60)));
    List<Integer> before = numbers();
    table.view.show(scene(button("b", 100, 0, 60, 60)));
    assertEquals(List.of(before.get(1)), numbers());
    table.view.show(scene(button("b", 100, 0, 60, 60), button("a", 0, 0, 60, 60)));
    assertEquals(List.of(before.get(1), before.get(0)), numbers());
  }

  @Test
  public void whatHasJustGoneCanStillBeAskedFor() {
    table.view.show(scene(button("a", 0, 0, 60, 60)));
    int number = numbers().get(0);
    table.view.show(scene());
    AccessibilityNodeInfo gone =
        table.view.getAccessibilityNodeProvider().createAccessibilityNodeInfo(number);
    assertEquals("", String.valueOf(gone.getContentDescription()));
    assertFalse(
        table
            .view
            .getAccessibilityNodeProvider()
            .performAction(number, AccessibilityNodeInfo.ACTION_CLICK, null));
  }

  @Test
  public void announcementsArePolite() {
    table.view.show(scene(button("a", 0, 0, 60, 60)));
    table.view.announce("Ada flips a card.");
    AccessibilityNodeInfo spoken =
        table
            .view
            .getAccessibilityNodeProvider()
            .createAccessibilityNodeInfo(SpokenNodes.ANNOUNCEMENT);
    assertEquals("Ada flips a card.", spoken.getText().toString());
    assertEquals(View.ACCESSIBILITY_LIVE_REGION_POLITE, spoken.getLiveRegion());
  }

  @Test
  public void aFingerThatExploresFindsWhatIsUnderIt() {
    table.view.show(scene(text("title"), button("roll", 0, 50, 60, 60)));
    long now = table.pulse.millis();
    android.view.MotionEvent event =
        android.view.MotionEvent.obtain(
            now, now, android.view.MotionEvent.ACTION_HOVER_ENTER, 20, 70, 0);
    event.setSource(android.view.InputDevice.SOURCE_TOUCHSCREEN);
    assertTrue(table.view.dispatchHoverEvent(event));
    event.setLocation(300, 250);
    assertFalse(table.view.dispatchHoverEvent(event));
  }

  @Test
  public void theReadersFocusShowsWhatAPaneHasScrolledAway() {
    Frame frame = new Frame(table.view);
    table.view.show(board());
    assertTrue(perform("far", AccessibilityNodeInfo.ACTION_ACCESSIBILITY_FOCUS));
    table.pulse.pass(300);
    assertEquals(60, screenBounds("far").height());
    assertTrue(frame.events.contains(AccessibilityEvent.TYPE_VIEW_ACCESSIBILITY_FOCUSED));
  }

  @Test
  public void theReaderHearsOfNewScenesAndAnnouncements() {
    Frame frame = new Frame(table.view);
    table.view.show(scene());
    assertTrue(frame.events.contains(AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED));
    frame.events.clear();
    table.view.announce("Ada wins.");
    assertTrue(frame.events.contains(AccessibilityEvent.TYPE_WINDOW_CONTENT_CHANGED));
  }

  /** What the view is in: it hears what the view tells screen readers. */
  private static final class Frame extends FrameLayout {

    private final List<Integer> events = new ArrayList<>();

    Frame(View view) {
      super(view.getContext());
      addView(view);
      layout(0, 0, Table.WIDTH, Table.HEIGHT);
    }

    @Override
    public boolean requestSendAccessibilityEvent(View child, AccessibilityEvent event) {
      events.add(event.getEventType());
      return true;
    }
  }

  private static Scene board() {
    return scene(
        new Pane("board", Bounds.of(100, 50, 200, 100), 200, 400, 1),
        button("near", 0, 0, 60, 60).inPane("board"),
        button("far", 0, 300, 60, 60).inPane("board"));
  }

  private static Node text(String id) {
    return Node.of(Role.TEXT, id, Bounds.of(0, 0, 100, 30), Table.solid(Color.GRAY), id);
  }

  private List<Integer> numbers() {
    List<Integer> numbers = new ArrayList<>();
    table.view.spoken().getVisibleVirtualViews(numbers);
    return numbers;
  }

  private List<String> labels() {
    List<String> labels = new ArrayList<>();
    for (int number : numbers()) {
      labels.add(
          table
              .view
              .getAccessibilityNodeProvider()
              .createAccessibilityNodeInfo(number)
              .getContentDescription()
              .toString());
    }
    return labels;
  }

  private AccessibilityNodeInfo info(String id) {
    return table
        .view
        .getAccessibilityNodeProvider()
        .createAccessibilityNodeInfo(table.view.spoken().number(id));
  }

  private AccessibilityAction action(String id, int wanted) {
    for (AccessibilityAction action : info(id).getActionList()) {
      if (action.getId() == wanted) {
        return action;
      }
    }
    return null;
  }

  private boolean perform(String id, int action) {
    return table
        .view
        .getAccessibilityNodeProvider()
        .performAction(table.view.spoken().number(id), action, null);
  }

  private Rect screenBounds(String id) {
    Rect bounds = new Rect();
    info(id).getBoundsInScreen(bounds);
    return bounds;
  }
}
