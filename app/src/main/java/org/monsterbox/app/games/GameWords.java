package org.monsterbox.app.games;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Options;

/** A game's sentences in the reader's language. */
public interface GameWords<M, V> {

  /** What happened, for the log and the screen reader; empty where nothing need be said. */
  String event(Event event, List<Seat> seats);

  /**
   * What begins with that, as a heading of the log: "Round 3"; empty where nothing begins. Where no
   * event of a game has one, the table counts the rounds by who moves.
   */
  default String heading(Event event, List<Seat> seats) {
    return "";
  }

  /** The seat that a line of the log is about: usually who moved, and nobody at the deal. */
  default OptionalInt about(Event event, OptionalInt mover) {
    return mover;
  }

  /**
   * What is being shown while others act, instead of who thinks: "Mossy looks at two cards"; empty
   * where nothing but their thoughts is awaited.
   */
  default String showing(V view, List<Seat> seats) {
    return "";
  }

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

  /** What a new game for so many depends on, to be known before it begins; empty for nothing. */
  default String setupNote(int seats, Options options) {
    return "";
  }

  /** Whose turn it is and what they are asked: one short sentence. */
  String prompt(V view, List<Seat> seats);

  /** What decided the game. */
  String ending(Code reason);

  /**
   * What more is told when it is over.
   *
   * @param happened from the deal on, as the one who looks saw it
   */
  default Epilogue epilogue(V over, List<Event> happened, List<Seat> seats) {
    return Epilogue.NONE;
  }

  /** The best that somebody has reached alone, by the name of each challenge in their order. */
  default Map<String, String> bestFeats(List<String> feats) {
    return Map.of();
  }

  OptionNames options();
}
