package org.monsterbox.app.shot;

import android.app.Activity;
import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.view.View;
import androidx.test.core.app.ActivityScenario;
import androidx.test.espresso.Espresso;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import org.robolectric.RuntimeEnvironment;

/** Renders a screen of the running app. */
final class Screenshot {

  private Screenshot() {}

  /** The whole window of the activity, after {@code steps} have led to the screen in question. */
  static <A extends Activity> Bitmap take(Look look, Class<A> activity, Consumer<A> steps) {
    RuntimeEnvironment.setQualifiers(look.qualifiers());
    RuntimeEnvironment.setFontScale(look.fontScale());
    AtomicReference<Bitmap> picture = new AtomicReference<>();
    try (ActivityScenario<A> scenario = ActivityScenario.launch(activity)) {
      Espresso.onIdle();
      scenario.onActivity(steps::accept);
      Espresso.onIdle();
      scenario.onActivity(shown -> picture.set(draw(shown.getWindow().getDecorView())));
    }
    return picture.get();
  }

  private static Bitmap draw(View window) {
    Bitmap bitmap =
        Bitmap.createBitmap(window.getWidth(), window.getHeight(), Bitmap.Config.ARGB_8888);
    window.draw(new Canvas(bitmap));
    return bitmap;
  }
}
