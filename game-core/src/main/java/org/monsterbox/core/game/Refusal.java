package org.monsterbox.core.game;

/** What the rules say no to. Nothing has changed; the code says why. */
public final class Refusal extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final transient Code code;

  public Refusal(Code code) {
    // A refusal is an answer, not a fault: it needs no stack trace, and costs little without one.
    super(code.name(), null, false, false);
    this.code = code;
  }

  public Code code() {
    return code;
  }
}
