package org.monsterbox.core.record;

import org.jspecify.annotations.Nullable;

/** What is wrong with a record, before anybody has said in which line. */
final class Fault extends Exception {

  private static final long serialVersionUID = 1;

  private final BadRecord.Reason reason;

  Fault(BadRecord.Reason reason, String detail) {
    this(reason, detail, null);
  }

  Fault(BadRecord.Reason reason, String detail, @Nullable Throwable cause) {
    super(detail, cause, false, false);
    this.reason = reason;
  }

  BadRecord.Reason reason() {
    return reason;
  }

  BadRecord at(int line) {
    return new BadRecord(line, reason, String.valueOf(getMessage()), getCause());
  }
}
