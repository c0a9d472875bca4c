package org.monsterbox.app.tutorial;

import android.view.View;
import android.view.ViewGroup;
import android.view.animation.OvershootInterpolator;
import android.widget.Button;
import android.widget.TextView;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import com.google.android.material.button.MaterialButton;
import java.util.List;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.PictureView;
import org.monsterbox.app.art.poster.Winner;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.setup.StartViewModel;
import org.monsterbox.app.setup.Starting;
import org.monsterbox.app.shelf.SystemBars;

/** What comes after a lesson: applause, a game, another lesson. */
final class LessonEnd {

  private static final float SMALL = 0.4f;
  private static final long APPLAUSE = 500;

  private final Fragment screen;
  private final View view;
  private final GameKit<?, ?, ?> kit;

  LessonEnd(Fragment screen, View view, GameKit<?, ?, ?> kit) {
    this.screen = screen;
    this.view = view;
    this.kit = kit;
    SystemBars.padPage(view);
    ViewCompat.setAccessibilityHeading(view.findViewById(R.id.lesson_end_title), true);
    ViewCompat.setAccessibilityHeading(view.findViewById(R.id.lesson_end_more), true);
    view.<PictureView>findViewById(R.id.lesson_end_picture)
        .setPicture(new Winner(Palette.of(view.getContext())));
  }

  void show(TutorialScript done, boolean still) {
    if (view.getVisibility() == View.VISIBLE) {
      return;
    }
    view.<TextView>findViewById(R.id.lesson_end_words)
        .setText(done.isFirst() ? R.string.lesson_end_first : R.string.lesson_end_further);
    // A lesson that was opened over a game leads back to it, and nowhere else.
    boolean overGame = screen.getParentFragment() != null;
    Button play = view.findViewById(R.id.lesson_end_play);
    play.setText(overGame ? R.string.lesson_to_game : R.string.lesson_play);
    if (overGame) {
      play.setOnClickListener(clicked -> Navigator.of(screen).back());
    } else {
      StartViewModel starter =
          new ViewModelProvider(screen, StartViewModel.FACTORY).get(StartViewModel.class);
      play.setOnClickListener(clicked -> starter.quickStart(kit));
      Starting.follow(screen, starter, play);
    }
    View leave = view.findViewById(R.id.lesson_end_leave);
    leave.setOnClickListener(clicked -> Navigator.of(screen).back());
    leave.setVisibility(overGame ? View.GONE : View.VISIBLE);
    showOthers(done, overGame);
    view.setVisibility(View.VISIBLE);
    if (!still) {
      applaud(view.findViewById(R.id.lesson_end_picture));
    }
    ViewCompat.setAccessibilityPaneTitle(
        view, view.getContext().getString(R.string.lesson_end_title));
    play.requestFocus();
  }

  private static void applaud(View picture) {
    picture.setScaleX(SMALL);
    picture.setScaleY(SMALL);
    picture
        .animate()
        .scaleX(1)
        .scaleY(1)
        .setDuration(APPLAUSE)
        .setInterpolator(new OvershootInterpolator());
  }

  private void showOthers(TutorialScript done, boolean overGame) {
    List<TutorialScript> scripts = kit.tutorials(view.getContext());
    boolean shown = !overGame && scripts.size() > 1;
    view.findViewById(R.id.lesson_end_more).setVisibility(shown ? View.VISIBLE : View.GONE);
    ViewGroup others = view.findViewById(R.id.lesson_end_others);
    others.removeAllViews();
    for (int i = 0; shown && i < scripts.size(); i++) {
      TutorialScript script = scripts.get(i);
      if (!script.equals(done)) {
        MaterialButton button =
            (MaterialButton) screen.getLayoutInflater().inflate(R.layout.box_learn, others, false);
        button.setText(
            script.title().isEmpty()
                ? view.getContext().getString(R.string.lesson_first)
                : script.title());
        int number = i;
        button.setOnClickListener(
            clicked -> Navigator.of(screen).openTutorial(kit.rules().facts().id(), number));
        others.addView(button);
      }
    }
  }
}
