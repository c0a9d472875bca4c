package org.monsterbox.app.shelf;

import android.view.View;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;

/** Keeps what matters clear of system bars and cut-outs, while the page reaches behind them. */
public final class Insets {

  private Insets() {}

  public static void pad(View page) {
    ViewCompat.setOnApplyWindowInsetsListener(
        page,
        (view, insets) -> {
          androidx.core.graphics.Insets bars =
              insets.getInsets(
                  WindowInsetsCompat.Type.systemBars() | WindowInsetsCompat.Type.displayCutout());
          view.setPadding(bars.left, bars.top, bars.right, bars.bottom);
          return insets;
        });
  }
}
