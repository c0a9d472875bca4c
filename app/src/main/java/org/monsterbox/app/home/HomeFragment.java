package org.monsterbox.app.home;

import android.app.Activity;
import android.content.Context;
import android.os.Bundle;
import android.view.LayoutInflater;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import java.util.List;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.PictureView;
import org.monsterbox.app.games.Box;
import org.monsterbox.app.shelf.SystemBars;

/** The home screen: a shelf with the boxes of all games. */
public final class HomeFragment extends Fragment {

  public HomeFragment() {
    super(R.layout.home);
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle savedInstanceState) {
    SystemBars.padPage(view);
    ViewCompat.setAccessibilityHeading(view.findViewById(R.id.app_name), true);
    HomeViewModel model =
        new ViewModelProvider(this, HomeViewModel.FACTORY).get(HomeViewModel.class);
    ViewGroup shelf = view.findViewById(R.id.shelf);
    Navigator navigator = Navigator.of(this);
    OpenGameCard card = new OpenGameCard(view.findViewById(R.id.open_game));
    model
        .openGame()
        .observe(
            getViewLifecycleOwner(),
            game -> {
              card.show(game, navigator::openTable);
              reportOnceComplete(model, view);
            });
    view.findViewById(R.id.saves).setOnClickListener(clicked -> navigator.openSaves());
    view.findViewById(R.id.people).setOnClickListener(clicked -> navigator.openPeople());
    view.findViewById(R.id.settings).setOnClickListener(clicked -> navigator.openSettings());
    model
        .boxes()
        .observe(
            getViewLifecycleOwner(),
            boxes -> {
              fill(shelf, boxes);
              reportOnceComplete(model, view);
            });
  }

  /** Tells Android how long the start took; it listens to the first report only. */
  private void reportOnceComplete(HomeViewModel model, View view) {
    if (model.boxes().isInitialized() && model.openGame().isInitialized()) {
      Activity activity = requireActivity();
      // posted, so that what came last is laid out
      view.post(activity::reportFullyDrawn);
    }
  }

  private void fill(ViewGroup shelf, List<Box> boxes) {
    shelf.removeAllViews();
    for (Box box : boxes) {
      shelf.addView(boxView(shelf, box));
    }
  }

  private View boxView(ViewGroup shelf, Box box) {
    Context context = shelf.getContext();
    View view = LayoutInflater.from(context).inflate(R.layout.home_box, shelf, false);
    view.<PictureView>findViewById(R.id.lid).setPicture(box.lid(Palette.of(context)));
    view.<TextView>findViewById(R.id.name).setText(box.title());
    view.<TextView>findViewById(R.id.tagline).setText(box.tagline());
    box.showFacts(view.findViewById(R.id.facts));
    ViewCompat.replaceAccessibilityAction(
        view, AccessibilityActionCompat.ACTION_CLICK, getString(R.string.open_box), null);
    view.setOnClickListener(clicked -> Navigator.of(this).openBox(box.id()));
    return view;
  }
}
