package org.monsterbox.app.scene.touch;

import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Tap;

/** Hears what somebody touched, by whatever means. */
public interface TapListener {

  /**
   * That node was tapped.
   *
   * @param time when, by {@link android.os.SystemClock#uptimeMillis()}: that of the touch itself
   */
  void onTap(Node node, Tap tap, long time);
}
