package org.monsterbox.app.shelf;

import android.view.View;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;

/**
 * Keeps what matters clear of system bars, cut-outs and the keyboard, while pages reach behind
 * them.
 */
public final class SystemBars {

  private static final int KEPT_CLEAR =
      WindowInsetsCompat.Type.systemBars()
          | WindowInsetsCompat.Type.displayCutout()
          | WindowInsetsCompat.Type.ime();

  private SystemBars() {}

  /** For a page that reaches from the upper to the lower edge of the window. */
  public static void padPage(View page) {
    pad(page, true, true);
  }

  /** For a bar at the upper edge. */
  public static void padTop(View bar) {
    pad(bar, true, false);
  }

  /** For a page under a bar of its own. */
  public static void padBottom(View page) {
    pad(page, false, true);
  }

  /** For what scrolls in a window of its own: its end can be moved above the keyboard. */
  public static void padKeyboard(View sheet) {
    ViewCompat.setOnApplyWindowInsetsListener(
        sheet,
        (padded, insets) -> {
          padded.setPadding(0, 0, 0, insets.getInsets(WindowInsetsCompat.Type.ime()).bottom);
          return insets;
        });
  }

  private static void pad(View view, boolean top, boolean bottom) {
    ViewCompat.setOnApplyWindowInsetsListener(
        view,
        (padded, insets) -> {
          Insets bars = insets.getInsets(KEPT_CLEAR);
          padded.setPadding(bars.left, top ? bars.top : 0, bars.right, bottom ? bars.bottom : 0);
          return insets;
        });
  }
}
