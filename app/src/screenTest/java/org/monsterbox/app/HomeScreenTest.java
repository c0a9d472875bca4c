package org.monsterbox.app;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.Espresso.pressBack;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.pressKey;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.doesNotExist;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.isFocused;
import static androidx.test.espresso.matcher.ViewMatchers.withContentDescription;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.view.KeyEvent;
import android.view.View;
import android.view.ViewGroup;
import android.view.accessibility.AccessibilityNodeInfo;
import android.widget.TextView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.rules.ActivityScenarioRule;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.function.Consumer;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.RuleChain;
import org.junit.rules.TestRule;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.shelf.Shelf;

/** The way from the shelf into a box and back, by touch and by keyboard. */
@RunWith(AndroidJUnit4.class)
public final class HomeScreenTest {

  private final ActivityScenarioRule<MainActivity> app =
      new ActivityScenarioRule<>(MainActivity.class);

  @Rule public final TestRule rules = RuleChain.outerRule(new BackgroundIdling()).around(app);

  @Test
  public void showsTheBoxesOfAllGames() {
    for (GameKit<?, ?, ?> kit : Shelf.games()) {
      onView(withText(kit.box().title())).perform(scrollTo()).check(matches(isDisplayed()));
    }
  }

  @Test
  public void opensABoxAndGoesBackToTheShelf() {
    openBox(R.string.sea_name);
    onView(withText(R.string.sea_story)).check(matches(isDisplayed()));

    pressBack();

    onView(withText(R.string.sea_story)).check(doesNotExist());
    onView(withId(R.id.shelf)).check(matches(isDisplayed()));
  }

  @Test
  public void goesBackByTheArrowToo() {
    openBox(R.string.cube_name);

    onView(withContentDescription(R.string.back)).perform(click());

    onView(withId(R.id.shelf)).check(matches(isDisplayed()));
  }

  @Test
  public void keepsTheOpenBoxWhenTheActivityIsMadeAnew() {
    openBox(R.string.bigmonster_name);

    app.getScenario().recreate();

    onView(withText(R.string.bigmonster_story)).check(matches(isDisplayed()));
    pressBack();
    onView(withId(R.id.shelf)).check(matches(isDisplayed()));
  }

  @Test
  public void opensOneBoxWhenTwoAreTappedAtOnce() {
    onView(withId(R.id.shelf)).check(matches(isDisplayed()));
    app.getScenario()
        .onActivity(
            activity -> {
              ViewGroup shelf = activity.findViewById(R.id.shelf);
              shelf.getChildAt(1).performClick();
              shelf.getChildAt(2).performClick();
            });
    onView(withId(R.id.story)).check(matches(isDisplayed()));

    pressBack();

    onView(withId(R.id.shelf)).check(matches(isDisplayed()));
  }

  @Test
  public void putsTheBoxOpenedLastInFrontForTheNextStart() {
    openBox(R.string.bigmonster_name);
    app.getScenario().close();

    try (ActivityScenario<MainActivity> nextStart = ActivityScenario.launch(MainActivity.class)) {
      onView(withId(R.id.shelf)).check(matches(isDisplayed()));
      nextStart.onActivity(
          activity -> {
            ViewGroup shelf = activity.findViewById(R.id.shelf);
            TextView first = shelf.getChildAt(0).findViewById(R.id.name);
            assertEquals(activity.getString(R.string.bigmonster_name), first.getText().toString());
          });
    }
  }

  @Test
  public void opensABoxByKeyboard() {
    onView(withId(R.id.shelf)).check(matches(isDisplayed()));
    onFirstBox(box -> assertTrue(box.requestFocusFromTouch()));

    onView(isFocused()).perform(pressKey(KeyEvent.KEYCODE_ENTER));

    onView(withId(R.id.story)).check(matches(isDisplayed()));
  }

  @Test
  public void tellsAScreenReaderWhatATapDoes() {
    onView(withId(R.id.shelf)).check(matches(isDisplayed()));
    onFirstBox(
        box -> {
          String open = box.getContext().getString(R.string.open_box);
          assertTrue(
              box.createAccessibilityNodeInfo().getActionList().stream()
                  .anyMatch(
                      action ->
                          action.getId() == AccessibilityNodeInfo.ACTION_CLICK
                              && open.contentEquals(action.getLabel())));
        });
  }

  private void onFirstBox(Consumer<View> check) {
    app.getScenario()
        .onActivity(
            activity -> check.accept(activity.<ViewGroup>findViewById(R.id.shelf).getChildAt(0)));
  }

  private static void openBox(int name) {
    onView(withText(name)).perform(scrollTo(), click());
  }
}
