package org.monsterbox.app.saves;

import android.content.Context;
import java.text.DateFormat;
import java.util.Calendar;
import java.util.Locale;
import org.monsterbox.app.R;

/** Says when something was, in words that get coarser the longer ago it was. */
final class When {

  private static final long MINUTE = 60_000;
  private static final long HOUR = 60 * MINUTE;
  private static final long DAY = 24 * HOUR;
  private static final int DAYS_COUNTED = 7;

  private When() {}

  static String text(Context context, long then, long now) {
    long ago = now - then;
    long days = midnightsBetween(then, now);
    if (ago < 0 || days >= DAYS_COUNTED) {
      // Clocks can be set back: a date is never wrong.
      Locale locale = context.getResources().getConfiguration().getLocales().get(0);
      return DateFormat.getDateInstance(DateFormat.MEDIUM, locale).format(then);
    }
    if (ago < MINUTE) {
      return context.getString(R.string.saves_just_now);
    }
    if (ago < HOUR) {
      return context.getString(R.string.saves_minutes_ago, (int) (ago / MINUTE));
    }
    if (days == 0) {
      return context.getString(R.string.saves_hours_ago, (int) (ago / HOUR));
    }
    return days == 1
        ? context.getString(R.string.saves_yesterday)
        : context.getString(R.string.saves_days_ago, (int) days);
  }

  private static long midnightsBetween(long then, long now) {
    // Days with a change of the clock have 23 or 25 hours.
    return Math.round((double) (midnight(now) - midnight(then)) / DAY);
  }

  private static long midnight(long time) {
    Calendar day = Calendar.getInstance();
    day.setTimeInMillis(time);
    day.set(Calendar.HOUR_OF_DAY, 0);
    day.set(Calendar.MINUTE, 0);
    day.set(Calendar.SECOND, 0);
    day.set(Calendar.MILLISECOND, 0);
    return day.getTimeInMillis();
  }
}
