package org.monsterbox.core.bot;

import java.util.List;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprint;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Turn;

/** Two seats take stones from a heap in turn; who takes the last one wins. Nothing is hidden. */
final class Stones extends SmallRules<Stones.Heap, Stones.Heap> {

  record Heap(int stones, int actor) implements Fingerprinted {
    @Override
    public long fingerprint() {
      return new Fingerprint().add(stones).add(actor).value();
    }
  }

  private final int most;

  /** A seat takes from one stone to {@code most}. */
  Stones(int most) {
    this.most = most;
  }

  @Override
  public Turn turn(Heap heap) {
    return heap.stones() == 0 ? Turn.OVER : Turn.of(heap.actor());
  }

  @Override
  public List<Step> legalMoves(Heap heap, int seat) {
    return steps(1, Math.min(most, heap.stones()));
  }

  @Override
  public Heap play(Heap heap, int seat, Step move, Events out) {
    return new Heap(heap.stones() - move.number(), 1 - seat);
  }

  @Override
  public Heap view(Heap heap, int seat) {
    return heap;
  }

  @Override
  public Heap imagine(Heap view, Chance chance) {
    return view;
  }

  @Override
  public Outcome outcome(Heap heap) {
    return scored(heap.actor(), 1 - heap.actor());
  }
}
