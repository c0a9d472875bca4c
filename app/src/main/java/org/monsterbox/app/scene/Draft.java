package org.monsterbox.app.scene;

/**
 * A move that somebody is putting together on the screen: the dice to keep, the sets to offer, the
 * sheet that is open. Each game has its own; it lasts until a move is played.
 */
public interface Draft {

  /** Nothing is begun. */
  Draft NONE = new Draft() {};
}
