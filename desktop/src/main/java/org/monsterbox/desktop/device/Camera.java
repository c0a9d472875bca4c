package org.monsterbox.desktop.device;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Rect;
import android.os.Handler;
import android.os.Looper;
import android.view.PixelCopy;
import android.view.Surface;
import android.view.View;
import android.view.WindowManager;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.WeakHashMap;
import org.monsterbox.desktop.link.Screen;

/** Takes the pictures: what all windows have drawn, one over the other. */
final class Camera {

  private final Handler handler = new Handler(Looper.getMainLooper());
  private final Set<View> watched = Collections.newSetFromMap(new WeakHashMap<>());
  private List<View> windows = List.of();
  private boolean drawn;
  private Bitmap film = Bitmap.createBitmap(1, 1, Bitmap.Config.ARGB_8888);

  /** Whether anything was drawn, or a window came or went, since this was asked last. */
  boolean hasNews() {
    List<View> now = Windows.visible();
    for (View root : now) {
      if (watched.add(root)) {
        root.getViewTreeObserver().addOnDrawListener(() -> drawn = true);
      }
    }
    boolean news = drawn || !now.equals(windows);
    windows = now;
    drawn = false;
    return news && !now.isEmpty();
  }

  /** Puts what is to be seen now on that screen, of that size. */
  void show(Screen screen, int width, int height) {
    if (film.getWidth() != width || film.getHeight() != height) {
      film.recycle();
      film = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888);
    }
    View lowest = windows.get(0);
    boolean fills = lowest.getWidth() == width && lowest.getHeight() == height;
    if (fills) {
      copy(lowest, film);
    } else {
      film.eraseColor(Color.BLACK);
    }
    for (View window : windows.subList(fills ? 1 : 0, windows.size())) {
      lay(window);
    }
    screen.show(width, height, pixels -> film.getPixels(pixels, 0, width, 0, 0, width, height));
  }

  private void lay(View window) {
    Canvas canvas = new Canvas(film);
    WindowManager.LayoutParams params = Windows.params(window);
    if ((params.flags & WindowManager.LayoutParams.FLAG_DIM_BEHIND) != 0) {
      canvas.drawColor(Color.argb(params.dimAmount, 0, 0, 0));
    }
    Bitmap picture =
        Bitmap.createBitmap(window.getWidth(), window.getHeight(), Bitmap.Config.ARGB_8888);
    copy(window, picture);
    int[] location = Windows.location(window);
    canvas.drawBitmap(picture, location[0], location[1], null);
    picture.recycle();
  }

  private void copy(View window, Bitmap picture) {
    Surface surface = window.getViewRootImpl().mSurface;
    if (surface.isValid()) {
      // The surface has room for the window's shadow all around.
      Rect whole = new Rect(0, 0, window.getWidth(), window.getHeight());
      Rect shadow = Windows.params(window).surfaceInsets;
      whole.offset(shadow.left, shadow.top);
      PixelCopy.request(surface, whole, picture, result -> {}, handler);
    }
  }
}
