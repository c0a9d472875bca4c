package org.monsterbox.app.setup;

import android.content.Context;
import org.monsterbox.app.R;
import org.monsterbox.app.lists.OneForEach;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.bot.Grade;

/** What somebody on a seat is called: a person, or a bot of some level. */
final class Kinds {

  private Kinds() {}

  static String of(Context context, Chair chair) {
    return chair
        .bot()
        .map(grade -> context.getString(R.string.bot_of_level, level(context, grade)))
        .orElseGet(() -> context.getString(R.string.person));
  }

  static String level(Context context, Grade grade) {
    return OneForEach.words(Grade.values(), context, R.array.levels).of(grade);
  }
}
