package org.monsterbox.app;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.Espresso.pressBack;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.hasDescendant;
import static androidx.test.espresso.matcher.ViewMatchers.hasSibling;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.view.View;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.rules.ActivityScenarioRule;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.hamcrest.Matcher;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.RuleChain;
import org.junit.rules.TestRule;
import org.junit.runner.RunWith;
import org.monsterbox.app.lists.OneForEach;
import org.monsterbox.app.store.AppStores;
import org.monsterbox.app.store.Opened;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.SavedGame;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;

/** From the shelf to the table of a new game, away from it, and back to it. */
@RunWith(AndroidJUnit4.class)
public final class IntoTheGameTest {

  private final ActivityScenarioRule<MainActivity> app =
      new ActivityScenarioRule<>(MainActivity.class);

  @Rule public final TestRule rules = RuleChain.outerRule(new BackgroundIdling()).around(app);

  @Test
  public void aGameStartedInTwoTapsIsKeptAndContinuedFromTheShelf() {
    Ways.openBox();
    Ways.quickStart();
    long game = TableFinger.game(app.getScenario());
    Optional<SavedGame> kept = AppStores.call(stores -> stores.gameStore().latest());
    assertEquals(game, kept.orElseThrow().id());

    pressBack();
    onView(withId(R.id.quick_start)).perform(scrollTo()).check(matches(isDisplayed()));
    pressBack();
    onView(withId(R.id.continue_game)).perform(scrollTo(), click());

    assertEquals(game, TableFinger.game(app.getScenario()));
    onView(withId(R.id.page)).check(matches(isDisplayed()));
    pressBack();
    onView(withId(R.id.shelf)).check(matches(isDisplayed()));
  }

  @Test
  public void whatIsSetUpIsPlayedAndRememberedForTheNextTime() {
    Ways.openBox();
    Ways.openSetup();
    Ways.openNewSeat();
    Ways.seat("Ada");
    seatStrongest("Mossy");
    onView(withId(R.id.show_options)).perform(scrollTo(), click());
    onView(moreOfFirstPlayer()).perform(scrollTo(), click());
    List<String> names = Ways.names(app.getScenario());
    assertEquals(4, names.size());

    Ways.start();

    long game = TableFinger.game(app.getScenario());
    assertSeatsAreShown(names);
    Opened.Sound kept = (Opened.Sound) AppStores.call(stores -> stores.gameStore().load(game));
    assertEquals(keptNames(names), names(kept.chairs()));
    assertEquals(Optional.of(Grade.MONSTER), kept.chairs().get(1).bot());
    assertEquals(
        Integer.valueOf(0),
        kept.record().header().setup().options().get(ThirteenOptions.FIRST_PLAYER));

    pressBack();
    Ways.openSetup();

    assertEquals(names, Ways.names(app.getScenario()));
    onView(withText(strongest())).perform(scrollTo()).check(matches(isDisplayed()));
    onView(withText(firstSeat())).perform(scrollTo()).check(matches(isDisplayed()));
  }

  /** Whoever gives no name is kept as "You", and has a number among several people. */
  private static List<String> keptNames(List<String> shown) {
    List<String> kept = new ArrayList<>(shown);
    kept.set(0, context().getString(R.string.you));
    return kept;
  }

  /** A bot of the highest level takes the seat. */
  private static void seatStrongest(String instead) {
    onView(withText(instead)).perform(scrollTo(), click());
    onView(withText(level())).inRoot(isDialog()).perform(scrollTo(), click());
  }

  /** The person in the first seat begins: no bot has done anything yet. */
  private static Matcher<View> moreOfFirstPlayer() {
    int option = ThirteenOptions.ALL.indexOf(ThirteenOptions.FIRST_PLAYER);
    String name = context().getResources().getStringArray(R.array.thirteen_option_names)[option];
    return allOf(withId(R.id.more), hasSibling(hasDescendant(withText(startsWith(name)))));
  }

  private static String firstSeat() {
    return context().getString(R.string.games_seat_number, 1);
  }

  private static String strongest() {
    return context().getString(R.string.bot_of_level, level());
  }

  private static String level() {
    return OneForEach.words(Grade.values(), context(), R.array.levels).of(Grade.MONSTER);
  }

  private static Context context() {
    return ApplicationProvider.getApplicationContext();
  }

  private void assertSeatsAreShown(List<String> names) {
    String seen = String.join("\n", TableFinger.seen(app.getScenario()));
    for (String name : names) {
      assertTrue(name + " is not in\n" + seen, seen.contains(name));
    }
  }

  private static List<String> names(List<Chair> chairs) {
    List<String> names = new ArrayList<>();
    chairs.forEach(chair -> names.add(chair.name()));
    return names;
  }
}
