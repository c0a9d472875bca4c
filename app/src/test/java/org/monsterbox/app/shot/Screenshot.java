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
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import org.monsterbox.app.MainActivity;
import org.robolectric.RuntimeEnvironment;

/** Looks at a screen of the running app. */
public final class Screenshot {

  private Screenshot() {}

  /** The whole window after these steps, each of which begins when the app is at rest. */
  public static Bitmap take(Look look, List<Consumer<MainActivity>> steps) {
    return look(look, steps, Screenshot::copy);
  }

  /** What somebody finds who looks at the app after these steps. */
  static <T> T look(Look look, List<Consumer<MainActivity>> steps, Function<Activity, T> finder) {
    RuntimeEnvironment.setQualifiers(look.qualifiers());
    RuntimeEnvironment.setFontScale(look.fontScale());
    AtomicReference<T> found = new AtomicReference<>();
    try (ActivityScenario<MainActivity> app = ActivityScenario.launch(MainActivity.class)) {
      Espresso.onIdle();
      for (Consumer<MainActivity> step : steps) {
        app.onActivity(step::accept);
        Espresso.onIdle();
      }
      app.onActivity(activity -> found.set(finder.apply(activity)));
      Espresso.onIdle();
    }
    return found.get();
  }

  /** What the window's own renderer draws, with clips and shadows as on a device. */
  static Bitmap copy(Activity activity) {
    Window window = activity.getWindow();
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
