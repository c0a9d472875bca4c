package org.monsterbox.app.referee;

import org.monsterbox.core.record.Entry;

/**
 * How a record notes that nobody played for long, so that bots forget the same at every reading.
 */
final class Pause {

  /** From here on people are taken to have forgotten something. */
  static final long LONG_MILLIS = 24L * 60 * 60 * 1000;

  static final Entry NOTED = new Entry.Comment("pause");

  private Pause() {}
}
