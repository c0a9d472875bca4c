package org.monsterbox.app.scene;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.app.scene.Table.button;
import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.os.Looper;
import android.view.KeyEvent;
import android.view.accessibility.AccessibilityNodeInfo;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.scene.clock.Timing;
import org.monsterbox.app.scene.view.SceneView;
import org.robolectric.Robolectric;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.annotation.Config;

/** A scene view in a window, with the display's own frames. */
@RunWith(AndroidJUnit4.class)
public final class WindowTest {

  private final ActivityController<Activity> window = Robolectric.buildActivity(Activity.class);
  private final List<String> taps = new ArrayList<>();
  private SceneView view;

  @Before
  public void open() {
    window.create();
    view = new SceneView(window.get(), null);
    view.setId(android.R.id.custom);
    view.setListener((node, tap, time) -> taps.add(node.id()));
    window.get().setContentView(view);
    window.start().resume().visible();
    shadowOf(Looper.getMainLooper()).idle();
    view.show(scene(0));
  }

  @Test
  public void aMotionEndsByItself() {
    List<String> calls = new ArrayList<>();
    view.show(scene(100));
    view.whenStill(() -> calls.add("still"));
    assertTrue(view.isAnimating());
    assertEquals(List.of(), calls);
    shadowOf(Looper.getMainLooper()).idleFor(Duration.ofMillis(Timing.SCENE));
    assertFalse(view.isAnimating());
    assertEquals(List.of("still"), calls);
  }

  @Test
  @Config(sdk = 35) // windows of older ones are never visible in tests
  public void aScreenReaderSeesWhatIsInTheWindow() {
    AccessibilityNodeInfo info =
        view.getAccessibilityNodeProvider()
            .createAccessibilityNodeInfo(view.spoken().number("roll"));
    assertTrue(info.isVisibleToUser());
    assertTrue(info.isEnabled() && info.isClickable());
  }

  @Test
  public void keysReachTheTable() {
    view.requestFocus();
    view.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_TAB));
    view.dispatchKeyEvent(new KeyEvent(KeyEvent.ACTION_DOWN, KeyEvent.KEYCODE_ENTER));
    assertEquals(List.of("roll"), taps);
  }

  @Test
  public void aWindowThatIsClosedLeavesNothingMoving() {
    view.show(scene(100));
    window.pause().stop().destroy();
    shadowOf(Looper.getMainLooper()).idleFor(Duration.ofSeconds(1));
    assertFalse(view.isAnimating());
  }

  private Scene scene(float x) {
    float density = window.get().getResources().getDisplayMetrics().density;
    return new Scene(
        view.getWidth() / density,
        view.getHeight() / density,
        List.of(button("roll", x, 100, 80, 60)),
        List.of());
  }
}
