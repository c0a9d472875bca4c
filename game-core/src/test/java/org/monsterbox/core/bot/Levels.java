package org.monsterbox.core.bot;

import java.util.List;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Turn;

/**
 * A tree with as many branches on each level as one likes. Seat 0 has won if its first move was
 * that one, and everything else is idle.
 */
final class Levels extends SmallRules<Levels.Spot, Levels.Spot> {

  static final Spot ROOT = new Spot(0, 0, 0);

  record Spot(int depth, int first, long way) implements Fingerprinted {
    @Override
    public long fingerprint() {
      return new Fingerprint().add(depth).add(way).value();
    }
  }

  private final int winning;
  private final int[] widths;

  Levels(int winning, int... widths) {
    this.winning = winning;
    this.widths = widths;
  }

  @Override
  public Turn turn(Spot spot) {
    return spot.depth() == widths.length ? Turn.OVER : Turn.of(spot.depth() % 2);
  }

  @Override
  public List<Step> legalMoves(Spot spot, int seat) {
    return steps(0, widths[spot.depth()] - 1);
  }

  @Override
  public Spot play(Spot spot, int seat, Step move, Events out) {
    int first = spot.depth() == 0 ? move.number() : spot.first();
    return new Spot(spot.depth() + 1, first, 1000 * spot.way() + move.number());
  }

  @Override
  public Spot view(Spot spot, int seat) {
    return spot;
  }

  @Override
  public Spot imagine(Spot view, Chance chance) {
    return view;
  }

  @Override
  public Outcome outcome(Spot spot) {
    return spot.first() == winning ? scored(1, 0) : scored(0, 1);
  }
}
