package org.monsterbox.app.saves;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.GregorianCalendar;
import org.junit.Test;
import org.junit.runner.RunWith;

@RunWith(AndroidJUnit4.class)
public final class WhenTest {

  private static final long NOW = at(17, 13, 0);

  private final Context context = ApplicationProvider.getApplicationContext();

  @Test
  public void getsCoarserTheLongerAgoItWas() {
    assertEquals("just now", text(NOW - 59_000));
    assertEquals("1\u00A0min ago", text(NOW - 61_000));
    assertEquals("59\u00A0min ago", text(at(17, 12, 1)));
    assertEquals("12\u00A0h ago", text(at(17, 1, 0)));
    assertEquals("yesterday", text(at(16, 1, 0)));
    assertEquals("yesterday", text(at(16, 23, 59)));
    assertEquals("2\u00A0days ago", text(at(15, 23, 59)));
    assertEquals("6\u00A0days ago", text(at(11, 0, 0)));
    assertEquals("Nov 10, 2026", text(at(10, 23, 0)));
  }

  @Test
  public void aClockThatWasSetBackGivesADate() {
    assertEquals("Nov 18, 2026", text(at(18, 13, 0)));
  }

  private String text(long then) {
    return When.text(context, then, NOW);
  }

  private static long at(int day, int hour, int minute) {
    return new GregorianCalendar(2026, 10, day, hour, minute).getTimeInMillis();
  }
}
