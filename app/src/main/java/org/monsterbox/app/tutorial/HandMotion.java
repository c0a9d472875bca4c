package org.monsterbox.app.tutorial;

/**
 * Where a hand is that shows a gesture, at one moment.
 *
 * @param way how far it has come from where it is put down to where it is lifted, from 0 to 1
 * @param away how far it is from the table, from 0 (it touches) to 1
 * @param held how much of a hold is done, from 0 to 1
 * @param wave how far the ring of a touch has spread, from 0 to 1; 0 for none
 */
record HandMotion(float way, float away, float held, float wave) {

  /** A calm gesture, and a rest before it is shown again. */
  static final long LOOP = 2800;

  private static final long COMES = 500;
  private static final long PRESSED = 750;
  private static final long LIFTS = 1900;
  private static final long GONE = 2300;

  /** So many milliseconds after it was first shown. */
  static HandMotion at(Gesture.Kind kind, long millis) {
    long now = millis % LOOP;
    return switch (kind) {
      case TAP -> tap(now);
      case DRAG -> new HandMotion(eased(PRESSED, LIFTS, now), away(now), 0, wave(now, COMES));
      case HOLD -> new HandMotion(0, away(now), part(COMES, LIFTS, now), 0);
    };
  }

  /** Where nothing moves: all of the gesture at once. */
  static HandMotion still(Gesture.Kind kind) {
    return switch (kind) {
      case TAP -> new HandMotion(0, 0, 0, 0.6f);
      case DRAG -> new HandMotion(1, 0, 0, 0);
      case HOLD -> new HandMotion(0, 0, 1, 0);
    };
  }

  private static HandMotion tap(long now) {
    float down = eased(COMES / 2, PRESSED, now);
    float up = eased(PRESSED + 150, LIFTS - 400, now);
    return new HandMotion(0, 1 - down + up, 0, wave(now, PRESSED));
  }

  private static float away(long now) {
    return 1 - eased(0, COMES, now) + eased(LIFTS + 100, GONE, now);
  }

  private static float wave(long now, long from) {
    float spread = part(from, from + 600, now);
    return spread == 1 ? 0 : spread;
  }

  private static float part(long from, long to, long now) {
    return Math.max(0, Math.min(1, (now - from) / (float) (to - from)));
  }

  /** Slow at both ends. */
  private static float eased(long from, long to, long now) {
    float part = part(from, to, now);
    return part * part * (3 - 2 * part);
  }
}
