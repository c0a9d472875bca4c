package org.monsterbox.app.setup;

import static androidx.test.espresso.Espresso.onIdle;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Rect;
import android.view.View;
import androidx.core.graphics.Insets;
import androidx.core.view.ViewCompat;
import androidx.core.view.WindowInsetsCompat;
import androidx.fragment.app.Fragment;
import androidx.test.ext.junit.rules.ActivityScenarioRule;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.bottomsheet.BottomSheetBehavior;
import com.google.android.material.bottomsheet.BottomSheetDialog;
import java.util.Objects;
import java.util.function.Consumer;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.RuleChain;
import org.junit.rules.TestRule;
import org.junit.runner.RunWith;
import org.monsterbox.app.BackgroundIdling;
import org.monsterbox.app.MainActivity;
import org.monsterbox.app.R;
import org.robolectric.annotation.Config;

/** The sheet that asks who sits down, on a tablet that lies on its side. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35, qualifiers = "w1280dp-h800dp-land-mdpi")
public final class SitterSheetTest {

  private static final int KEYBOARD = 300;

  private final ActivityScenarioRule<MainActivity> app =
      new ActivityScenarioRule<>(MainActivity.class);

  @Rule public final TestRule rules = RuleChain.outerRule(new BackgroundIdling()).around(app);

  @Test
  public void isSeenAsAWhole() {
    inSheet(
        sheet -> {
          BottomSheetDialog dialog = (BottomSheetDialog) sheet.requireDialog();
          assertEquals(BottomSheetBehavior.STATE_EXPANDED, dialog.getBehavior().getState());
          View levels = sheet.requireView().findViewById(R.id.bots);
          Rect seen = new Rect();
          assertTrue(levels.getGlobalVisibleRect(seen));
          assertEquals(levels.getHeight(), seen.height());
        });
  }

  @Test
  public void canBeMovedAboveTheKeyboard() {
    WindowInsetsCompat typing =
        new WindowInsetsCompat.Builder()
            .setInsets(WindowInsetsCompat.Type.ime(), Insets.of(0, 0, 0, KEYBOARD))
            .build();
    inSheet(
        sheet -> {
          ViewCompat.dispatchApplyWindowInsets(sheet.requireView(), typing);
          assertEquals(KEYBOARD, sheet.requireView().getPaddingBottom());
        });
  }

  private void inSheet(Consumer<SitterSheet> check) {
    app.getScenario().onActivity(activity -> activity.openSetup("thirteen"));
    onIdle();
    app.getScenario().onActivity(activity -> activity.findViewById(R.id.add).performClick());
    onIdle();
    app.getScenario()
        .onActivity(
            activity -> {
              Fragment setup =
                  activity.getSupportFragmentManager().findFragmentById(android.R.id.content);
              Fragment sheet =
                  Objects.requireNonNull(setup)
                      .getChildFragmentManager()
                      .findFragmentByTag("sitter");
              check.accept((SitterSheet) Objects.requireNonNull(sheet));
            });
  }
}
