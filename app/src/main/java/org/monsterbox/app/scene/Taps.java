package org.monsterbox.app.scene;

import androidx.annotation.Nullable;

/**
 * Hands on what was touched. What changes the table is handed on once for each scene: a second
 * touch before the next scene was meant for one that is not there any more.
 */
final class Taps {

  /** A table that never answers must not stay dead. */
  private static final long LONGEST_WAIT = 1000;

  private final Pulse pulse;
  private SceneView.Listener listener = (node, tap) -> {};
  private long waitsUntil = Long.MIN_VALUE;

  Taps(Pulse pulse) {
    this.pulse = pulse;
  }

  void setListener(SceneView.Listener listener) {
    this.listener = listener;
  }

  void sceneCame() {
    waitsUntil = Long.MIN_VALUE;
  }

  /** Whether there was something to do. */
  boolean tap(Node node) {
    return hand(node, node.tap().orElse(null));
  }

  boolean drop(Node node, String target) {
    return hand(node, node.drops().get(target));
  }

  private boolean hand(Node node, @Nullable Tap tap) {
    if (tap == null) {
      return false;
    }
    if (!(tap instanceof Tap.Say)) {
      if (pulse.millis() < waitsUntil) {
        return false;
      }
      waitsUntil = pulse.millis() + LONGEST_WAIT;
    }
    listener.onTap(node, tap);
    return true;
  }
}
