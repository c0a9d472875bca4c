package org.monsterbox.app.games.thirteen;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.games.TutorialCheck;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.game.Setup;
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

  private List<TutorialScript> scripts(String language) {
    RuntimeEnvironment.setQualifiers("+" + language);
    Context context = ApplicationProvider.getApplicationContext();
    return kit.tutorials(context);
  }

  private ThirteenView end(int lesson) {
    return kit.rules().view(new TutorialCheck<>(kit, scripts("en").get(lesson)).end(), 0);
  }

  @Test
  public void theFirstLessonLeadsToAMonsterInTenSteps() {
    TutorialScript first = scripts("en").get(0);
    assertTrue(first.isFirst());
    assertTrue(first.lessons().size() <= TutorialScript.LONGEST_FIRST);
    assertEquals(Species.ABOMINATION, end(0).monsters(0).get(0).species());
  }

  @Test
  public void aTradeMakesTwoWholeMonsters() {
    assertEquals(Species.OG, end(1).monsters(0).get(0).species());
    assertEquals(Species.OG, end(1).monsters(1).get(0).species());
  }

  @Test
  public void anAttackCompletesAMonster() {
    ThirteenView view = end(2);
    assertEquals(50, view.hp(0));
    assertEquals(Species.OG, view.monsters(0).get(1).species());
    assertEquals(0, view.hp(1));
  }

  @Test
  public void aSacrificeMakesAMonsterPure() {
    assertEquals(Species.OG, end(3).monsters(0).get(0).species());
  }

  @Test
  public void aFrozenPairWaitsForItsOwner() {
    ThirteenView view = end(4);
    assertEquals(0, view.actor());
    assertEquals(4, view.diceInSupply());
  }

  @Test
  public void furtherLessonsAreShort() {
    for (TutorialScript script : scripts("fr")) {
      assertEquals(script.title(), script.isFirst(), script.title().isEmpty());
      assertTrue(script.title(), script.lessons().size() <= TutorialScript.LONGEST_FIRST);
    }
  }

  @Test
  public void everyLessonIsAboutSomethingOnTheTable() {
    Context context = ApplicationProvider.getApplicationContext();
    for (TutorialScript script : scripts("fr")) {
      TutorialCheck<ThirteenState, ThirteenMove, ThirteenView> lessons =
          new TutorialCheck<>(kit, script);
      lessons.check(context, new Stage(360, 560, 1, false));
      lessons.check(context, new Stage(411, 700, 1, false));
      lessons.check(context, new Stage(630, 380, 1, false));
      lessons.check(context, new Stage(1280, 740, 1, false));
    }
  }

  /** A new person is not asked whether they want to learn what they cannot do. */
  @Test
  public void lessonsAreOfferedWhenTheyFirstMatter() {
    ThirteenState start = kit.rules().start(new Setup(2, ThirteenPositions.usual(), 4));
    ThirteenState later = ThirteenPositions.midgame(2);
    assertEquals(List.of(), timely(start));
    assertTrue(timely(later).containsAll(List.of("trade", "battle")));
  }

  private List<String> timely(ThirteenState state) {
    Sight<ThirteenMove, ThirteenView> sight =
        ThirteenPositions.sight(state, Sitting.onePerson(2), Draft.NONE);
    return scripts("en").stream()
        .map(TutorialScript::id)
        .filter(id -> kit.isTimeFor(id, sight))
        .toList();
  }
}
