package org.monsterbox.app.games.cube;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.GlossaryCheck;
import org.monsterbox.app.games.TutorialCheck;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeView;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Every lesson can be played by touching what the hand shows, and ends as it says. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class CubeTutorialTest {

  private static final MonsterCube RULES = new MonsterCube();
  private static final CubeKit KIT = new CubeKit();

  private final Context context = ApplicationProvider.getApplicationContext();

  private TutorialScript script(String id) {
    return KIT.tutorials(context).stream()
        .filter(script -> script.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private CubeView after(String id) {
    CubeState state = new TutorialCheck<>(KIT, script(id)).end();
    return RULES.view(state, 0);
  }

  @Test
  public void theFirstLessonEndsWithAFirstMonster() {
    assertTrue(script("").lessons().size() <= TutorialScript.LONGEST_FIRST);
    assertEquals(List.of(16), after("").won(0));
  }

  @Test
  public void theRivalFindsARibbonAndTheLearnerACube() {
    CubeView view = after("patterns");
    assertEquals(List.of(17), view.won(0));
    assertEquals(1, view.won(1).size());
  }

  @Test
  public void aMovedTileMakesWhatNothingMadeBefore() {
    assertEquals(List.of(12), after("moving").won(0));
  }

  @Test
  public void newMonstersComeWhenAllSeeNoMatch() {
    CubeView view = after("no-match");
    assertEquals(2, view.round());
    assertEquals(1, view.consecutiveNoMatches());
  }

  @Test
  public void bothHaveOneCardLessAndTheLearnerAModifier() {
    CubeView view = after("race");
    assertEquals(6, view.cardsLeft(0));
    assertEquals(6, view.cardsLeft(1));
    assertEquals(2, view.modifier(0));
    assertEquals(List.of(), view.mods(1));
  }

  @Test
  public void aTurnWithDiceWinsAMonster() {
    assertEquals(List.of(3), after("dice").won(0));
  }

  @Test
  public void theHandShowsWhatIsAskedOnAPhoneAndOnATablet() {
    for (String language : List.of("en", "fr")) {
      RuntimeEnvironment.setQualifiers("+" + language);
      for (TutorialScript script : KIT.tutorials(context)) {
        TutorialCheck<?, ?, ?> check = new TutorialCheck<>(KIT, script);
        check.checkWhatIsShown(context, new Stage(360, 560, 1, false));
        check.checkWhatIsShown(context, new Stage(1280, 740, 1, false));
      }
    }
  }

  @Test
  public void wordsAreExplainedBeforeTheyAreUsed() {
    GlossaryCheck.check(
        KIT.tutorials(context),
        List.of("code", "face", "tile", "line", "buzzer", "ribbon", "modifier"));
  }
}
