package org.monsterbox.app.referee;

import org.monsterbox.core.record.Entry;

/** How a record notes that somebody was helped: by a hint, or to remember. */
final class Help {

  private static final String HINT = "hint ";

  private Help() {}

  static Entry noted(int seat) {
    return new Entry.Comment(HINT + seat);
  }

  /** Who was helped by the entry: bit {@code n} is set for seat {@code n}. */
  static int helped(Entry entry) {
    return entry instanceof Entry.Comment comment && comment.text().matches(HINT + "[0-9]")
        ? 1 << (comment.text().charAt(HINT.length()) - '0')
        : 0;
  }
}
