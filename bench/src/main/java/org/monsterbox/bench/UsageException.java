package org.monsterbox.bench;

/** Somebody asked for what there is not; the message says what there is. */
final class UsageException extends RuntimeException {

  private static final long serialVersionUID = 1;

  UsageException(String message) {
    super(message);
  }
}
