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
import org.monsterbox.app.MainActivity;
import org.robolectric.RuntimeEnvironment;

/**
 * A screen of the running app.
 *
 * @param picture the whole window
 * @param cutOff texts that cannot be read to their end
 */
public record Screenshot(Bitmap picture, List<String> cutOff) {

  /** What is seen after these steps, each of which begins when the app is at rest. */
  public static Screenshot take(Look look, List<Consumer<MainActivity>> steps) {
    RuntimeEnvironment.setQualifiers(look.qualifiers());
    RuntimeEnvironment.setFontScale(look.fontScale());
    AtomicReference<Bitmap> picture = new AtomicReference<>();
    AtomicReference<List<String>> cutOff = new AtomicReference<>();
    try (ActivityScenario<MainActivity> app = ActivityScenario.launch(MainActivity.class)) {
      Espresso.onIdle();
      for (Consumer<MainActivity> step : steps) {
        app.onActivity(step::accept);
        Espresso.onIdle();
      }
      app.onActivity(
          activity -> {
            picture.set(copy(activity));
            cutOff.set(CutOff.in(activity.getWindow().getDecorView()));
          });
      Espresso.onIdle();
    }
    return new Screenshot(picture.get(), cutOff.get());
  }

  /** What the window's own renderer draws, with clips and shadows as on a device. */
  private static Bitmap copy(Activity activity) {
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
