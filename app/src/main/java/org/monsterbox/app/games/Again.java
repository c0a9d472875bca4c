package org.monsterbox.app.games;

import org.monsterbox.app.scene.Draft;

/**
 * What the others did since the viewer's last turn is shown once more, move by move. The log offers
 * it, and the table shows it.
 *
 * @param moves how many of their moves have been shown
 */
public record Again(int moves) implements Draft {

  public static final Again FROM_THE_START = new Again(0);

  public Again next() {
    return new Again(moves + 1);
  }
}
