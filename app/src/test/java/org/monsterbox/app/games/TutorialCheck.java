package org.monsterbox.app.games;

import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import java.util.ArrayDeque;
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
    GameKit.SceneMaker<M, V> scenes = kit.scenes(context);
    S state = kit.rules().start(script.setup(), Events.NONE);
    for (Lesson lesson : script.lessons()) {
      boolean asked = lesson.deed().filter(Lesson.Deed::byPerson).isPresent();
      Scene scene = scenes.make(sight(state, asked, Draft.NONE), stage);
      for (String lit : lesson.lit()) {
        assertTrue(lesson.caption() + " " + lit, scene.find(lit).isPresent());
      }
      if (asked) {
        String text = lesson.deed().orElseThrow().move();
        assertTrue(text, canBeTouched(scenes, state, stage, kit.rules().readMove(text)));
      }
      state = after(state, lesson);
    }
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
    return new Sight<>(
        kit.rules().view(state, learner),
        script.seats(),
        learner,
        asked ? kit.rules().legalMoves(state, learner) : List.of(),
        draft,
        "");
  }

  private S after(S state, Lesson lesson) {
    S next = state;
    for (Lesson.Deed deed : lesson.deeds()) {
      next = kit.rules().play(next, deed.seat(), kit.rules().readMove(deed.move()), Events.NONE);
    }
    return next;
  }
}
