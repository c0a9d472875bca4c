package org.monsterbox.core.bot;

import java.util.List;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Turn;

/** Two seats go round in a circle until one of them stops: that one has won. */
final class Circle extends SmallRules<Circle.Place, Circle.Place> {

  static final Step ON = new Step(0);
  static final Step STOP = new Step(1);
  static final Place START = new Place(0, -1);

  record Place(int actor, int winner) implements Fingerprinted {
    @Override
    public long fingerprint() {
      return new Fingerprint().add(actor).add(winner).value();
    }
  }

  private final Runnable moved;

  Circle() {
    this(() -> {});
  }

  /** Tells of every move, be it imagined or not. */
  Circle(Runnable moved) {
    this.moved = moved;
  }

  @Override
  public Turn turn(Place place) {
    return place.winner() >= 0 ? Turn.OVER : Turn.of(place.actor());
  }

  @Override
  public List<Step> legalMoves(Place place, int seat) {
    return List.of(ON, STOP);
  }

  @Override
  public Place play(Place place, int seat, Step move, Events out) {
    moved.run();
    return new Place(1 - seat, move.equals(STOP) ? seat : -1);
  }

  @Override
  public Place view(Place place, int seat) {
    return place;
  }

  @Override
  public Place imagine(Place view, Chance chance) {
    return view;
  }

  @Override
  public Outcome outcome(Place place) {
    return place.winner() == 0 ? scored(1, 0) : scored(0, 1);
  }
}
