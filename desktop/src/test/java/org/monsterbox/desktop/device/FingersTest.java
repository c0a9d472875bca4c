package org.monsterbox.desktop.device;

import static org.junit.Assert.assertEquals;

import android.app.Activity;
import android.view.MotionEvent;
import android.view.View;
import java.util.ArrayList;
import java.util.List;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.desktop.link.Request;
import org.monsterbox.desktop.link.Request.Touching;
import org.robolectric.Robolectric;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;
import org.robolectric.shadows.ShadowLooper;

/** Several fingers at once reach a window as Android would tell it. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35, application = android.app.Application.class)
public final class FingersTest {

  private final List<String> felt = new ArrayList<>();
  private final Fingers fingers = new Fingers();

  @Before
  public void open() {
    Activity activity = Robolectric.buildActivity(Activity.class).setup().get();
    View view = new View(activity);
    view.setOnTouchListener(
        (touched, event) -> {
          felt.add(describe(event));
          return true;
        });
    activity.setContentView(view);
    ShadowLooper.idleMainLooper();
  }

  @Test
  public void oneFingerGoesDownMovesAndUp() {
    touch(Touching.DOWN, 0, 10);
    touch(Touching.MOVE, 0, 20);
    touch(Touching.UP, 0, 30);

    assertEquals(List.of("DOWN 0:10", "MOVE 0:20", "UP 0:30"), felt);
  }

  @Test
  public void twoFingersCountOneByOne() {
    touch(Touching.DOWN, 0, 10);
    touch(Touching.DOWN, 1, 50);
    touch(Touching.MOVE, 1, 60);
    touch(Touching.UP, 0, 10);
    touch(Touching.UP, 1, 70);

    assertEquals(
        List.of(
            "DOWN 0:10",
            "POINTER_DOWN(1) 0:10 1:50",
            "MOVE 0:10 1:60",
            "POINTER_UP(0) 0:10 1:60",
            "UP 1:70"),
        felt);
  }

  @Test
  public void tenFingersAreTen() {
    for (int finger = 0; finger < 10; finger++) {
      touch(Touching.DOWN, finger, finger);
    }

    assertEquals(
        "POINTER_DOWN(9) 0:0 1:1 2:2 3:3 4:4 5:5 6:6 7:7 8:8 9:9", felt.get(felt.size() - 1));
  }

  @Test
  public void aCancelledTouchIsOver() {
    touch(Touching.DOWN, 0, 10);
    touch(Touching.CANCEL, 0, 10);
    touch(Touching.MOVE, 0, 20);
    touch(Touching.UP, 0, 20);
    touch(Touching.DOWN, 0, 30);

    assertEquals(List.of("DOWN 0:10", "CANCEL 0:10", "DOWN 0:30"), felt);
  }

  @Test
  public void aFingerThatWasNeverSeenToGoUpBeginsAnew() {
    touch(Touching.DOWN, 0, 10);
    touch(Touching.DOWN, 0, 40);

    assertEquals(List.of("DOWN 0:10", "CANCEL 0:10", "DOWN 0:40"), felt);
  }

  @Test
  public void whatWasNeverDownIsNotHeard() {
    touch(Touching.MOVE, 3, 10);
    touch(Touching.UP, 3, 10);

    assertEquals(List.of(), felt);
  }

  private void touch(Touching what, int finger, float x) {
    fingers.touch(new Request.Finger(what, finger, x, 100, 0));
    ShadowLooper.idleMainLooper();
  }

  private static String describe(MotionEvent event) {
    StringBuilder text = new StringBuilder(MotionEvent.actionToString(event.getAction()));
    text.delete(0, "ACTION_".length());
    for (int i = 0; i < event.getPointerCount(); i++) {
      text.append(' ').append(event.getPointerId(i)).append(':').append((int) event.getX(i));
    }
    return text.toString();
  }
}
