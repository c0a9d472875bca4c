package org.monsterbox.app;

import static androidx.test.espresso.Espresso.onIdle;
import static org.junit.Assert.assertEquals;

import android.view.View;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;
import androidx.test.ext.junit.rules.ActivityScenarioRule;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.RuleChain;
import org.junit.rules.TestRule;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;

/** Nothing that matters lies under the status bar, the navigation bar or a cut-out. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35) // insets cannot be made up by kind on older ones
public final class SystemBarsTest {

  private static final WindowInsetsCompat BARS =
      new WindowInsetsCompat.Builder()
          .setInsets(WindowInsetsCompat.Type.systemBars(), Insets.of(0, 24, 0, 48))
          .setInsets(WindowInsetsCompat.Type.displayCutout(), Insets.of(32, 0, 0, 0))
          .build();

  private final ActivityScenarioRule<MainActivity> app =
      new ActivityScenarioRule<>(MainActivity.class);

  @Rule public final TestRule rules = RuleChain.outerRule(new BackgroundIdling()).around(app);

  @Test
  public void theShelfKeepsClearOfThem() {
    app.getScenario()
        .onActivity(
            activity ->
                assertPadding(
                    activity
                        .getSupportFragmentManager()
                        .findFragmentById(android.R.id.content)
                        .requireView(),
                    Insets.of(32, 24, 0, 48)));
  }

  @Test
  public void aBoxKeepsClearOfThem() {
    app.getScenario().onActivity(activity -> activity.openBox("sea"));
    onIdle();
    app.getScenario()
        .onActivity(
            activity -> {
              assertPadding(activity.findViewById(R.id.toolbar), Insets.of(32, 24, 0, 0));
              assertPadding(activity.findViewById(R.id.page), Insets.of(32, 0, 0, 48));
            });
  }

  @Test
  public void aPageEndsAboveTheKeyboard() {
    WindowInsetsCompat typing =
        new WindowInsetsCompat.Builder(BARS)
            .setInsets(WindowInsetsCompat.Type.ime(), Insets.of(0, 0, 0, 300))
            .build();
    app.getScenario().onActivity(activity -> activity.openSetup("sea"));
    onIdle();
    app.getScenario()
        .onActivity(
            activity -> {
              View page = activity.findViewById(R.id.page);
              ViewCompat.dispatchApplyWindowInsets(page, typing);
              assertEquals(300, page.getPaddingBottom());
            });
  }

  private static void assertPadding(View view, Insets expected) {
    ViewCompat.dispatchApplyWindowInsets(view, BARS);
    assertEquals(
        expected,
        Insets.of(
            view.getPaddingLeft(),
            view.getPaddingTop(),
            view.getPaddingRight(),
            view.getPaddingBottom()));
  }
}
