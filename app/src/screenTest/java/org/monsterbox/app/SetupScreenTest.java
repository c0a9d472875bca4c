package org.monsterbox.app;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.Espresso.pressBack;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.isChecked;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withEffectiveVisibility;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.not;
import static org.junit.Assert.assertEquals;

import android.content.Context;
import android.view.View;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.espresso.matcher.ViewMatchers.Visibility;
import androidx.test.ext.junit.rules.ActivityScenarioRule;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.hamcrest.Matcher;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.RuleChain;
import org.junit.rules.TestRule;
import org.junit.runner.RunWith;

/** From the box to the table: at once, or after choosing who plays and how. */
@RunWith(AndroidJUnit4.class)
public final class SetupScreenTest {

  private final ActivityScenarioRule<MainActivity> app =
      new ActivityScenarioRule<>(MainActivity.class);

  @Rule public final TestRule rules = RuleChain.outerRule(new BackgroundIdling()).around(app);

  @Test
  public void seatsSomebodyNew() {
    openSetup();

    Ways.openNewSeat();
    Ways.seat("Ada");

    assertEquals(List.of("Player 1", "Mossy", "Zog", "Ada"), names());
  }

  @Test
  public void seatsABotOfALevel() {
    openSetup();

    onView(withText("Mossy")).perform(scrollTo(), click());
    onView(withText(levels()[3])).inRoot(isDialog()).perform(scrollTo(), click());

    String monster =
        ApplicationProvider.getApplicationContext().getString(R.string.bot_of_level, levels()[3]);
    onView(withText(monster)).perform(scrollTo()).check(matches(isDisplayed()));
  }

  @Test
  public void keepsTheFewestSeats() {
    openSetup();

    Ways.remove("Zog");

    assertEquals(List.of(text(R.string.you), "Mossy"), names());
    onView(withContentDescription(Ways.removed("Mossy"))).check(matches(notShown()));
  }

  @Test
  public void movesASeatByItsMenu() {
    openSetup();

    onView(
            withContentDescription(
                ApplicationProvider.getApplicationContext().getString(R.string.move_seat, "Zog")))
        .perform(scrollTo(), click());
    onView(withText(R.string.move_up)).perform(click());

    assertEquals(List.of(text(R.string.you), "Zog", "Mossy"), names());
  }

  @Test
  public void keepsWhatWasChosenWhenTheActivityIsMadeAnew() {
    openSetup();
    Ways.remove("Mossy");

    app.getScenario().recreate();

    assertEquals(List.of(text(R.string.you), "Zog"), names());
    onView(withText("Mossy")).check(doesNotExist());
  }

  @Test
  public void seatsOneMorePersonWithOneTouch() {
    openSetup();

    onView(withId(R.id.add_player)).perform(scrollTo(), click());

    String player =
        ApplicationProvider.getApplicationContext().getString(R.string.player_number, 4);
    assertEquals(List.of("Player 1", "Mossy", "Zog", player), names());
  }

  @Test
  public void isAsItWasLeft() {
    openSetup();
    Ways.remove("Mossy");
    Ways.chooseFastStart();

    pressBack();
    pressBack();
    Ways.openSetup();

    assertEquals(List.of(text(R.string.you), "Zog"), names());
    onView(withText(Ways.fastStart())).perform(scrollTo()).check(matches(isChecked()));
  }

  @Test
  public void isDoneWhenItIsPlayed() {
    openSetup();
    Ways.remove("Mossy");
    assertEquals(1, drafts());

    Ways.start();

    assertEquals(0, drafts());
  }

  private static int drafts() {
    return ApplicationProvider.getApplicationContext()
        .getSharedPreferences("setup_drafts", Context.MODE_PRIVATE)
        .getAll()
        .size();
  }

  @Test
  public void canBeReset() {
    openSetup();
    onView(withId(R.id.reset_setup)).check(matches(notShown()));
    Ways.remove("Mossy");
    Ways.chooseFastStart();

    onView(withId(R.id.reset_setup)).perform(scrollTo(), click());

    assertEquals(List.of(text(R.string.you), "Mossy", "Zog"), names());
    onView(withText(Ways.fastStart())).check(matches(not(isChecked())));
    onView(withId(R.id.reset_setup)).check(matches(notShown()));
    assertEquals(0, drafts());
  }

  @Test
  public void theWayBackLeadsOutOfTheRulesFirst() {
    openSetup();
    onView(withId(R.id.show_options)).perform(scrollTo(), click());
    onView(withId(R.id.options)).check(matches(withEffectiveVisibility(Visibility.VISIBLE)));

    pressBack();

    onView(withId(R.id.options)).check(matches(notShown()));
    onView(withId(R.id.show_options)).perform(scrollTo()).check(matches(isDisplayed()));

    pressBack();

    onView(withId(R.id.set_up)).check(matches(isDisplayed()));
  }

  private static void openSetup() {
    Ways.openBox();
    Ways.openSetup();
  }

  private List<String> names() {
    return Ways.names(app.getScenario());
  }

  private static Matcher<View> notShown() {
    return withEffectiveVisibility(Visibility.GONE);
  }

  private static String text(int id) {
    return ApplicationProvider.getApplicationContext().getString(id);
  }

  private static String[] levels() {
    return ApplicationProvider.getApplicationContext()
        .getResources()
        .getStringArray(R.array.levels);
  }
}
