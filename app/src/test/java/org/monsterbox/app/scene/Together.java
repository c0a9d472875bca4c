package org.monsterbox.app.scene;

import android.os.SystemClock;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.monsterbox.app.scene.view.SceneView;

/** Several fingers at once, for tests of whole games. */
public final class Together {

  private Together() {}

  /**
   * Fingers come down on these nodes, one after another within one frame, and lie there until the
   * system takes the touch away.
   *
   * @param millis how long after each other
   */
  public static void press(SceneView view, List<String> nodes, long millis) {
    AtomicLong time = new AtomicLong(SystemClock.uptimeMillis() - millis * (nodes.size() - 1));
    Pointers pointers = new Pointers(view, time::get);
    for (int i = 0; i < nodes.size(); i++) {
      pointers.down(i, nodes.get(i));
      time.addAndGet(millis);
    }
    pointers.cancel();
  }
}
