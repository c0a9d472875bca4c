package org.monsterbox.app.tutorial;

import android.os.Bundle;
import android.view.KeyEvent;
import android.view.View;
import android.view.ViewGroup;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.Place;
import org.monsterbox.app.R;
import org.monsterbox.app.explain.Explaining;
import org.monsterbox.app.games.Cue;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
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

/** A lesson: captions beside the real table, on which what they are about is lit. */
public final class TutorialFragment extends Fragment {

  private static final String LESSON = "lesson";
  private static final String OVER = "over";

  private Settings settings;
  private Sounds sounds;
  private Cues cues;
  private SceneView scene;
  private LessonLight light;
  private CaptionPanel panel;
  private LessonEnd end;
  private Explaining explaining;
  private Progress progress;
  private GameKit<?, ?, ?> kit;
  private Optional<TutorialGame<?, ?, ?>> game = Optional.empty();
  private int metLesson = -1;

  public TutorialFragment() {
    super(R.layout.tutorial);
  }

  /** What the screen shows: the lesson of a game with that id. */
  public static String what(String game, String lesson) {
    return game + "/" + lesson;
  }

  @Override
  public void onCreate(@Nullable Bundle savedInstanceState) {
    super.onCreate(savedInstanceState);
    MonsterBoxApplication app = MonsterBoxApplication.of(requireContext());
    settings = app.settings();
    sounds = new Sounds(app.background());
    cues = new Cues(settings, sounds);
    progress = new ViewModelProvider(this).get(Progress.class);
    if (savedInstanceState != null && progress.lesson() == 0) {
      progress.goTo(savedInstanceState.getInt(LESSON));
      progress.setOver(savedInstanceState.getBoolean(OVER));
    }
    String[] which = Place.what(this).split("/", 2);
    kit = app.kits().find(which[0]).orElseThrow();
    game = begin(kit, which[1]);
    game.ifPresent(begun -> settings.noteLesson(which[0], begun.script().id()));
  }

  /** By its id, or by its number from 0. */
  private <S extends Fingerprinted, M extends Move, V extends Fingerprinted>
      Optional<TutorialGame<?, ?, ?>> begin(GameKit<S, M, V> begun, String which) {
    List<TutorialScript> scripts = begun.tutorials(requireContext());
    Optional<TutorialScript> script =
        scripts.stream().filter(each -> each.id().equals(which)).findFirst();
    if (script.isEmpty() && which.matches("[0-9]+")) {
      script = scripts.stream().skip(Integer.parseInt(which)).findFirst();
    }
    return script.map(chosen -> new TutorialGame<>(begun, chosen, progress, requireContext()));
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle savedInstanceState) {
    SystemBars.padPage(view.findViewById(R.id.page));
    ViewCompat.setAccessibilityPaneTitle(view, getString(R.string.tutorial_title));
    ((KeyedFrame) view).setShortcut(this::onKey);
    scene = view.findViewById(R.id.scene);
    scene.setListener(this::onTap);
    light = view.findViewById(R.id.lesson_light);
    light.setScene(scene);
    panel = new CaptionPanel(view);
    end = new LessonEnd(this, view.findViewById(R.id.lesson_end), kit);
    explaining = new Explaining(this, (ViewGroup) view, view.findViewById(R.id.page), scene);
    explaining.setGame(kit.rules().facts().id());
    explaining.setWhenOpen(this::noteExplaining);
    Stages.whenResized(scene, this::show);
    Stages.whenResized(view, () -> game.ifPresent(begun -> panel.makeRoom(begun.captions())));
    view.findViewById(R.id.lesson_next).setOnClickListener(clicked -> next());
    view.findViewById(R.id.lesson_back).setOnClickListener(clicked -> back());
    view.findViewById(R.id.skip).setOnClickListener(clicked -> leave());
    scene.requestFocus();
    show();
  }

