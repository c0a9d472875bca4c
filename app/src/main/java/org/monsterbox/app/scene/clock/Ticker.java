package org.monsterbox.app.scene.clock;

/** Asks for frames while something moves, and only then. */
public final class Ticker implements Runnable {

  /** What happens in every frame. */
  public interface Frame {

    /** Whether another frame is needed. */
    boolean advance(long now);
  }

  private final Pulse pulse;
  private final Frame frame;
  private boolean asked;

  public Ticker(Pulse pulse, Frame frame) {
    this.pulse = pulse;
    this.frame = frame;
  }

  public void wake() {
    if (!asked) {
      asked = true;
      pulse.nextFrame(this);
    }
  }

  @Override
  public void run() {
    asked = false;
    if (frame.advance(pulse.millis())) {
      wake();
    }
  }
}
