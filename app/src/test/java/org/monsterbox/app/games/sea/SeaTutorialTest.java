package org.monsterbox.app.games.sea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.R;
import org.monsterbox.app.games.GlossaryCheck;
import org.monsterbox.app.games.Sight;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.app.games.TutorialCheck;
import org.monsterbox.app.games.sea.learn.HunterTutorial;
import org.monsterbox.app.games.sea.learn.WhaleTutorial;
import org.monsterbox.app.games.sea.words.Names;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Stage;
import org.monsterbox.app.tutorial.TutorialScript;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.SeaEnd;
import org.monsterbox.core.sea.terms.SeaOptions;
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
    assertEquals(2, scripts.stream().filter(TutorialScript::isFirst).count());
    assertEquals(WHALE, scripts.get(WHALE).learner());
    assertEquals(HUNTER, scripts.get(HUNTER).learner());
    assertNotEquals(scripts.get(WHALE).title(), scripts.get(HUNTER).title());
  }

  @Test
  public void theWhaleHasEatenAHunter() {
    SeaView view = kit.rules().view(lessons(WHALE, "en").end(), WHALE);
    assertEquals(Status.DEAD, view.status(HUNTER));
    assertEquals(23, view.hp());
    assertEquals("H3", Board.text(view.whaleCell()));
  }

  @Test
  public void theHunterHasHitTheWhaleAndTheMateHasPulledIt() {
    SeaView view = kit.rules().view(lessons(HUNTER, "en").end(), HUNTER);
    assertEquals(20, view.hp());
    assertEquals("G4", Board.text(view.whaleCell()));
  }

  @Test
  public void wordsAreExplainedBeforeTheyAreUsed() {
    for (String language : List.of("en", "fr")) {
      List<TutorialScript> scripts = scripts(language);
      Context context = ApplicationProvider.getApplicationContext();
      Names names = new Names(context);
      GlossaryCheck.check(
          scripts,
          List.of(
              names.pile(Pile.CALL),
              names.pile(Pile.BOND),
              context.getString(R.string.sea_word_bow),
              context.getString(R.string.sea_word_action)));
    }
  }

  @Test
  public void firstLessonsAreShort() {
    for (int role : new int[] {WHALE, HUNTER}) {
      int steps = scripts("en").get(role).lessons().size();
      assertTrue("steps: " + steps, steps <= TutorialScript.LONGEST_FIRST);
    }
  }

  /** Each further lesson ends with what it promises. */
  @Test
  public void furtherLessonsLeadToWhatTheyAreAbout() {
    assertEquals(1, further(WhaleTutorial.WIND).winds().size());
    assertEquals(Status.DEAD, further(WhaleTutorial.LEAP).status(HUNTER));
    assertEquals(10, further(HunterTutorial.RAM).hp());
    assertEquals(Optional.of(SeaEnd.TRACTOR), further(HunterTutorial.LINES).end());
    assertEquals(1, further(HunterTutorial.NETS).nets().size());
  }

  private SeaView further(String lesson) {
    TutorialScript script = script(lesson);
    return kit.rules().view(new TutorialCheck<>(kit, script).end(), script.learner());
  }

  private TutorialScript script(String lesson) {
    return scripts("en").stream()
        .filter(script -> script.id().equals(lesson))
        .findFirst()
        .orElseThrow();
  }

  /**
   * Each is offered in bots' and people's games alike: where the card is there, and a use for it.
   */
  @Test
  public void everyFurtherLessonFindsItsMoment() {
    Set<String> offered = new TreeSet<>();
    for (int seed = 1; seed <= 30; seed++) {
      Setup setup = new Setup(3, Options.usual(SeaOptions.ALL), seed);
      for (SeaState state : SeaPositions.random(setup)) {
        Sight<SeaMove, SeaView> sight = SeaPositions.sight(state, Sitting.people(3), Draft.NONE);
        for (TutorialScript script : scripts("en")) {
          if (!script.isFirst() && kit.isTimeFor(script.id(), sight)) {
            offered.add(script.id());
          }
        }
      }
    }
    assertEquals(5, offered.size());
  }

  @Test
  public void everyLessonIsAboutSomethingOnTheTable() {
    Context context = ApplicationProvider.getApplicationContext();
    for (TutorialScript script : scripts("fr")) {
      new TutorialCheck<>(kit, script).check(context, new Stage(360, 560, 1, false));
      new TutorialCheck<>(kit, script).check(context, new Stage(1280, 740, 1, false));
    }
  }
}
