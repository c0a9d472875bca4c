package org.monsterbox.app.box;

import android.content.Context;
import android.os.Bundle;
import android.view.View;
import android.widget.TextView;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.Fragment;
import com.google.android.material.appbar.MaterialToolbar;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.PictureView;
import org.monsterbox.app.shelf.Box;
import org.monsterbox.app.shelf.Insets;

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
    Insets.pad(view);
    MaterialToolbar toolbar = view.findViewById(R.id.toolbar);
    toolbar.setTitle(box.title);
    toolbar.setNavigationOnClickListener(
        clicked -> requireActivity().getOnBackPressedDispatcher().onBackPressed());
    view.<PictureView>findViewById(R.id.lid).setPicture(box.lid(Palette.of(context)));
    view.<TextView>findViewById(R.id.tagline).setText(box.tagline);
    view.<TextView>findViewById(R.id.facts).setText(box.factsText(context));
    view.<TextView>findViewById(R.id.story).setText(box.story);
  }
}
