package org.monsterbox.app.scene.motion;

import java.util.Random;
import org.monsterbox.app.art.Alive;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.clock.Pulse;

/** Every few seconds what is alive takes a breath and blinks, each at its own moment. */
public final class Life {

  private static final long SHORTEST_REST = 2500;
  private static final int LONGER_REST = 3000;
  private static final long SPREAD = 800;
  private static final long BREATH = 1600;
  private static final long BLINK_START = 500;
  private static final long BLINK = 180;

  private final Pulse pulse;
  private final Runnable wake;
  private final Random random = new Random(13);
  private final Runnable begin = this::begin;
  private boolean resting;
  private boolean breathing;
  private long start;
  private long now;

  public Life(Pulse pulse, Runnable wake) {
    this.pulse = pulse;
    this.wake = wake;
  }

  /** Lives on if anything of the cast is alive and may move. */
  public void show(Cast cast, boolean mayMove) {
    if (!mayMove || !hasLife(cast)) {
      stop();
    } else if (!resting && !breathing) {
      rest();
    }
  }

  public void stop() {
    pulse.forget(begin);
    resting = false;
    breathing = false;
  }

  private static boolean hasLife(Cast cast) {
    for (int i = 0; i < cast.size(); i++) {
      if (cast.get(i).node().piece() instanceof Alive && !cast.get(i).isLeaving()) {
        return true;
      }
    }
    return false;
  }

  private void rest() {
    resting = true;
    pulse.later(begin, SHORTEST_REST + random.nextInt(LONGER_REST));
  }

  private void begin() {
    resting = false;
    breathing = true;
    start = pulse.millis();
    now = start;
    wake.run();
  }

  public boolean advance(long time) {
    now = time;
    if (breathing && now >= start + SPREAD + BREATH) {
      breathing = false;
      rest();
    }
    return breathing;
  }

  /** How far the eyes of that node are closed. */
  float blink(Node node) {
    long time = time(node) - BLINK_START;
    if (!breathing || time <= 0 || time >= BLINK) {
      return 0;
    }
    return 1 - Math.abs(2f * time / BLINK - 1);
  }

  /** How far that node has breathed in. */
  float breath(Node node) {
    long time = time(node);
    if (!breathing || time <= 0 || time >= BREATH) {
      return 0;
    }
    double half = Math.sin(Math.PI * time / BREATH);
    return (float) (half * half);
  }

  private long time(Node node) {
    return now - start - Math.floorMod(node.id().hashCode(), SPREAD);
  }
}
