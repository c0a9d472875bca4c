package org.monsterbox.app.box;

import android.content.Context;
import android.os.Bundle;
import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.button.MaterialButton;
import java.util.List;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.Place;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.PictureView;
import org.monsterbox.app.form.Page;
import org.monsterbox.app.games.Box;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.setup.StartViewModel;
import org.monsterbox.app.setup.Starting;
import org.monsterbox.app.tutorial.TutorialScript;

/** One box from near: its lid, and what the game is about. */
public final class BoxFragment extends Fragment {

  public BoxFragment() {
    super(R.layout.box);
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle savedInstanceState) {
    Context context = view.getContext();
    GameKit<?, ?, ?> kit =
        MonsterBoxApplication.of(context).kits().find(Place.what(this)).orElseThrow();
    Box box = kit.box();
    Page.open(this, view, getString(box.title()));
    view.<PictureView>findViewById(R.id.lid).setPicture(box.lid(Palette.of(context)));
    TextView tagline = view.findViewById(R.id.tagline);
    tagline.setText(box.tagline());
    ViewCompat.setAccessibilityHeading(tagline, true);
    box.showFacts(view.findViewById(R.id.facts));
    view.<TextView>findViewById(R.id.story).setText(box.story());
    offer(view, kit);
  }

  /** All that can be done with a game. */
  private void offer(View view, GameKit<?, ?, ?> kit) {
    String game = kit.rules().facts().id();
    Navigator navigator = Navigator.of(this);
    StartViewModel starter =
        new ViewModelProvider(this, StartViewModel.FACTORY).get(StartViewModel.class);
    view.<TextView>findViewById(R.id.quick_start_people)
        .setText(StartViewModel.quickStartPeople(view.getContext(), kit));
    View quickStart = view.findViewById(R.id.quick_start);
    quickStart.setOnClickListener(clicked -> starter.quickStart(kit));
    Starting.follow(this, starter, quickStart);
    view.findViewById(R.id.set_up).setOnClickListener(clicked -> navigator.openSetup(game));
    offerLessons(view, kit);
    View rules = view.findViewById(R.id.rules);
    rules.setOnClickListener(clicked -> navigator.openRules(game));
    rules.setVisibility(
        kit.rulesPage(view.getContext()).sections().isEmpty() ? View.GONE : View.VISIBLE);
  }

  /** A button for each lesson: a first one stands beside the others, further ones under them. */
  private void offerLessons(View view, GameKit<?, ?, ?> kit) {
    MaterialButton first = view.findViewById(R.id.learn);
    ViewGroup firsts = (ViewGroup) first.getParent();
    ViewGroup further = view.findViewById(R.id.further_lessons);
    List<TutorialScript> scripts = kit.tutorials(view.getContext());
    first.setVisibility(scripts.isEmpty() ? View.GONE : View.VISIBLE);
    for (int i = 0; i < scripts.size(); i++) {
      TutorialScript script = scripts.get(i);
      MaterialButton learn = first;
      if (i > 0) {
        ViewGroup group = script.isFirst() ? firsts : further;
        learn = (MaterialButton) getLayoutInflater().inflate(R.layout.box_learn, group, false);
        group.addView(learn, script.isFirst() ? firsts.indexOfChild(first) + i : -1);
      }
      learn.setText(script.title().isEmpty() ? getString(R.string.learn) : script.title());
      int number = i;
      learn.setOnClickListener(
          clicked -> Navigator.of(this).openTutorial(kit.rules().facts().id(), number));
    }
    int shown = further.getChildCount() == 0 ? View.GONE : View.VISIBLE;
    view.findViewById(R.id.further_lessons_title).setVisibility(shown);
    further.setVisibility(shown);
  }
}
