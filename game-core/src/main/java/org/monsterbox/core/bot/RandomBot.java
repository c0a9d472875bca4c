package org.monsterbox.core.bot;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.monsterbox.core.game.Chance;

/** Moves at random: what every other bot must beat. */
public final class RandomBot<M, V> implements Bot<M, V> {

  @Override
  public Choice<M> choose(V view, List<M> moves, Chance chance, BooleanSupplier cancelled) {
    return new Choice<>(moves.get(chance.below(moves.size())), Reason.of(SearchCode.ON_A_WHIM));
  }
}
