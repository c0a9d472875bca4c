package org.monsterbox.app.games.bigmonster;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.TutorialCheck;
import org.monsterbox.app.scene.Stage;
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

  private TutorialCheck<BigMonsterState, BigMonsterMove, BigMonsterView> lessons(String language) {
    RuntimeEnvironment.setQualifiers("+" + language);
    Context context = ApplicationProvider.getApplicationContext();
    return new TutorialCheck<>(kit, kit.tutorials(context).get(0));
  }

  @Test
  public void theLearnerEndsWithAMutantAndACrystal() {
    ScoreSheet sheet = kit.rules().view(lessons("en").end(), 0).table().sheet(0);
    assertEquals(7, sheet.ice());
    assertEquals(5, sheet.crystals());
    assertEquals(3, sheet.lava());
    assertEquals(2, sheet.explorer());
    assertEquals(17, sheet.total());
  }

  @Test
  public void everyLessonIsAboutSomethingOnTheTable() {
    Context context = ApplicationProvider.getApplicationContext();
    lessons("fr").check(context, new Stage(360, 560, 1, false));
    lessons("fr").check(context, new Stage(1280, 740, 1, false));
  }
}
