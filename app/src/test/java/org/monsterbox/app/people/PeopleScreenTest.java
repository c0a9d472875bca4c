package org.monsterbox.app.people;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.closeSoftKeyboard;
import static androidx.test.espresso.action.ViewActions.replaceText;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.containsString;
import static org.junit.Assert.assertEquals;

import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Rule;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.Navigator;
import org.monsterbox.app.R;
import org.monsterbox.app.claws.ClawsKit;
import org.monsterbox.app.store.AppStores;
import org.monsterbox.app.store.ClawsTable;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.app.store.rows.Person;
import org.monsterbox.core.bot.Grade;

/** The people who play here, as people use it. */
@RunWith(AndroidJUnit4.class)
public final class PeopleScreenTest {

  @Rule public final BackgroundIdling idling = new BackgroundIdling();

  @Test
  public void addsSomebodyWithAMark() {
    open(
        () -> {
          onView(withText(R.string.people_empty_title)).check(matches(isDisplayed()));
          onView(withId(R.id.add)).perform(click());
          onView(withId(R.id.name))
              .inRoot(isDialog())
              .perform(replaceText(" Zoë "), closeSoftKeyboard());
          onView(withContentDescription(R.string.mark_5)).inRoot(isDialog()).perform(click());
          onView(withText(R.string.people_save)).inRoot(isDialog()).perform(click());

          onView(withText("Zoë")).check(matches(isDisplayed()));
        });

    List<Person> people = AppStores.call(app -> app.peopleStore().list());
    assertEquals("Zoë", people.get(0).name());
    assertEquals(4, people.get(0).mark());
  }

  @Test
  public void refusesAnEmptyName() {
    open(
        () -> {
          onView(withId(R.id.add)).perform(click());
          onView(withText(R.string.people_save)).inRoot(isDialog()).perform(click());
          onView(withText(R.string.people_bad_name))
              .inRoot(isDialog())
              .check(matches(isDisplayed()));
        });

    assertEquals(List.of(), AppStores.call(app -> app.peopleStore().list()));
  }

  @Test
  public void showsHowSomebodyDidAndSaysItToo() {
    play(3);

    open(
        () -> {
          onView(withText(containsString("3"))).perform(click());
          onView(withContentDescription("Games: 3")).check(matches(isDisplayed()));
          onView(withContentDescription(containsString("Monster Box: ")))
              .check(matches(isDisplayed()));
        });
  }

  @Test
  public void removesSomebodyAndTakesItBack() {
    play(1);

    open(
        () -> {
          onView(withText("Anna")).perform(click());
          onView(withId(R.id.remove)).perform(click());
          onView(withText("Anna")).check(doesNotExist());

          onView(withText(R.string.saves_undo)).perform(click());

          onView(withText("Anna")).check(matches(isDisplayed()));
        });
  }

  @Test
  public void renamesSomebody() {
    play(0);

    open(
        () -> {
          onView(withText("Anna")).perform(click());
          onView(withText(R.string.person_nothing_title)).check(matches(isDisplayed()));
          onView(withId(R.id.edit)).perform(click());
          onView(withId(R.id.name)).inRoot(isDialog()).perform(replaceText("Hanna"));
          onView(withText(R.string.people_save)).inRoot(isDialog()).perform(click());

          onView(withText("Hanna")).check(matches(isDisplayed()));
        });
  }

  private static void play(int games) {
    AppStores.call(
        app -> {
          app.kits().add(new ClawsKit());
          Person anna = app.peopleStore().add("Anna", 1);
          for (int seed = 0; seed < games; seed++) {
            new ClawsTable(
                    app.gameStore(),
                    seed,
                    Chair.person(anna.id(), 1, "Anna"),
                    Chair.bot(Grade.EASY, 2, "Mo"))
                .playToTheEnd();
          }
          return anna;
        });
  }

  private static void open(Runnable look) {
    try (ActivityScenario<MainActivity> scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(Navigator::openPeople);
      look.run();
    }
  }
}
