package org.monsterbox.app.games;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.tutorial.Gesture;
import org.monsterbox.app.tutorial.Lesson;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/** Goes through a first game as a learner does, who can only touch what the table shows. */
public final class TutorialCheck<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  private static final int MOST_TOUCHES = 4000;

  private final GameKit<S, M, V> kit;
  private final TutorialScript script;

  public TutorialCheck(GameKit<S, M, V> kit, TutorialScript script) {
    this.kit = kit;
    this.script = script;
  }

  /** The table after the last lesson. */
  public S end() {
    S state = kit.rules().start(script.setup(), Events.NONE);
    for (Lesson lesson : script.lessons()) {
      assertFalse(lesson.caption().isEmpty());
      state = after(state, lesson);
    }
    return state;
  }

  /** Every lesson is about something that is there, and what it asks for can be touched. */
  public void check(Context context, Stage stage) {
    checkWhatIsShown(context, stage);
    GameKit.SceneMaker<M, V> scenes = kit.scenes(context);
    S state = kit.rules().start(script.setup(), Events.NONE);
    for (Lesson lesson : script.lessons()) {
      if (isAsked(lesson)) {
        M move = asked(lesson);
        assertTrue(kit.rules().text(move), canBeTouched(scenes, state, stage, move));
      }
      state = after(state, lesson);
    }
  }

  /** What is lit is there, and what the hand shows leads to the move that is asked for. */
  public void checkWhatIsShown(Context context, Stage stage) {
    GameKit.SceneMaker<M, V> scenes = kit.scenes(context);
    S state = kit.rules().start(script.setup(), Events.NONE);
    for (Lesson lesson : script.lessons()) {
      Scene scene = scenes.make(sight(state, isAsked(lesson), Draft.NONE), stage);
      for (String lit : lesson.lit()) {
        assertTrue(lesson.caption() + " " + lit + " " + stage, scene.find(lit).isPresent());
      }
      for (Gesture gesture : lesson.gestures().stream().limit(1).toList()) {
        assertTrue(
            lesson.caption() + " " + gesture + " " + stage,
            scene.find(gesture.node()).filter(TutorialCheck::isAwake).isPresent());
      }
      if (isAsked(lesson) && lesson.gestures().size() > 1) {
        assertEquals(
            lesson.caption(),
            kit.rules().text(asked(lesson)),
            shownByHand(scenes, state, stage, lesson));
      }
      state = after(state, lesson);
    }
  }

  private static boolean isAsked(Lesson lesson) {
    return lesson.deed().filter(Lesson.Deed::byPerson).isPresent();
  }

  private M asked(Lesson lesson) {
    return kit.timeless(kit.rules().readMove(lesson.deed().orElseThrow().move()));
  }

  private static boolean isAwake(Node node) {
    return node.canAct() || node.canBeLookedAt() || node.grab().isPresent();
  }

  /** The text of the move that comes of doing what the hand shows, one gesture after the other. */
  private String shownByHand(GameKit.SceneMaker<M, V> scenes, S state, Stage stage, Lesson lesson) {
    Draft draft = Draft.NONE;
    for (Gesture gesture : lesson.gestures()) {
      Scene scene = scenes.make(sight(state, true, draft), stage);
      Optional<Node> found = scene.find(gesture.node()).filter(TutorialCheck::isAwake);
      assertTrue(lesson.caption() + " " + gesture, found.isPresent());
      Node node = found.get();
      Optional<Tap> tap = node.tap();
      if (gesture.kind() == Gesture.Kind.DRAG) {
        if (node.grab().isPresent() && node.grab().get() instanceof Tap.Sketch grabbed) {
          scene = scenes.make(sight(state, true, grabbed.draft()), stage);
          node = scene.find(gesture.node()).orElseThrow();
        }
        tap = Optional.ofNullable(node.drops().get(gesture.target()));
      } else if (gesture.kind() == Gesture.Kind.HOLD) {
        continue;
      }
      assertTrue(lesson.caption() + " " + gesture, tap.isPresent());
      if (tap.get() instanceof Tap.Play play) {
        return kit.rules().text(kit.timeless(kit.moveType().cast(play.move())));
      }
      assertTrue(lesson.caption() + " " + gesture, tap.get() instanceof Tap.Sketch);
      draft = ((Tap.Sketch) tap.get()).draft();
    }
    return "";
  }

  /** Whether touching one thing after another leads to that move. */
  private boolean canBeTouched(GameKit.SceneMaker<M, V> scenes, S state, Stage stage, M move) {
    Deque<Draft> open = new ArrayDeque<>(List.of(Draft.NONE));
    Set<Draft> seen = new HashSet<>(open);
    for (int touches = 0; touches < MOST_TOUCHES && !open.isEmpty(); touches++) {
      Scene scene = scenes.make(sight(state, true, open.remove()), stage);
      for (Node node : scene.nodes()) {
        Optional<Tap> tap = node.tap();
        if (tap.isPresent() && tap.get() instanceof Tap.Play play) {
          if (play.move().equals(move)) {
            return true;
          }
        } else if (tap.isPresent()
            && tap.get() instanceof Tap.Sketch sketch
            && seen.add(sketch.draft())) {
          open.add(sketch.draft());
        }
      }
    }
    return false;
  }

  private Sight<M, V> sight(S state, boolean asked, Draft draft) {
    int learner = script.learner();
    List<M> moves = new ArrayList<>();
    if (asked) {
      kit.rules().legalMoves(state, learner).forEach(move -> moves.add(kit.timeless(move)));
    }
    return Sight.of(kit, state, script.seats(), learner, seat -> moves).with(draft);
  }

  private S after(S state, Lesson lesson) {
    S next = state;
    for (Lesson.Deed deed : lesson.deeds()) {
      next = kit.rules().play(next, deed.seat(), kit.rules().readMove(deed.move()), Events.NONE);
    }
    return next;
  }
}
