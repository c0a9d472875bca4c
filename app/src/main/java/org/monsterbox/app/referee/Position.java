package org.monsterbox.app.referee;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Turn;

/** A game at one moment, with who sits at it: whom it waits for, and what they may do. */
record Position<S extends Fingerprinted, M extends Move, V extends Fingerprinted>(
    Rules<S, M, V> rules, Line<S, M> line, Seating seating) {

  Position<S, M, V> with(Line<S, M> other) {
    return new Position<>(rules, other, seating);
  }

  Position<S, M, V> with(Seating other) {
    return new Position<>(rules, line, other);
  }

  Turn turn() {
    return rules.turn(line.state());
  }

  /** The person who is asked to act; while bots act, the person who acted last. */
  int viewer() {
    int last = line.lastToMove(seating::isPerson, seating.firstPerson());
    Turn turn = turn();
    if (turn.includes(last) && seating.isPerson(last)) {
      return last;
    }
    for (Turn rest = turn; !rest.isOver(); rest = rest.without(rest.first())) {
      if (seating.isPerson(rest.first())) {
        return rest.first();
      }
    }
    return last;
  }

  V view() {
    return rules.view(line.state(), viewer());
  }

  /** What the viewer may play; nothing where only bots play. */
  List<M> moves() {
    int viewer = viewer();
    return seating.isPerson(viewer) ? rules.legalMoves(line.state(), viewer) : List.of();
  }

  /** How many moves the viewer may take back. */
  int undoable() {
    boolean possible = !turn().isOver() && seating.people() > 0;
    return possible ? line.undoable(viewer(), seating::isPerson) : 0;
  }

  /** The seats that may act. */
  List<Seat> acting() {
    List<Seat> seats = seating.seats();
    List<Seat> acting = new ArrayList<>();
    for (Turn turn = turn(); !turn.isOver(); turn = turn.without(turn.first())) {
      acting.add(seats.get(turn.first()));
    }
    return acting;
  }

  /** The bots that may act, by seat. */
  Map<Integer, Grade> actingBots() {
    Map<Integer, Grade> bots = new TreeMap<>();
    for (Seat seat : acting()) {
      seat.bot().ifPresent(grade -> bots.put(seat.number(), grade));
    }
    return bots;
  }

  Optional<Outcome> outcome() {
    return turn().isOver() ? Optional.of(rules.outcome(line.state())) : Optional.empty();
  }

  /** What that seat saw happen, from the deal on. */
  List<Event> log(int seat) {
    List<Event> log = new ArrayList<>(line.dealtTo(seat));
    log.addAll(line.seenBy(seat, 0));
    return log;
  }

  /** What that seat saw of the last move, or of the deal before the first. */
  List<Event> latest(int seat) {
    return line.seenOf(seat, line.length());
  }
}
