package org.monsterbox.app.games.sea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.TutorialCheck;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.Status;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** The first games can be played by touching what the table shows, and end as they say. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class SeaTutorialTest {

  private static final int WHALE = 0;
  private static final int HUNTER = 1;

  private final SeaKit kit = new SeaKit();

  private List<TutorialScript> scripts(String language) {
    RuntimeEnvironment.setQualifiers("+" + language);
    Context context = ApplicationProvider.getApplicationContext();
    return kit.tutorials(context);
  }

  private TutorialCheck<SeaState, SeaMove, SeaView> lessons(int role, String language) {
    return new TutorialCheck<>(kit, scripts(language).get(role));
  }

  @Test
  public void thereIsOneForEachRole() {
    List<TutorialScript> scripts = scripts("en");
    assertEquals(2, scripts.size());
    assertEquals(WHALE, scripts.get(WHALE).learner());
    assertEquals(HUNTER, scripts.get(HUNTER).learner());
    assertNotEquals(scripts.get(WHALE).title(), scripts.get(HUNTER).title());
  }

  @Test
  public void theWhaleHasEatenAHunter() {
    SeaView view = kit.rules().view(lessons(WHALE, "en").end(), WHALE);
    assertEquals(Status.DEAD, view.status(HUNTER));
    assertEquals(23, view.hp());
    assertEquals("F4", Board.text(view.whaleCell()));
  }

  @Test
  public void theHunterHasHitTheWhaleTwice() {
    SeaView view = kit.rules().view(lessons(HUNTER, "en").end(), HUNTER);
    assertEquals(10, view.hp());
    assertEquals("G4", Board.text(view.whaleCell()));
  }

  @Test
  public void everyLessonIsAboutSomethingOnTheTable() {
    Context context = ApplicationProvider.getApplicationContext();
    for (int role : new int[] {WHALE, HUNTER}) {
      lessons(role, "fr").check(context, new Stage(360, 560, 1, false));
      lessons(role, "fr").check(context, new Stage(1280, 740, 1, false));
    }
  }
}
