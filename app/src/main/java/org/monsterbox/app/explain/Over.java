package org.monsterbox.app.explain;

import android.graphics.Color;
import android.view.View;
import android.view.ViewGroup;
import android.widget.FrameLayout;
import androidx.activity.OnBackPressedCallback;
import androidx.fragment.app.Fragment;
import androidx.fragment.app.FragmentManager;
import org.monsterbox.app.Place;
import org.monsterbox.app.R;

/**
 * Lays a screen over another one, which stays as it is: the rules over a table where a move is half
 * made. Back takes it away again.
 */
public final class Over {

  private final Fragment host;
  private final View page;
  private final FrameLayout container;
  private final OnBackPressedCallback back =
      new OnBackPressedCallback(false) {
        @Override
        public void handleOnBackPressed() {
          close();
        }
      };

  /**
   * Over the page of a screen.
   *
   * @param root what has the page in it, and nothing over it but this
   */
  public Over(Fragment host, ViewGroup root, View page) {
    this.host = host;
    this.page = page;
    container = new FrameLayout(root.getContext());
    container.setId(R.id.over);
    // It only keeps touches from what is under it.
    container.setImportantForAccessibility(View.IMPORTANT_FOR_ACCESSIBILITY_NO);
    root.addView(container);
    host.requireActivity()
        .getOnBackPressedDispatcher()
        .addCallback(host.getViewLifecycleOwner(), back);
    noteWhatLies(isOpen());
  }

  /** Opens that screen, unless something lies there already. */
  public void open(Place place, String what) {
    FragmentManager screens = host.getChildFragmentManager();
    if (!isOpen() && !screens.isStateSaved()) {
      place.lay(R.id.over, what, screens.beginTransaction()).commitNow();
      noteWhatLies(true);
    }
  }

  public boolean isOpen() {
    Fragment screen = host.getChildFragmentManager().findFragmentById(R.id.over);
    // One that is about to go is still found.
    return screen != null && !screen.isRemoving();
  }

  private void close() {
    FragmentManager screens = host.getChildFragmentManager();
    Fragment screen = screens.findFragmentById(R.id.over);
    if (screen != null && !screens.isStateSaved()) {
      screens.beginTransaction().remove(screen).commitNow();
      noteWhatLies(false);
    }
  }

  private void noteWhatLies(boolean something) {
    back.setEnabled(something);
    container.setClickable(something);
    container.setBackgroundColor(
        something ? container.getContext().getColor(R.color.table) : Color.TRANSPARENT);
    Underneath.set(page, something);
  }
}
