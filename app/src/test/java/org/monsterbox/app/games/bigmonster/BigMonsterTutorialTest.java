package org.monsterbox.app.games.bigmonster;

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
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.terms.ScoreSheet;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The first game can be played by touching what the table shows, and ends as it says. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class BigMonsterTutorialTest {

  private final BigMonsterKit kit = new BigMonsterKit();

  private TutorialCheck<BigMonsterState, BigMonsterMove, BigMonsterView> lessons(
      String language, int part) {
    RuntimeEnvironment.setQualifiers("+" + language);
    Context context = ApplicationProvider.getApplicationContext();
    return new TutorialCheck<>(kit, kit.tutorials(context).get(part));
  }

  private ScoreSheet end(int part) {
    return kit.rules().view(lessons("en", part).end(), 0).table().sheet(0);
  }

  @Test
  public void theFirstLessonEndsWithAMutantAndAHappyGeneticist() {
    ScoreSheet sheet = end(0);
    assertEquals(7, sheet.ice());
    assertEquals(2, sheet.explorer());
    assertEquals(9, sheet.total());
  }

  @Test
  public void theFirstLessonIsShort() {
    Context context = ApplicationProvider.getApplicationContext();
    int steps = kit.tutorials(context).get(0).lessons().size();
    assertTrue(String.valueOf(steps), steps <= TutorialScript.LONGEST_FIRST);
  }

  @Test
  public void wordsAreExplainedBeforeTheyAreUsed() {
    checkWords(
        "en",
        List.of(
            "explorer",
            "tile",
            "mutant",
            "mutate",
            "mutagen",
            "medal",
            "crystal",
            "packet",
            "ship"));
    checkWords(
        "fr",
        List.of(
            "explorateur",
            "tuile",
            "mutant",
            "muter",
            "mutagène",
            "médaille",
            "cristal",
            "paquet",
            "vaisseau"));
  }

  private void checkWords(String language, List<String> words) {
    RuntimeEnvironment.setQualifiers("+" + language);
    Context context = ApplicationProvider.getApplicationContext();
    GlossaryCheck.check(kit.tutorials(context), words);
  }

  @Test
  public void theLessonOnCrystalsClosesOne() {
    assertEquals(5, end(1).crystals());
    assertEquals(17, end(1).total());
  }

  @Test
  public void everyLessonIsAboutSomethingOnTheTable() {
    Context context = ApplicationProvider.getApplicationContext();
    for (int part = 0; part < kit.tutorials(context).size(); part++) {
      lessons("fr", part).check(context, new Stage(360, 560, 1, false));
      lessons("fr", part).check(context, new Stage(1280, 740, 1, false));
    }
  }
}
