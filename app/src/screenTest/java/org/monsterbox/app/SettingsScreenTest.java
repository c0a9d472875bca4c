package org.monsterbox.app;

import static androidx.test.espresso.Espresso.onView;
import static androidx.test.espresso.action.ViewActions.click;
import static androidx.test.espresso.action.ViewActions.scrollTo;
import static androidx.test.espresso.assertion.ViewAssertions.matches;
import static androidx.test.espresso.matcher.ViewMatchers.isDisplayed;
import static androidx.test.espresso.matcher.ViewMatchers.withId;
import static androidx.test.espresso.matcher.ViewMatchers.withText;
import static org.hamcrest.Matchers.startsWith;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.content.res.Configuration;
import android.os.Build;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.rules.ActivityScenarioRule;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import androidx.test.platform.app.InstrumentationRegistry;
import org.junit.After;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.RuleChain;
import org.junit.rules.TestRule;
import org.junit.runner.RunWith;
import org.monsterbox.app.lists.OneForEach;
import org.monsterbox.app.settings.BotSpeed;
import org.monsterbox.app.settings.Language;
import org.monsterbox.app.settings.Settings;
import org.monsterbox.app.settings.Switch;
import org.monsterbox.app.settings.Theme;

/** What is set takes effect at once, and stays. */
@RunWith(AndroidJUnit4.class)
public final class SettingsScreenTest {

  private final ActivityScenarioRule<MainActivity> app =
      new ActivityScenarioRule<>(MainActivity.class);

  @Rule public final TestRule rules = RuleChain.outerRule(new BackgroundIdling()).around(app);

  @After
  public void setBack() {
    InstrumentationRegistry.getInstrumentation()
        .runOnMainSync(
            () -> {
              settings().setTheme(Theme.SYSTEM);
              Language.SYSTEM.apply();
            });
  }

  @Test
  public void darkensAtOnce() {
    openSettings();

    onView(withText(name(R.array.themes, Theme.values(), Theme.DARK))).perform(scrollTo(), click());

    onView(withId(R.id.content)).check(matches(isDisplayed()));
    app.getScenario()
        .onActivity(
            activity ->
                assertEquals(
                    Configuration.UI_MODE_NIGHT_YES,
                    activity.getResources().getConfiguration().uiMode
                        & Configuration.UI_MODE_NIGHT_MASK));
  }

  @Test
  public void speaksFrenchAtOnce() {
    openSettings();

    onView(withText(name(R.array.languages, Language.values(), Language.FRENCH)))
        .perform(scrollTo(), click());

    app.getScenario().onActivity(activity -> assertEquals(Language.FRENCH, Language.current()));
    // From Android 13 on it is the system that brings the activity back in the other language.
    if (Build.VERSION.SDK_INT < Build.VERSION_CODES.TIRAMISU) {
      onView(withText("Réglages")).check(matches(isDisplayed()));
    }
  }

  @Test
  public void keepsSwitchesAndSpeeds() {
    openSettings();

    onView(withText(startsWith(context().getString(R.string.sound) + "\n")))
        .perform(scrollTo(), click());
    onView(withText(name(R.array.bot_speeds, BotSpeed.values(), BotSpeed.QUICK)))
        .perform(scrollTo(), click());
    app.getScenario().recreate();

    assertFalse(settings().isOn(Switch.SOUND));
    assertTrue(settings().isOn(Switch.HAPTICS));
    assertEquals(BotSpeed.QUICK, settings().botSpeed());
  }

  @Test
  public void showsWholeLicences() {
    openSettings();
    onView(withId(R.id.about)).perform(scrollTo(), click());
    onView(withId(R.id.gpl)).perform(scrollTo(), click());

    app.getScenario().recreate();

    onView(withText(startsWith("GNU GENERAL PUBLIC LICENSE"))).check(matches(isDisplayed()));
  }

  private void openSettings() {
    onView(withId(R.id.settings)).perform(click());
    onView(withText(R.string.settings_table)).perform(scrollTo()).check(matches(isDisplayed()));
  }

  private static Settings settings() {
    return MonsterBoxApplication.of(context()).settings();
  }

  private static <E extends Enum<E>> String name(int array, E[] constants, E constant) {
    return OneForEach.words(constants, context(), array).of(constant);
  }

  private static Context context() {
    return ApplicationProvider.getApplicationContext();
  }
}
