package org.monsterbox.app.shot;

import static org.junit.Assert.assertEquals;

import android.app.Activity;
import android.graphics.Bitmap;
import android.os.Handler;
import android.os.Looper;
import android.view.PixelCopy;
import android.view.View;
import android.view.Window;
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
      scenario.onActivity(shown -> picture.set(copy(shown.getWindow())));
      Espresso.onIdle();
    }
    return picture.get();
  }

  /** What the window's own renderer draws, with clips and shadows as on a device. */
  private static Bitmap copy(Window window) {
    View decor = window.getDecorView();
    Bitmap bitmap =
        Bitmap.createBitmap(decor.getWidth(), decor.getHeight(), Bitmap.Config.ARGB_8888);
    PixelCopy.request(
        window,
        bitmap,
        result -> assertEquals(PixelCopy.SUCCESS, result),
        new Handler(Looper.getMainLooper()));
    return bitmap;
  }
}
