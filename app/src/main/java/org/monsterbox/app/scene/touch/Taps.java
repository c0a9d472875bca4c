package org.monsterbox.app.scene.touch;

import androidx.annotation.Nullable;
import java.util.HashMap;
import java.util.Map;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.clock.Pulse;

/**
 * Carrying on what was touched. What changes the table is handed on once for each scene: a second
 * touch before the next scene was meant for one that is not there any more. Where several act at
 * once nobody waits for another: there, each node is tapped once.
 */
public final class Taps {

  /** A table that never answers must not stay dead. */
  private static final long LONGEST_WAIT = 1000;

  private final Pulse pulse;
  private TapListener listener = (node, tap, time) -> {};
  @Nullable private Explainer explainer;
  // By the id of a node that belongs to a seat; all others wait for each other, under no id.
  private final Map<String, Long> waitsUntil = new HashMap<>();

  public Taps(Pulse pulse) {
    this.pulse = pulse;
  }

  public void setListener(TapListener listener) {
    this.listener = listener;
  }

  /** What is explained is from now on explained by that one. */
  public void setExplainer(Explainer given) {
    explainer = given;
  }

  /** The one that explains, where there is one. */
  @Nullable
  Explainer explainer() {
    return explainer;
  }

  public void sceneCame() {
    waitsUntil.clear();
  }

  /** Whether there was something to do. */
  public boolean tap(Node node, long time) {
    return hand(node, node.tap().orElse(null), time);
  }

  public boolean drop(Node node, String target, long time) {
    return hand(node, node.drops().get(target), time);
  }

  /** Somebody has picked it up. */
  void grab(Node node, long time) {
    hand(node, node.grab().orElse(null), time);
  }

  /** What holding does by itself. */
  public boolean hold(Node node, long time) {
    return hand(node, node.hold().orElse(null), time);
  }

  /** Shows more of it: its card, which leads on to what holding does, or that at once. */
  public boolean look(Node node, long time) {
    if (explainer != null && node.explanation().isPresent()) {
      explainer.explain(node);
      return true;
    }
    return hold(node, time);
  }

  private boolean hand(Node node, @Nullable Tap tap, long time) {
    if (tap == null) {
      return false;
    }
    if (!(tap instanceof Tap.Say)) {
      String who = isOfASeat(tap) ? node.id() : "";
      Long until = waitsUntil.get(who);
      if (until != null && pulse.millis() < until) {
        return false;
      }
      waitsUntil.put(who, pulse.millis() + LONGEST_WAIT);
    }
    listener.onTap(node, tap, time);
    return true;
  }

  private static boolean isOfASeat(Tap tap) {
    return tap instanceof Tap.Play play && play.seat().isPresent();
  }
}
