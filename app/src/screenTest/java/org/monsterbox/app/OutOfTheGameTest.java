package org.monsterbox.app;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.Espresso.pressBack;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.not;
import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;

import androidx.test.ext.junit.rules.ActivityScenarioRule;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import java.util.Optional;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.RuleChain;
import org.junit.rules.TestRule;
import org.junit.runner.RunWith;
import org.monsterbox.app.store.AppStores;
import org.monsterbox.app.store.Imported;
import org.monsterbox.app.store.Opened;
import org.monsterbox.core.record.GameRecord;

/** A game that was left: thrown away, had back, passed on and taken in again. */
@RunWith(AndroidJUnit4.class)
public final class OutOfTheGameTest {

  private final ActivityScenarioRule<MainActivity> app =
      new ActivityScenarioRule<>(MainActivity.class);

  @Rule public final TestRule rules = RuleChain.outerRule(new BackgroundIdling()).around(app);

  @Test
  public void aDeletedGameIsHadBackAndGoesOn() {
    long game = playAndLeave();
    GameRecord before = record(game);
    openSaves();

    onView(withId(R.id.delete)).perform(click());
    onView(withId(R.id.go_on)).check(doesNotExist());
    onView(withText(R.string.saves_undo)).perform(click());
    onView(withId(R.id.go_on)).perform(click());

    assertEquals(game, TableFinger.game(app.getScenario()));
    assertEquals(before, record(game));
  }

  @Test
  public void aDeletedGameStaysAwayWhenTheListIsLeft() {
    playAndLeave();
    openSaves();

    onView(withId(R.id.delete)).perform(click());
    pressBack();

    onView(withId(R.id.continue_game)).check(matches(not(isDisplayed())));
    openSaves();
    onView(withText(R.string.saves_empty_title)).check(matches(isDisplayed()));
    assertEquals(List.of(), AppStores.call(stores -> stores.gameStore().list()));
  }

  @Test
  public void aGamePassedOnAndTakenInAgainIsTheSameGame() {
    long game = playAndLeave();
    GameRecord before = record(game);
    byte[] file = export(game).orElseThrow();
    openSaves();
    onView(withId(R.id.delete)).perform(click());
    onView(withId(R.id.go_on)).check(doesNotExist());

    Imported taken = AppStores.call(stores -> stores.gameStore().importGame(file));

    long again = ((Imported.Added) taken).game();
    assertNotEquals(game, again);
    assertFalse(before.entries().isEmpty());
    assertEquals(before, record(again));
    assertArrayEquals("with all fingerprints", file, export(again).orElseThrow());
    onView(withId(R.id.go_on)).perform(click());
    assertEquals(again, TableFinger.game(app.getScenario()));
  }

  /** Two people have begun; one has searched. */
  private long playAndLeave() {
    Ways.setUpForTwo();
    Ways.start();
    long game = TableFinger.game(app.getScenario());
    TableFinger.touch("act-search");
    onView(withId(R.id.scene)).check(matches(isDisplayed()));
    pressBack();
    pressBack();
    return game;
  }

  private static void openSaves() {
    onView(withId(R.id.saves)).perform(click());
    onView(withText(R.string.saves_title)).check(matches(isDisplayed()));
  }

  private static GameRecord record(long game) {
    return ((Opened.Sound) AppStores.call(stores -> stores.gameStore().load(game))).record();
  }

  private static Optional<byte[]> export(long game) {
    return AppStores.call(stores -> stores.gameStore().export(game));
  }
}
