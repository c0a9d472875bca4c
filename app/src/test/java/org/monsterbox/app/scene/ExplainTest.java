package org.monsterbox.app.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.app.scene.Table.button;
import static org.monsterbox.app.scene.Table.scene;

import android.graphics.Color;
import android.view.InputDevice;
import android.view.KeyEvent;
import android.view.MotionEvent;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.scene.touch.Explainer;

/** What is on the table says what it is to whoever asks. */
@RunWith(AndroidJUnit4.class)
public final class ExplainTest {

  private static final long HOLD = 600;

  private final Table table = new Table();
  private final List<String> told = new ArrayList<>();

  @Before
  public void somebodyExplains() {
    table.view.setExplainer(
        new Explainer() {
          @Override
          public void explain(Node node) {
            told.add(node.explanation().orElseThrow().name());
          }

          @Override
          public void hint(Node node) {
            told.add("hint " + node.explanation().orElseThrow().name());
          }

          @Override
          public void endHint() {
            told.add("end");
          }
        });
  }

  private static Node medal(String id, float left, float top, float width, float height) {
    return Node.decoration(id, Bounds.of(left, top, width, height), Table.solid(Color.BLUE))
        .explained(id, "It is worth three points.", "medals");
  }

  private void hold(float x, float y, long millis) {
    table.down(0, x, y);
    table.pulse.pass(millis);
    table.up(0);
  }

  @Test
  public void aFingerThatRestsOnAThingIsToldWhatItIs() {
    table.view.show(scene(medal("medal", 20, 20, 60, 60)));
    hold(50, 50, HOLD);
    assertEquals(List.of("medal"), told);
    assertEquals(List.of(), table.taps);
  }

  @Test
  public void whatCanBeTappedIsTappedByAShortTouchAndExplainedByALongOne() {
    table.view.show(scene(button("card", 20, 20, 60, 60).explained("Card", "A card.", "")));
    table.tap(50, 50);
    assertEquals(List.of("card:card"), table.taps);
    table.pulse.pass(2000);
    assertEquals(List.of(), told);

    hold(50, 50, HOLD);
    assertEquals(List.of("Card"), told);
    assertEquals("the long touch taps nothing", 1, table.taps.size());
  }

  @Test
  public void anIconOnAButtonIsExplainedAndLetsTapsThrough() {
    table.view.show(scene(button("seat", 0, 0, 200, 100), medal("medal", 20, 20, 48, 48)));
    table.tap(44, 44);
    hold(44, 44, HOLD);
    assertEquals(List.of("seat:seat"), table.taps);
    assertEquals(List.of("medal"), told);
  }

  @Test
  public void aButtonThatLiesOverAThingHidesItsExplanation() {
    table.view.show(scene(medal("medal", 0, 0, 200, 100), button("end", 20, 20, 60, 60)));
    hold(50, 50, HOLD);
    assertEquals(List.of(), told);
  }

  @Test
  public void whatIsAsleepStaysSilent() {
    table.view.show(scene(medal("medal", 20, 20, 60, 60).asleep()));
    hold(50, 50, HOLD);
    assertEquals(List.of(), told);
  }

  @Test
  public void aFingerThatMovesAwayAsksNothing() {
    table.view.show(scene(medal("medal", 20, 20, 60, 60)));
    table.down(0, 50, 50).slide(0, 200, 200, 100);
    table.pulse.pass(HOLD);
    table.up(0);
    assertEquals(List.of(), told);
  }

  @Test
  public void whatHasGoneMeanwhileIsNotExplained() {
    table.view.show(scene(medal("medal", 20, 20, 60, 60)));
    table.down(0, 50, 50);
    table.view.show(scene(button("card", 200, 200, 60, 60)));
    table.pulse.pass(HOLD);
    assertEquals(List.of(), told);
  }

  @Test
  public void whatAFingerShowsLargeIsExplainedAfterALongerRest() {
    table.view.show(
        scene(button("cell", 20, 20, 24, 24).magnified(true).explained("Sea", "Water.", "")));
    table.down(0, 32, 32);
    table.pulse.pass(HOLD);
    assertEquals(List.of(), told);
    table.pulse.pass(HOLD);
    assertEquals(List.of("Sea"), told);
  }

