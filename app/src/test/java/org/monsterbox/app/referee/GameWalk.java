package org.monsterbox.app.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.store.rows.Chair;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.game.Turn;

/** A game as the table of one person has it, move by move: bots decide for everybody. */
public final class GameWalk<S extends Fingerprinted, M extends Move, V extends Fingerprinted> {

  private record Decided<M>(int seat, M move) {}

  private final GameKit<S, M, V> kit;
  private final Setup setup;
  private final List<Bot<M, V>> bots = new ArrayList<>();
  private GamePosition<S, M, V> position;

  public GameWalk(GameKit<S, M, V> kit, Setup setup, Grade grade) {
    this.kit = kit;
    this.setup = setup;
    List<Chair> chairs = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      bots.add(kit.bot(grade, seat, setup.seed() + seat));
      String name = "Seat " + seat;
      chairs.add(
          seat == 0
              ? Chair.person(Chair.NOBODY_KNOWN, seat, name)
              : Chair.bot(Grade.EASY, seat, name));
    }
    position = new GamePosition<>(kit, Line.start(kit.rules(), setup), new Seating(chairs));
    for (int seat = 0; seat < setup.seats(); seat++) {
      tell(seat, position.line().dealtTo(seat));
    }
  }

  public GamePosition<S, M, V> position() {
    return position;
  }

  /** Makes the next move, if the game is not over. */
  public boolean next() throws Refusal {
    if (position.turn().isOver()) {
      return false;
    }
    Decided<M> next = earliest();
    position = position.with(position.line().played(next.seat, next.move));
    for (int seat = 0; seat < bots.size(); seat++) {
      tell(seat, position.latest(seat));
    }
    return true;
  }

  private void tell(int seat, List<Event> events) {
    events.forEach(bots.get(seat)::watch);
  }

  private Decided<M> earliest() {
    Optional<Decided<M>> earliest = Optional.empty();
    for (Turn turn = position.turn(); !turn.isOver(); turn = turn.without(turn.first())) {
      Decided<M> one = decide(turn.first());
      if (earliest.isEmpty() || one.move.time() < earliest.get().move.time()) {
        earliest = Optional.of(one);
      }
    }
    return earliest.orElseThrow();
  }

  private Decided<M> decide(int seat) {
    S state = position.line().state();
    M move =
        bots.get(seat)
            .choose(
                kit.rules().view(state, seat),
                kit.rules().legalMoves(state, seat),
                Chance.of(setup.seed(), "move " + position.line().length()),
                () -> false)
            .move();
    return new Decided<>(seat, move);
  }
}
