package org.monsterbox.app.games;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.MonsterBoxApplication;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.shelf.Shelf;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Every script of every game, on every table, in both languages. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class LessonsTest {

  /** A phone upright and on its side, the same with large letters, a tablet both ways. */
  private static final List<Stage> STAGES =
      List.of(
          new Stage(360, 470, 1, false),
          new Stage(480, 320, 1, false),
          new Stage(360, 340, 2, false),
          new Stage(1020, 740, 1, false),
          new Stage(800, 1000, 1, false));

  private static final List<String> GAMES =
      Shelf.games().stream().map(kit -> kit.rules().facts().id()).toList();

  private final Context context = ApplicationProvider.getApplicationContext();

  private GameKit<?, ?, ?> kit(String game) {
    return MonsterBoxApplication.of(context).kits().find(game).orElseThrow();
  }

  @Test
  public void whatEveryLessonIsAboutIsOnTheTableAndWhatItAsksForCanBeDone() {
    for (String language : List.of("en", "fr")) {
      RuntimeEnvironment.setQualifiers("+" + language);
      for (String game : GAMES) {
        walk(kit(game));
      }
    }
  }

  private <S extends Fingerprinted, M extends Move, V extends Fingerprinted> void walk(
      GameKit<S, M, V> kit) {
    for (TutorialScript script : kit.tutorials(context)) {
      TutorialCheck<S, M, V> check = new TutorialCheck<>(kit, script);
      for (Stage stage : STAGES) {
        check.checkWhatIsShown(context, stage);
      }
    }
  }

  @Test
  public void aFirstLessonIsShort() {
    Map<String, Integer> tooLong = new TreeMap<>();
    for (String game : GAMES) {
      for (TutorialScript script : kit(game).tutorials(context)) {
        if (script.isFirst() && script.lessons().size() > TutorialScript.LONGEST_FIRST) {
          tooLong.put(game, script.lessons().size());
        }
      }
    }
    assertEquals(Map.of(), tooLong);
  }

  @Test
  public void furtherLessonsHaveNamesOfTheirOwn() {
    for (String game : GAMES) {
      List<TutorialScript> scripts = new ArrayList<>(kit(game).tutorials(context));
      assertFalse(game, scripts.isEmpty());
      assertTrue(game, scripts.get(0).isFirst());
      Set<String> ids = new HashSet<>();
      scripts.removeIf(TutorialScript::isFirst);
      for (TutorialScript script : scripts) {
        assertTrue(game + " " + script.id(), !script.id().isEmpty() && ids.add(script.id()));
        assertFalse(game + " " + script.id(), script.title().isEmpty());
      }
    }
  }
}
