package org.monsterbox.app.tutorial;

import android.os.Bundle;
import android.view.KeyEvent;
import android.view.View;
import android.widget.Button;
import android.widget.TextView;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import java.util.Optional;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.Place;
import org.monsterbox.app.R;
import org.monsterbox.app.form.Remark;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.view.SceneView;
import org.monsterbox.app.settings.Settings;
import org.monsterbox.app.shelf.SystemBars;
import org.monsterbox.app.sound.Cues;
import org.monsterbox.app.sound.Sounds;
import org.monsterbox.app.table.parts.KeyedFrame;
import org.monsterbox.app.table.parts.Stages;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/** A first game: captions beside the real table. */
public final class TutorialFragment extends Fragment {

  private static final String LESSON = "lesson";

  private Settings settings;
  private Sounds sounds;
  private Cues cues;
  private SceneView scene;
  private Optional<TutorialGame<?, ?, ?>> game = Optional.empty();

  public TutorialFragment() {
    super(R.layout.tutorial);
  }

  @Override
  public void onCreate(@Nullable Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    MonsterBoxApplication app = MonsterBoxApplication.of(requireContext());
    settings = app.settings();
    sounds = new Sounds(app.background());
    cues = new Cues(settings, sounds);
    String[] which = Place.what(this).split("/", -1);
    game = app.kits().find(which[0]).flatMap(kit -> begin(kit, Integer.parseInt(which[1])));
    int lesson = savedInstanceState == null ? 0 : savedInstanceState.getInt(LESSON);
    game.ifPresent(begun -> begun.goTo(lesson));
  }

  private <S extends Fingerprinted, M extends Move, V extends Fingerprinted>
      Optional<TutorialGame<?, ?, ?>> begin(GameKit<S, M, V> kit, int number) {
    return kit.tutorials(requireContext()).stream()
        .skip(number)
        .findFirst()
        .map(script -> new TutorialGame<>(kit, script, requireContext()));
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle savedInstanceState) {
    SystemBars.padPage(view.findViewById(R.id.page));
    ViewCompat.setAccessibilityPaneTitle(view, getString(R.string.tutorial_title));
    ((KeyedFrame) view).setShortcut(this::onKey);
    scene = view.findViewById(R.id.scene);
    scene.setListener(this::onTap);
    scene.setReducedMotion(settings.isStill());
    Stages.whenResized(scene, this::show);
    view.findViewById(R.id.lesson_next).setOnClickListener(clicked -> next());
    view.findViewById(R.id.lesson_back).setOnClickListener(clicked -> back());
    view.findViewById(R.id.skip).setOnClickListener(clicked -> leave());
    show();
  }

  @Override
  public void onSaveInstanceState(@NonNull Bundle out) {
    super.onSaveInstanceState(out);
    game.ifPresent(begun -> out.putInt(LESSON, begun.number()));
  }

  @Override
  public void onDestroy() {
    super.onDestroy();
    sounds.release();
  }

  private void onTap(Node node, Tap tap, long time) {
    game.ifPresent(
        begun -> {
          if (tap instanceof Tap.Sketch sketch) {
            begun.sketch(sketch.draft());
            show();
          } else if (tap instanceof Tap.Say says) {
            say(says.sentence());
          } else if (tap instanceof Tap.Play play) {
            play(begun, play);
          }
        });
  }

  private void play(TutorialGame<?, ?, ?> begun, Tap.Play play) {
    if (!begun.isAskedFor(play)) {
      say(getString(R.string.tutorial_other_move));
      show();
    } else if (begun.isLast()) {
      leave();
    } else {
      cues.give(begun.next(), scene);
      show();
    }
  }

  private void say(String sentence) {
    Remark.of(requireView(), sentence).setAnchorView(R.id.caption).show();
  }

  private void next() {
    game.filter(begun -> !begun.lesson().isForThePerson())
        .ifPresent(
            begun -> {
              if (begun.isLast()) {
                leave();
              } else {
                cues.give(begun.next(), scene);
                show();
              }
            });
  }

  private void back() {
    game.ifPresent(TutorialGame::back);
    show();
  }

  private void leave() {
    Navigator.of(this).back();
  }

  private boolean onKey(int key) {
    switch (key) {
      case KeyEvent.KEYCODE_N, KeyEvent.KEYCODE_SPACE -> next();
      case KeyEvent.KEYCODE_P -> back();
      default -> {
        return false;
      }
    }
    return true;
  }

  private void show() {
    View view = getView();
    if (view != null) {
      game.ifPresent(begun -> show(view, begun));
    }
  }

  private void show(View view, TutorialGame<?, ?, ?> begun) {
    Lesson lesson = begun.lesson();
    view.<TextView>findViewById(R.id.lesson_number)
        .setText(getString(R.string.tutorial_lesson, begun.number() + 1, begun.lessons()));
    view.<TextView>findViewById(R.id.caption).setText(lesson.caption());
    Button next = view.findViewById(R.id.lesson_next);
    next.setEnabled(!lesson.isForThePerson());
    next.setText(
        lesson.isForThePerson()
            ? R.string.tutorial_your_move
            : begun.isLast() ? R.string.tutorial_done : R.string.tutorial_next);
    view.findViewById(R.id.lesson_back).setEnabled(begun.number() > 0);
    if (scene.getWidth() > 0 && scene.getHeight() > 0) {
      scene.show(begun.scene(Stages.upright(scene)));
    }
  }
}
