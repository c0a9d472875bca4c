package org.monsterbox.app.form;

import android.view.View;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import com.google.android.material.appbar.MaterialToolbar;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.R;
import org.monsterbox.app.shelf.SystemBars;

/** What all screens with a bar and a page under it have in common. */
public final class Page {

  private Page() {}

  /** Gives the screen its title and its way back, and keeps it clear of the system's bars. */
  public static void open(Fragment screen, View view, CharSequence title) {
    ViewCompat.setAccessibilityPaneTitle(view, title);
    MaterialToolbar toolbar = view.findViewById(R.id.toolbar);
    toolbar.setTitle(title);
    toolbar.setNavigationOnClickListener(clicked -> Navigator.of(screen).back());
    SystemBars.padTop(toolbar);
    SystemBars.padBottom(view.findViewById(R.id.page));
  }
}
