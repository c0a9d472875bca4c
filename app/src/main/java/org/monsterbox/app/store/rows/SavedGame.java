package org.monsterbox.app.store.rows;

import java.util.List;
import org.monsterbox.core.game.Turn;

/**
 * A game in the list of all that is kept.
 *
 * @param game which game is played
 * @param chairs who plays, by seat
 * @param turn who may act
 * @param winners bit {@code n} is set if seat {@code n} has won; none while it is played
 * @param updatedAt when it was played last
 * @param progress how far it has come, from 0 to 1
 */
public record SavedGame(
    long id,
    String game,
    List<Chair> chairs,
    Turn turn,
    int winners,
    long updatedAt,
    float progress,
    long playedMillis,
    int entries,
    Status status) {

  /** Whether it can be played on. */
  public enum Status {
    PLAYING,
    FINISHED,
    ABANDONED,
    DAMAGED
  }

  public SavedGame {
    chairs = List.copyOf(chairs);
  }

  public boolean isWonBy(int seat) {
    return (winners >>> seat & 1) == 1;
  }
}
