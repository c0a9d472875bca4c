package org.monsterbox.app.table.parts;

import androidx.annotation.StringRes;
import org.monsterbox.app.R;

/** Why a game is not shown, and the words for it. */
public enum Trouble {
  /** Its record is damaged. */
  DAMAGED(R.string.table_damaged_title, R.string.table_damaged_words),
  /** It is not there any more. */
  GONE(R.string.table_gone_title, R.string.table_gone_words),
  /** The database cannot be read. */
  UNREADABLE(R.string.table_unreadable_title, R.string.table_unreadable_words),
  /** To watch it would show what is still hidden. */
  NOT_OVER(R.string.replay_not_over_title, R.string.replay_not_over_words);

  @StringRes final int title;
  @StringRes final int words;

  Trouble(@StringRes int title, @StringRes int words) {
    this.title = title;
    this.words = words;
  }
}
