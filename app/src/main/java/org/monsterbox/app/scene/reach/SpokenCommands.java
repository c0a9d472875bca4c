package org.monsterbox.app.scene.reach;

import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.clock.Calm;
import org.monsterbox.app.scene.clock.Pulse;
import org.monsterbox.app.scene.pane.PaneState;
import org.monsterbox.app.scene.pane.Panes;
import org.monsterbox.app.scene.touch.Taps;

/** What the user of a screen reader does to the table. */
public final class SpokenCommands {

  private final Taps taps;
  private final Panes panes;
  private final Focus focus;
  private final Pulse pulse;
  private final Calm calm;
  private final Runnable wake;

  public SpokenCommands(
      Taps taps, Panes panes, Focus focus, Pulse pulse, Calm calm, Runnable wake) {
    this.taps = taps;
    this.panes = panes;
    this.focus = focus;
    this.pulse = pulse;
    this.calm = calm;
    this.wake = wake;
  }

  boolean tap(Node node) {
    return taps.tap(node, pulse.millis());
  }

  boolean look(Node node) {
    return taps.look(node, pulse.millis());
  }

  boolean drop(Node node, String target) {
    return taps.drop(node, target, pulse.millis());
  }

  boolean scroll(PaneState pane, int pagesX, int pagesY) {
    wake.run();
    return pane.page(pagesX, pagesY, pulse.millis(), calm.glide());
  }

  void reveal(Node node) {
    PaneState pane = panes.of(node);
    if (pane != null) {
      pane.reveal(node.bounds(), pulse.millis(), calm.glide());
      wake.run();
    }
  }

  void focus(Node node) {
    focus.put(node, pulse.millis(), calm.glide());
    wake.run();
  }
}
