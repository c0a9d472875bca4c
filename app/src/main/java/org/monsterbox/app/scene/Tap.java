package org.monsterbox.app.scene;

import java.util.Optional;
import java.util.OptionalInt;
import org.monsterbox.core.game.Move;

/** What touching a node asks for. */
public sealed interface Tap {

  /**
   * A move.
   *
   * @param seat who makes it, where several people at the device act at once; otherwise it is the
   *     seat that is asked to act
   * @param then what the same touch plays next, once the move is done; empty for nothing more
   */
  record Play(OptionalInt seat, Move move, Optional<Move> then) implements Tap {

    /** A move of the seat that is asked to act. */
    public Play(Move move) {
      this(OptionalInt.empty(), move, Optional.empty());
    }

    /** Two moves of the seat that is asked to act. */
    public static Play both(Move move, Move next) {
      return new Play(OptionalInt.empty(), move, Optional.of(next));
    }

    /** A move of that seat, whoever else may act. */
    public static Play by(int seat, Move move) {
      return new Play(OptionalInt.of(seat), move, Optional.empty());
    }
  }

  /** Nothing is played yet: the table is shown with this draft of a move. */
  record Sketch(Draft draft) implements Tap {}

  /** Says a sentence: why this cannot be done now. */
  record Say(String sentence) implements Tap {}
}