  @Override
  public void onSaveInstanceState(@NonNull Bundle out) {
    super.onSaveInstanceState(out);
    out.putInt(LESSON, progress.lesson());
    out.putBoolean(OVER, progress.isOver());
  }

  @Override
  public void onDestroy() {
    super.onDestroy();
    sounds.release();
  }

  private void onTap(Node node, Tap tap, long time) {
    game.ifPresent(
        begun -> {
          if (tap instanceof Tap.Play play) {
            play(begun, play);
          } else if (isAside(begun, node)) {
            sayWhatToDo(begun);
          } else if (tap instanceof Tap.Sketch sketch) {
            progress.sketch(sketch, begun.lesson(), node);
            show();
          } else if (tap instanceof Tap.Say says) {
            panel.say(says.sentence());
          }
        });
  }

  /** Whether that leads away from what the hand shows, where it shows all there is to do. */
  private boolean isAside(TutorialGame<?, ?, ?> begun, Node node) {
    Optional<Gesture> shown = progress.gesture(begun.lesson(), scene.scene());
    return begun.lesson().gestures().size() > 1
        && shown.filter(gesture -> !gesture.nodes().contains(node.id())).isPresent();
  }

  private void play(TutorialGame<?, ?, ?> begun, Tap.Play play) {
    if (begun.isAskedFor(play)) {
      goOn(begun);
    } else {
      show();
      sayWhatToDo(begun);
    }
  }

  private void goOn(TutorialGame<?, ?, ?> begun) {
    if (begun.isLast()) {
      progress.setOver(true);
      cues.give(List.of(Cue.WIN), scene);
    } else {
      cues.give(begun.next(), scene);
    }
    show();
  }

  /** A friendly sentence, and the hand shows it once more. */
  private void sayWhatToDo(TutorialGame<?, ?, ?> begun) {
    light.again();
    int sentence =
        progress
            .gesture(begun.lesson(), scene.scene())
            .map(
                gesture ->
                    switch (gesture.kind()) {
                      case TAP -> R.string.tutorial_try_tap;
                      case DRAG -> R.string.tutorial_try_drag;
                      case HOLD -> R.string.tutorial_try_hold;
                    })
            .orElse(R.string.tutorial_try_next);
    panel.say(getString(sentence));
  }

  /** A lesson that asks for a hold is done when what it has shown is closed again. */
  private void noteExplaining(boolean isOpen) {
    game.filter(begun -> !isOpen && begun.lesson().endsInHold()).ifPresent(this::goOn);
  }

  private void next() {
    game.filter(begun -> !begun.lesson().isForThePerson() && !progress.isOver())
        .ifPresent(this::goOn);
  }

  private void back() {
    game.ifPresent(TutorialGame::back);
    show();
  }

  private void leave() {
    Navigator.of(this).back();
  }

  private boolean onKey(int key) {
    if (explaining.isOpen()) {
      return explaining.onKey(key);
    }
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
    if (getView() != null) {
      game.ifPresent(this::show);
    }
  }

  private void show(TutorialGame<?, ?, ?> begun) {
    if (progress.isOver()) {
      end.show(begun.script(), settings.isStill());
      requireView().findViewById(R.id.page).setVisibility(View.INVISIBLE);
      return;
    }
    Lesson lesson = begun.lesson();
    panel.show(lesson, begun.number(), begun.lessons());
    if (scene.getWidth() > 0 && scene.getHeight() > 0) {
      scene.setReducedMotion(settings.isStill());
      light.setStill(settings.isStill());
      Scene shown = begun.scene(Stages.upright(scene));
      scene.show(shown);
      explaining.follow(shown);
      Optional<Gesture> gesture = progress.gesture(lesson, shown);
      List<String> lit = Lit.of(lesson, gesture, shown);
      light.show(lit, gesture);
      if (metLesson != begun.number() && !lit.isEmpty()) {
        metLesson = begun.number();
        scene.whenStill(() -> scene.meet(lit.get(0)));
      }
    }
  }
}