  @Test
  public void itWorksInAPaneThatIsZoomed() {
    Pane map = new Pane("map", Bounds.of(0, 0, 400, 300), 1000, 1000, 3);
    table.view.show(scene(map, medal("medal", 450, 450, 100, 100).inPane("map")));
    table.view.panes().find("map").jumpTo(500, 500, 2);
    hold(200, 150, HOLD);
    assertEquals(List.of("medal"), told);
  }

  @Test
  public void theCardComesBeforeWhatHoldingDoesByItself() {
    Tap large = new Tap.Sketch(new Table.Named("large"));
    table.view.show(scene(button("tile", 20, 20, 60, 60).held(large).explained("Tile", "A.", "")));
    hold(50, 50, HOLD);
    assertEquals(List.of("Tile"), told);
    table.view.hold("tile");
    assertEquals(List.of("tile:large"), table.taps);
  }

  @Test
  public void theKeyIExplainsAndShiftLeadsToWhatCanOnlyBeLookedAt() {
    table.view.show(scene(button("card", 20, 20, 60, 60), medal("medal", 120, 20, 60, 60)));
    table.key(KeyEvent.KEYCODE_TAB);
    assertEquals("card", table.view.focusedNode());
    table.key(KeyEvent.KEYCODE_DPAD_RIGHT);
    assertEquals("an arrow alone leads to what can act", "card", table.view.focusedNode());
    table.view.onKeyDown(
        KeyEvent.KEYCODE_DPAD_RIGHT,
        new KeyEvent(
            0, 0, KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_DPAD_RIGHT, 0, KeyEvent.META_SHIFT_ON));
    assertEquals("medal", table.view.focusedNode());
    table.key(KeyEvent.KEYCODE_I);
    assertEquals(List.of("medal"), told);
  }

  @Test
  public void aMouseThatRestsIsToldAndOneThatLeavesEndsIt() {
    table.view.show(scene(medal("medal", 20, 20, 60, 60)));
    hover(MotionEvent.ACTION_HOVER_ENTER, 50, 50);
    table.pulse.pass(300);
    assertEquals(List.of(), told);
    table.pulse.pass(400);
    assertEquals(List.of("hint medal"), told);
    hover(MotionEvent.ACTION_HOVER_MOVE, 55, 55);
    hover(MotionEvent.ACTION_HOVER_MOVE, 200, 200);
    assertEquals(List.of("hint medal", "end"), told);
  }

  @Test
  public void aRightClickExplainsAndTapsNothing() {
    table.view.show(scene(button("card", 20, 20, 60, 60).explained("Card", "A card.", "")));
    assertTrue(mouse(MotionEvent.ACTION_DOWN, MotionEvent.BUTTON_SECONDARY));
    assertTrue(mouse(MotionEvent.ACTION_UP, 0));
    assertEquals(List.of("Card"), told);
    assertEquals(List.of(), table.taps);
  }

  @Test
  public void onlyWhatIsExplainedCanBeLookedAt() {
    assertTrue(medal("medal", 0, 0, 9, 9).canBeLookedAt());
    assertFalse(button("card", 0, 0, 9, 9).canBeLookedAt());
  }

  private void hover(int action, float x, float y) {
    MotionEvent event = MotionEvent.obtain(0, table.pulse.millis(), action, x, y, 0);
    event.setSource(InputDevice.SOURCE_MOUSE);
    table.view.onHoverEvent(event);
  }

  private boolean mouse(int action, int buttons) {
    MotionEvent.PointerProperties finger = new MotionEvent.PointerProperties();
    finger.toolType = MotionEvent.TOOL_TYPE_MOUSE;
    MotionEvent.PointerCoords place = new MotionEvent.PointerCoords();
    place.x = 50;
    place.y = 50;
    return table.view.onTouchEvent(
        MotionEvent.obtain(
            table.pulse.millis(),
            table.pulse.millis(),
            action,
            1,
            new MotionEvent.PointerProperties[] {finger},
            new MotionEvent.PointerCoords[] {place},
            0,
            buttons,
            1,
            1,
            0,
            0,
            InputDevice.SOURCE_MOUSE,
            0));
  }
}
