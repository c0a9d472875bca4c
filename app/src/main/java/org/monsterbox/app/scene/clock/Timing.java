package org.monsterbox.app.scene.clock;

import android.view.animation.Interpolator;
import android.view.animation.PathInterpolator;

/** How long things take, in milliseconds, and how they start and stop. */
public final class Timing {

  public static final long TOUCH = 120;
  public static final long PIECE = 220;
  public static final long SCENE = 380;
  public static final long STAGGER = 35;
  public static final long ROLL = 600;

  /** Leaves quickly, arrives gently. */
  public static final Interpolator STANDARD = new PathInterpolator(0.2f, 0, 0, 1);

  private Timing() {}

  /** How long each of many pieces waits for the one before it, so that all fit into a scene. */
  public static float stagger(int pieces) {
    return pieces < 2 ? 0 : Math.min((float) STAGGER, (float) (SCENE - PIECE) / (pieces - 1));
  }
}
