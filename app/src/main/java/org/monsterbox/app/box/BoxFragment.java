package org.monsterbox.app.box;

import android.content.Context;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import com.google.android.material.appbar.MaterialToolbar;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.PictureView;
import org.monsterbox.app.shelf.Box;
import org.monsterbox.app.shelf.SystemBars;

/** One box from near: its lid, and what the game is about. */
public final class BoxFragment extends Fragment {

  private static final String GAME = "game";

  public BoxFragment() {
    super(R.layout.box);
  }

  public static BoxFragment of(String game) {
    Bundle arguments = new Bundle();
    arguments.putString(GAME, game);
    BoxFragment fragment = new BoxFragment();
    fragment.setArguments(arguments);
    return fragment;
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle savedInstanceState) {
    Box box = Box.find(requireArguments().getString(GAME)).orElseThrow();
    Context context = view.getContext();
    ViewCompat.setAccessibilityPaneTitle(view, getString(box.title));
    MaterialToolbar toolbar = view.findViewById(R.id.toolbar);
    SystemBars.padTop(toolbar);
    SystemBars.padBottom(view.findViewById(R.id.page));
    toolbar.setTitle(box.title);
    toolbar.setNavigationOnClickListener(clicked -> Navigator.of(this).back());
    view.<PictureView>findViewById(R.id.lid).setPicture(box.lid(Palette.of(context)));
    TextView tagline = view.findViewById(R.id.tagline);
    tagline.setText(box.tagline);
    ViewCompat.setAccessibilityHeading(tagline, true);
    ViewCompat.setAccessibilityHeading(view.findViewById(R.id.in_the_making), true);
    box.showFacts(view.findViewById(R.id.facts));
    view.<TextView>findViewById(R.id.story).setText(box.story);
  }
}
