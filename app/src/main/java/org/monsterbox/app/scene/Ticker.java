package org.monsterbox.app.scene;

/** Asks for frames while something moves, and only then. */
final class Ticker implements Runnable {

  /** What happens in every frame. */
  interface Frame {

    /** Whether another frame is needed. */
    boolean advance(long now);
  }

  private final Pulse pulse;
  private final Frame frame;
  private boolean asked;

  Ticker(Pulse pulse, Frame frame) {
    this.pulse = pulse;
    this.frame = frame;
  }

  void wake() {
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
