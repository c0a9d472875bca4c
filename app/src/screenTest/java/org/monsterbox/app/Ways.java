package org.monsterbox.app;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.pressImeActionButton;
import static androidx.test.espresso.action.ViewActions.replaceText;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.isDescendantOfA;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.allOf;

import android.view.ViewGroup;
import android.widget.TextView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.List;

/** The ways into a game of 13 Monsters, as a finger goes them. */
final class Ways {

  private Ways() {}

  /** From the shelf. */
  static void openBox() {
    onView(allOf(withText(R.string.thirteen_name), isDescendantOfA(withId(R.id.shelf))))
        .perform(scrollTo(), click());
  }

  /** From the open box. */
  static void quickStart() {
    onView(withId(R.id.quick_start)).perform(scrollTo(), click());
    onView(withId(R.id.table)).check(matches(isDisplayed()));
  }

  /** From the open box. */
  static void openSetup() {
    onView(withId(R.id.set_up)).perform(scrollTo(), click());
    onView(withId(R.id.seats)).check(matches(isDisplayed()));
  }

  /** From the shelf to a set-up without bots: you and Ada. */
  static void setUpForTwo() {
    openBox();
    openSetup();
    remove("Zog");
    onView(withText("Mossy")).perform(scrollTo(), click());
    seat("Ada");
  }

  /** From the set-up. */
  static void start() {
    onView(withId(R.id.start)).perform(click());
    onView(withId(R.id.table)).check(matches(isDisplayed()));
  }

  /** Takes a seat away. */
  static void remove(String name) {
    onView(withContentDescription(removed(name))).perform(scrollTo(), click());
  }

  static String removed(String name) {
    return ApplicationProvider.getApplicationContext().getString(R.string.remove_seat, name);
  }

  /** Opens the sheet for one more seat. */
  static void openNewSeat() {
    onView(withId(R.id.add)).perform(scrollTo(), click());
  }

  /** Somebody new takes the seat that the open sheet is about. */
  static void seat(String name) {
    onView(withId(R.id.new_name_text))
        .inRoot(isDialog())
        .perform(replaceText(name), pressImeActionButton());
  }

  /** Turns the options out and has everybody start with a Grunt. */
  static void chooseFastStart() {
    onView(withId(R.id.show_options)).perform(scrollTo(), click());
    onView(withText(fastStart())).perform(scrollTo(), click());
  }

  static String fastStart() {
    return ApplicationProvider.getApplicationContext()
        .getResources()
        .getStringArray(R.array.thirteen_fast_start_values)[1];
  }

  /** Who sits in the set-up. */
  static List<String> names(ActivityScenario<MainActivity> scenario) {
    onView(withId(R.id.seats)).perform(scrollTo());
    List<String> names = new ArrayList<>();
    scenario.onActivity(
        activity -> {
          ViewGroup seats = activity.findViewById(R.id.seats);
          for (int i = 0; i < seats.getChildCount(); i++) {
            TextView name = seats.getChildAt(i).findViewById(R.id.name);
            names.add(name.getText().toString());
          }
        });
    return names;
  }
}
