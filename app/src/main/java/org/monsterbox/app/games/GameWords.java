package org.monsterbox.app.games;

import java.util.List;
import java.util.Optional;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Event;

/** A game's sentences in the reader's language. */
public interface GameWords<M, V> {

  /** What happened, for the log and the screen reader; empty where nothing need be said. */
  String event(Event event, List<Seat> seats);

  /** Why that cannot be done, and what can. */
  String refusal(Code code);

  /** What a move does, for a hint: "Flip the card in row 2, column 3". */
  String move(M move, V view, List<Seat> seats);

  /** Why a bot would make it: one sentence. */
  String reason(Reason reason, List<Seat> seats);

  /** What a hint says at first, where it does not give the whole move away. */
  default Optional<String> hint(V view, List<Seat> seats) {
    return Optional.empty();
  }

  /** Whose turn it is and what they are asked: one short sentence. */
  String prompt(V view, List<Seat> seats);

  /** What is said at the end instead of who has won, where nobody else played. */
  default Optional<String> resultAlone(V view) {
    return Optional.empty();
  }

  /** What decided the game. */
  String ending(Code reason);

  OptionNames options();
}
