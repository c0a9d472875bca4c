package org.monsterbox.core.game;

/**
 * A name out of a rules document, such as {@code NOT_YOUR_TURN}. Games make enums of it; the app
 * turns it into a sentence in the reader's language.
 */
public interface Code {

  /** The name as the rules document writes it. */
  String name();
}
