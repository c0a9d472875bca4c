package org.monsterbox.app;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.pressImeActionButton;
import static androidx.test.espresso.action.ViewActions.replaceText;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.RootMatchers.isDialog;
import static androidx.test.espresso.matcher.ViewMatchers.isChecked;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;

import androidx.lifecycle.Lifecycle.State;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.rules.ActivityScenarioRule;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.RuleChain;
import org.junit.rules.TestRule;
import org.junit.runner.RunWith;

/** The device is turned, or the app is left and made anew, in the middle of something. */
@RunWith(AndroidJUnit4.class)
public final class MadeAnewTest {

  private final ActivityScenarioRule<MainActivity> app =
      new ActivityScenarioRule<>(MainActivity.class);

  @Rule public final TestRule rules = RuleChain.outerRule(new BackgroundIdling()).around(app);

  @Before
  public void setUpForTwo() {
    Ways.setUpForTwo();
    Ways.chooseFastStart();
  }

  @Test
  public void aNameThatIsBeingTypedStays() {
    Ways.openNewSeat();
    onView(withId(R.id.new_name_text)).inRoot(isDialog()).perform(replaceText("Grace"));

    app.getScenario().recreate();
    leaveAndComeBackAnew();

    onView(withId(R.id.new_name_text))
        .inRoot(isDialog())
        .check(matches(withText("Grace")))
        .perform(pressImeActionButton());
    assertEquals(List.of(you(), "Ada", "Grace"), Ways.names(app.getScenario()));
  }

  @Test
  public void seatsAndOptionsStay() {
    app.getScenario().recreate();
    leaveAndComeBackAnew();

    assertEquals(List.of(you(), "Ada"), Ways.names(app.getScenario()));
    onView(withText(Ways.fastStart())).perform(scrollTo()).check(matches(isChecked()));
  }

  @Test
  public void aTradeThatIsBeingPutTogetherStaysWhenTheDeviceIsTurned() {
    Ways.start();
    long game = TableFinger.game(app.getScenario());
    TableFinger.touch("act-trade");
    List<String> trade = TableFinger.seen(app.getScenario());

    app.getScenario().recreate();

    assertEquals(trade, TableFinger.seen(app.getScenario()));
    assertEquals(game, TableFinger.game(app.getScenario()));
  }

  @Test
  public void aTradeIsDroppedWhenTheTableIsLeftButTheGameStays() {
    Ways.start();
    long game = TableFinger.game(app.getScenario());
    List<String> table = TableFinger.seen(app.getScenario());
    TableFinger.touch("act-trade");
    assertNotEquals(table, TableFinger.seen(app.getScenario()));

    leaveAndComeBackAnew();

    assertEquals(table, TableFinger.seen(app.getScenario()));
    assertEquals(game, TableFinger.game(app.getScenario()));
  }

  private void leaveAndComeBackAnew() {
    app.getScenario().moveToState(State.CREATED);
    app.getScenario().recreate();
    app.getScenario().moveToState(State.RESUMED);
  }

  /** Where two people sit, nobody is called "You". */
  private static String you() {
    return ApplicationProvider.getApplicationContext().getString(R.string.player_number, 1);
  }
}
