package org.monsterbox.app.replay;

import org.monsterbox.app.table.parts.Trouble;

/** What the screen of a replay has to show. */
sealed interface ReplayState {

  /** The game is being read. */
  record Loading() implements ReplayState {}

  /** It cannot be watched. */
  record Broken(Trouble trouble) implements ReplayState {}

  /**
   * It can be watched.
   *
   * @param move after which move
   * @param speed how many times faster than usual
   * @param minds whether it is shown what the bots remembered
   */
  record Ready(ReplayGame<?, ?, ?> game, int move, boolean playing, int speed, boolean minds)
      implements ReplayState {

    boolean isAtEnd() {
      return move == game.length();
    }

    Ready at(int other) {
      return new Ready(game, Math.max(0, Math.min(other, game.length())), playing, speed, minds);
    }

    Ready playing(boolean isPlaying) {
      return new Ready(game, move, isPlaying, speed, minds);
    }

    Ready faster() {
      return new Ready(game, move, playing, speed == 4 ? 1 : speed * 2, minds);
    }

    Ready minds(boolean areShown) {
      return new Ready(game, move, playing, speed, areShown);
    }
  }
}
