package org.monsterbox.core.game;

/** Something that happened on the table. Games make records of it. */
public interface Event {

  /**
   * Whether something random or hidden came to light, so that no undo may go back before it. A bot
   * or a person who saw it cannot forget it.
   */
  default boolean reveals() {
    return false;
  }
}
