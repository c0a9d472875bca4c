package org.monsterbox.app;

import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.annotation.ColorRes;
import androidx.core.graphics.ColorUtils;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;

/** Text can be read on everything that it is printed on: at least 4.5 to 1. */
@RunWith(AndroidJUnit4.class)
public final class ContrastTest {

  private static final double READABLE = 4.5;

  @Test
  public void textIsReadableByDay() {
    RuntimeEnvironment.setQualifiers("+notnight");
    checkAllPairs();
  }

  @Test
  public void textIsReadableByNight() {
    RuntimeEnvironment.setQualifiers("+night");
    checkAllPairs();
  }

  private static void checkAllPairs() {
    check(R.color.ink, R.color.table);
    check(R.color.ink, R.color.paper);
    check(R.color.ink_soft, R.color.table);
    check(R.color.ink_soft, R.color.paper);
    check(R.color.on_accent, R.color.accent);
    check(R.color.on_accent_container, R.color.accent_container);
    check(R.color.accent, R.color.table);
    check(R.color.accent, R.color.paper);
    check(R.color.ink, R.color.accent_container);
    check(R.color.bad, R.color.table);
    check(R.color.bad, R.color.paper);
    check(R.color.on_bad, R.color.bad);
    check(R.color.ink, R.color.track);
  }

  private static void check(@ColorRes int text, @ColorRes int ground) {
    Context context = ApplicationProvider.getApplicationContext();
    double contrast =
        ColorUtils.calculateContrast(context.getColor(text), context.getColor(ground));
    assertTrue(
        context.getResources().getResourceEntryName(text)
            + " on "
            + context.getResources().getResourceEntryName(ground)
            + " has a contrast of "
            + contrast,
        contrast >= READABLE);
  }
}
