package org.monsterbox.app.table.parts;

import android.content.res.Resources;
import android.view.View;
import org.monsterbox.app.scene.Stage;

/** The room that a view has for a scene. */
public final class Stages {

  private Stages() {}

  /** As one person sees it who holds the device. */
  public static Stage upright(View view) {
    Resources resources = view.getResources();
    float density = resources.getDisplayMetrics().density;
    return new Stage(
        view.getWidth() / density,
        view.getHeight() / density,
        resources.getConfiguration().fontScale,
        false);
  }

  /** Runs it after the view has come to another size. */
  public static void whenResized(View view, Runnable then) {
    view.addOnLayoutChangeListener(
        (resized, left, top, right, bottom, oldLeft, oldTop, oldRight, oldBottom) -> {
          if (right - left != oldRight - oldLeft || bottom - top != oldBottom - oldTop) {
            resized.post(then);
          }
        });
  }
}
