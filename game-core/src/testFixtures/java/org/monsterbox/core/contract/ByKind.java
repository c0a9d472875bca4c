package org.monsterbox.core.contract;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Move;

/**
 * Chooses at random, every kind of move as likely as any other: where there are hundreds of trades
 * and one way to go on, a game would go on but rarely. A kind is a class of moves.
 */
public final class ByKind {

  private ByKind() {}

  public static <M extends Move> M choose(List<M> moves, Chance chance) {
    List<Class<?>> kinds = new ArrayList<>();
    Class<?> before = Move.class;
    for (M move : moves) {
      // Mostly they are listed kind by kind.
      if (move.getClass() != before && !kinds.contains(move.getClass())) {
        kinds.add(move.getClass());
      }
      before = move.getClass();
    }
    Class<?> kind = kinds.get(chance.below(kinds.size()));
    int count = 0;
    for (M move : moves) {
      count += move.getClass() == kind ? 1 : 0;
    }
    int number = chance.next().below(count);
    for (M move : moves) {
      if (move.getClass() == kind && number-- == 0) {
        return move;
      }
    }
    throw new IllegalStateException("No move of " + kind);
  }
}
