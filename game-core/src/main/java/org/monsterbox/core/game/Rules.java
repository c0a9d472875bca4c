package org.monsterbox.core.game;

import java.util.List;

/**
 * The rules of one game, as pure functions over immutable states. They read no clock and draw no
 * number but from the {@link Chance} in the state.
 *
 * @param <S> all there is to know about a game in play, who knows it or not
 * @param <M> what a seat can do
 * @param <V> what one seat may know
 */
public interface Rules<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  GameFacts facts();

  /** Goes up by one when the same moves no longer mean the same game. */
  default int version() {
    return 1;
  }

  List<OptionSpec<?>> options();

  /**
   * The table before the first move. What a seat is dealt is told as an event.
   *
   * @throws Refusal if that many cannot play, or not with these options
   */
  S start(Setup setup, Events out);

  /** The same, if nobody listens. */
  default S start(Setup setup) {
    return start(setup, Events.NONE);
  }

  /**
   * For the app, which alone knows who is a person: not every way to play is for many of them.
   *
   * @throws Refusal if so many people cannot play with these options
   */
  default void checkPeople(Setup setup, int people) {}

  Turn turn(S state);

  /**
   * What the seat may do, in a fixed order: everything, or where that is too much to list, a useful
   * part of it. Depends on nothing that the seat cannot know. Empty for a seat that may not act.
   */
  List<M> legalMoves(S state, int seat);

  /**
   * The state after the move. The old one is as it was.
   *
   * @throws Refusal if the move is not allowed, or not to this seat, or not now
   */
  S play(S state, int seat, M move, Events out);

  /** All that this seat may know, and nothing else. */
  V view(S state, int seat);

  /** A full state that fits the view, as likely as what the seat cannot know allows. */
  S imagine(V view, Chance chance);

  /**
   * How it ended.
   *
   * @throws IllegalStateException if the game is not over
   */
  Outcome outcome(S state);

  /** The only way to write this move: words of plain ASCII with single spaces between them. */
  String text(M move);

  /**
   * The inverse of {@link #text}: no other text than that one is read.
   *
   * @throws Refusal with {@link CommonCode#UNREADABLE_MOVE}
   */
  M readMove(String text);

  /** The set-up with the seats and the seed, as it is usually played. */
  default Setup usualSetup(int seats, long seed) {
    return new Setup(seats, Options.usual(options()), seed);
  }

  /** The largest number of players: more than the box says, where an option allows for it. */
  default int mostSeats() {
    return facts().mostSeats();
  }

  /**
   * For {@link #start}.
   *
   * @throws Refusal if so many can never play
   */
  default void checkSeats(Setup setup) {
    if (setup.seats() < facts().fewestSeats() || setup.seats() > mostSeats()) {
      throw new Refusal(CommonCode.BAD_PLAYER_COUNT);
    }
  }
}
