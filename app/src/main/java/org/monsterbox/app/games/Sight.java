package org.monsterbox.app.games;

import java.util.List;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.game.Event;

/**
 * What is to be seen of a game at one moment: all that its scene is made of.
 *
 * @param view what the seat that looks may know
 * @param seats who plays
 * @param viewer the seat that looks
 * @param moves what a person at this device may play now, by the seat that is asked to act; empty
 *     while a bot thinks, in a replay, and when it is over
 * @param draft the move that is being put together
 * @param hinted the text of a move that a hint proposes, or empty
 * @param remembered what the seat saw happen, where the table helps to remember it; else empty
 * @param since what the seat saw the others do since its last turn; empty in a replay
 * @param players in a game in real time, every person at this device; otherwise empty
 * @param recent in a game in real time, what the seat saw happen in the last seconds
 */
public record Sight<M, V>(
    V view,
    List<Seat> seats,
    int viewer,
    List<M> moves,
    Draft draft,
    String hinted,
    List<Event> remembered,
    List<Event> since,
    List<Player<M, V>> players,
    List<Happened> recent) {

  /**
   * A person at this device, where several act at once.
   *
   * @param view what they may know
   * @param moves what they may play now, with the time 0; empty while they cannot act
   */
  public record Player<M, V>(int seat, V view, List<M> moves) {

    public Player {
      moves = List.copyOf(moves);
    }
  }

  public Sight {
    seats = List.copyOf(seats);
    moves = List.copyOf(moves);
    remembered = List.copyOf(remembered);
    since = List.copyOf(since);
    players = List.copyOf(players);
    recent = List.copyOf(recent);
  }

  /** Before anything has happened. */
  public Sight(
      V view,
      List<Seat> seats,
      int viewer,
      List<M> moves,
      Draft draft,
      String hinted,
      List<Event> remembered,
      List<Event> since,
      List<Player<M, V>> players) {
    this(view, seats, viewer, moves, draft, hinted, remembered, since, players, List.of());
  }

  /** The same after that has happened. */
  public Sight<M, V> after(List<Happened> happened) {
    return new Sight<>(
        view, seats, viewer, moves, draft, hinted, remembered, since, players, happened);
  }

  /** Of this moment of a game of turns alone: without any help to remember. */
  public Sight(V view, List<Seat> seats, int viewer, List<M> moves, Draft draft, String hinted) {
    this(view, seats, viewer, moves, draft, hinted, List.of(), List.of(), List.of());
  }

  /** Whether somebody at this device is asked to act. */
  public boolean isAsked() {
    return !moves.isEmpty();
  }
}
