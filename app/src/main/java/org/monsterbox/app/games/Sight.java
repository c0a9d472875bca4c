package org.monsterbox.app.games;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;

/**
 * What is to be seen of a game at one moment: all that its scene is made of.
 *
 * @param view what the seat that looks may know
 * @param seats who plays
 * @param viewer the seat that looks
 * @param moves what a person at this device may play now, by the seat that is asked to act; empty
 *     while a bot thinks, in a replay, and when it is over
 * @param players in a game in real time, every person at this device; otherwise empty
 * @param draft the move that is being put together
 * @param hinted the text of a move that a hint proposes, or empty
 * @param past what happened before, as far as it is still shown
 */
public record Sight<M, V>(
    V view,
    List<Seat> seats,
    int viewer,
    List<M> moves,
    List<Player<M, V>> players,
    Draft draft,
    String hinted,
    Past past) {

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

  /**
   * What the seat that looks saw happen.
   *
   * @param remembered all of it, where the table helps to remember it; else empty
   * @param since what the others did since its last turn; empty in a replay
   * @param recent in a game in real time, what happened in the last seconds
   */
  public record Past(List<Event> remembered, List<Event> since, List<Happened> recent) {

    /** Nothing of it is shown. */
    public static final Past NONE = new Past(List.of(), List.of(), List.of());

    public Past {
      remembered = List.copyOf(remembered);
      since = List.copyOf(since);
      recent = List.copyOf(recent);
    }

    public static Past remembered(List<Event> events) {
      return new Past(events, List.of(), List.of());
    }

    public static Past since(List<Event> events) {
      return new Past(List.of(), events, List.of());
    }

    public static Past recent(List<Happened> events) {
      return new Past(List.of(), List.of(), events);
    }
  }

  public Sight {
    seats = List.copyOf(seats);
    moves = List.copyOf(moves);
    players = List.copyOf(players);
  }

  /** What a seat sees of a state where nothing can be done. */
  public static <S extends Fingerprinted, M extends Move, V extends Fingerprinted> Sight<M, V> of(
      GameKit<S, M, V> kit, S state, List<Seat> seats, int viewer) {
    return of(kit, state, seats, viewer, seat -> List.of());
  }

  /**
   * What a seat sees of a state.
   *
   * @param moves what a person may play, by seat
   */
  public static <S extends Fingerprinted, M extends Move, V extends Fingerprinted> Sight<M, V> of(
      GameKit<S, M, V> kit, S state, List<Seat> seats, int viewer, IntFunction<List<M>> moves) {
    List<Player<M, V>> players = new ArrayList<>();
    for (Seat seat : seats) {
      if (seat.isPerson() && kit.realTime().isPresent()) {
        int number = seat.number();
        players.add(new Player<>(number, kit.rules().view(state, number), moves.apply(number)));
      }
    }
    V view = kit.rules().view(state, viewer);
    return new Sight<>(
        view, seats, viewer, moves.apply(viewer), players, Draft.NONE, "", Past.NONE);
  }

  /** Of this moment of a game of turns alone. */
  public Sight(V view, List<Seat> seats, int viewer, List<M> moves, Draft draft, String hinted) {
    this(view, seats, viewer, moves, List.of(), draft, hinted, Past.NONE);
  }

  /** The same with a move that is being put together. */
  public Sight<M, V> with(Draft sketched) {
    return new Sight<>(view, seats, viewer, moves, players, sketched, hinted, past);
  }

  /** The same with a move that a hint proposes. */
  public Sight<M, V> withHint(String move) {
    return new Sight<>(view, seats, viewer, moves, players, draft, move, past);
  }

  /** The same with other names of those who play. */
  public Sight<M, V> called(List<Seat> named) {
    return new Sight<>(view, named, viewer, moves, players, draft, hinted, past);
  }

  /** The same after that has happened. */
  public Sight<M, V> after(Past happened) {
    return new Sight<>(view, seats, viewer, moves, players, draft, hinted, happened);
  }

  public List<Event> remembered() {
    return past.remembered();
  }

  public List<Event> since() {
    return past.since();
  }

  public List<Happened> recent() {
    return past.recent();
  }

  /** Whether somebody at this device is asked to act. */
  public boolean isAsked() {
    return !moves.isEmpty();
  }
}
