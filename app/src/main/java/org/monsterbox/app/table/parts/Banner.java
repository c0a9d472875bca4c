package org.monsterbox.app.table.parts;

import android.view.View;
import android.widget.TextView;

/** Names the next player for a moment, over the middle of the table. */
public final class Banner {

  private static final long SHOWN_MILLIS = 1200;

  private final TextView view;
  private final Runnable hide = this::hide;

  public Banner(TextView view) {
    this.view = view;
  }

  public void show(String words) {
    view.removeCallbacks(hide);
    view.setText(words);
    view.setVisibility(View.VISIBLE);
    view.postDelayed(hide, SHOWN_MILLIS);
  }

  public void hide() {
    view.removeCallbacks(hide);
    view.setVisibility(View.GONE);
  }
}
