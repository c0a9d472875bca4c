package org.monsterbox.app.games.thirteen;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.tutorial.Lesson;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.thirteen.Species;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.ThirteenMove;
import org.monsterbox.core.thirteen.ThirteenState;
import org.monsterbox.core.thirteen.ThirteenView;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The first game can be played by touching what the table shows, and ends as it says. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class ThirteenTutorialTest {

  private static final ThirteenMonsters RULES = new ThirteenMonsters();
  private static final int MOST_TOUCHES = 4000;

  private static TutorialScript script(String language) {
    RuntimeEnvironment.setQualifiers("+" + language);
    Context context = ApplicationProvider.getApplicationContext();
    return new ThirteenKit().tutorial(context).orElseThrow();
  }

  @Test
  public void theLearnerEndsWithAMonsterOfOneKind() {
    TutorialScript script = script("en");
    ThirteenState state = RULES.start(script.setup());
    for (Lesson lesson : script.lessons()) {
      assertFalse(lesson.caption().isEmpty());
      state = after(state, lesson);
    }
    ThirteenView view = RULES.view(state, 0);
    assertEquals(50, view.hp(script.learner()));
    assertEquals(Species.OG, view.monsters(script.learner()).get(1).species());
    assertEquals(0, view.hp(1));
  }

  @Test
  public void everyLessonIsAboutSomethingOnTheTable() {
    checkTable(new Stage(360, 560, 1, false));
    checkTable(new Stage(1280, 740, 1, false));
  }

  private static void checkTable(Stage stage) {
    TutorialScript script = script("fr");
    Context context = ApplicationProvider.getApplicationContext();
    GameKit.SceneMaker<ThirteenMove, ThirteenView> scenes = new ThirteenKit().scenes(context);
    ThirteenState state = RULES.start(script.setup());
    for (Lesson lesson : script.lessons()) {
      boolean asked = lesson.deed().filter(Lesson.Deed::byPerson).isPresent();
      Scene scene = scenes.make(sight(script, state, asked, Draft.NONE), stage);
      assertTrue(
          lesson.caption() + " " + lesson.highlighted(),
          scene.find(lesson.highlighted()).isPresent());
      if (asked) {
        String move = lesson.deed().orElseThrow().move();
        assertTrue(move, canBeTouched(scenes, script, state, stage, move));
      }
      state = after(state, lesson);
    }
  }

  /** Whether touching one thing after another leads to that move. */
  private static boolean canBeTouched(
      GameKit.SceneMaker<ThirteenMove, ThirteenView> scenes,
      TutorialScript script,
      ThirteenState state,
      Stage stage,
      String move) {
    Deque<Draft> open = new ArrayDeque<>(List.of(Draft.NONE));
    Set<Draft> seen = new HashSet<>(open);
    for (int touches = 0; touches < MOST_TOUCHES && !open.isEmpty(); touches++) {
      Scene scene = scenes.make(sight(script, state, true, open.remove()), stage);
      for (Node node : scene.nodes()) {
        Optional<Tap> tap = node.tap();
        if (tap.isPresent() && tap.get() instanceof Tap.Play play) {
          if (play.move().text().equals(move)) {
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

  private static Sight<ThirteenMove, ThirteenView> sight(
      TutorialScript script, ThirteenState state, boolean asked, Draft draft) {
    return new Sight<>(
        RULES.view(state, script.learner()),
        script.seats(),
        script.learner(),
        asked ? RULES.legalMoves(state, script.learner()) : List.of(),
        draft,
        "");
  }

  private static ThirteenState after(ThirteenState state, Lesson lesson) {
    if (lesson.deed().isEmpty()) {
      return state;
    }
    Lesson.Deed deed = lesson.deed().get();
    return RULES.play(state, deed.seat(), RULES.readMove(deed.move()), Events.NONE);
  }
}
