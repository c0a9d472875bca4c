package org.monsterbox.app.table;

import android.view.View;
import android.widget.TextView;

/** Names the next player for a moment, over the middle of the table. */
final class Banner {

  private static final long SHOWN_MILLIS = 1200;

  private final TextView view;
  private final Runnable hide = this::hide;

  Banner(TextView view) {
    this.view = view;
  }

  void show(String words) {
    view.removeCallbacks(hide);
    view.setText(words);
    view.setVisibility(View.VISIBLE);
    view.postDelayed(hide, SHOWN_MILLIS);
  }

  void hide() {
    view.removeCallbacks(hide);
    view.setVisibility(View.GONE);
  }
}
