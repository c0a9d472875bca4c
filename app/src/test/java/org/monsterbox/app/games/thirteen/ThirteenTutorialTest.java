package org.monsterbox.app.games.thirteen;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.TutorialCheck;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.core.thirteen.monsters.Species;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The first game can be played by touching what the table shows, and ends as it says. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class ThirteenTutorialTest {

  private final ThirteenKit kit = new ThirteenKit();

  private TutorialCheck<ThirteenState, ThirteenMove, ThirteenView> lessons(String language) {
    RuntimeEnvironment.setQualifiers("+" + language);
    Context context = ApplicationProvider.getApplicationContext();
    return new TutorialCheck<>(kit, kit.tutorials(context).get(0));
  }

  @Test
  public void theLearnerEndsWithAMonsterOfOneKind() {
    ThirteenView view = kit.rules().view(lessons("en").end(), 0);
    assertEquals(50, view.hp(0));
    assertEquals(Species.OG, view.monsters(0).get(1).species());
    assertEquals(0, view.hp(1));
  }

  @Test
  public void everyLessonIsAboutSomethingOnTheTable() {
    Context context = ApplicationProvider.getApplicationContext();
    lessons("fr").check(context, new Stage(360, 560, 1, false));
    lessons("fr").check(context, new Stage(1280, 740, 1, false));
  }
}
