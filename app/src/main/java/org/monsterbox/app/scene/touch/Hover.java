package org.monsterbox.app.scene.touch;

import android.view.MotionEvent;
import androidx.annotation.Nullable;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.clock.Pulse;
import org.monsterbox.app.scene.pane.Places;

/** A mouse that rests on something hears its name and a sentence about it. */
public final class Hover {

  private static final long REST = 600;

  private final Places places;
  private final Taps taps;
  private final Pulse pulse;
  private final Runnable show = this::show;
  @Nullable private Node under;
  private boolean shown;

  public Hover(Places places, Taps taps, Pulse pulse) {
    this.places = places;
    this.taps = taps;
    this.pulse = pulse;
  }

  /** The mouse has come, moved or gone. */
  public void move(MotionEvent event) {
    if (event.getActionMasked() == MotionEvent.ACTION_HOVER_EXIT || event.getButtonState() != 0) {
      end();
      return;
    }
    Node found =
        places.find(
            places.toSceneX(event.getX()),
            places.toSceneY(event.getY()),
            node -> node.canAct() || node.explanation().isPresent());
    if (found != null && under != null && found.id().equals(under.id())) {
      return;
    }
    end();
    if (found != null && found.explanation().isPresent()) {
      under = found;
      pulse.later(show, REST);
    }
  }

  private void show() {
    Explainer explainer = taps.explainer();
    if (explainer != null && under != null) {
      Node now = places.scene().find(under.id()).orElse(null);
      if (now != null && now.explanation().isPresent()) {
        shown = true;
        explainer.hint(now);
      }
    }
  }

  /** Nothing is rested on any more. */
  public void end() {
    pulse.forget(show);
    under = null;
    Explainer explainer = taps.explainer();
    if (shown && explainer != null) {
      explainer.endHint();
    }
    shown = false;
  }
}
