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
    for (M move : moves) {
      if (!kinds.contains(move.getClass())) {
        kinds.add(move.getClass());
      }
    }
    Class<?> kind = kinds.get(chance.below(kinds.size()));
    List<M> ofKind = new ArrayList<>();
    for (M move : moves) {
      if (move.getClass() == kind) {
        ofKind.add(move);
      }
    }
    return ofKind.get(chance.next().below(ofKind.size()));
  }
}
