package org.monsterbox.core.thirteen.table;

import java.util.List;
import org.monsterbox.core.contract.ByKind;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Flip;

/**
 * Random moves that get somewhere: all kinds of moves are equally likely, and every second search
 * finds its pair. Without that a game has ten thousand moves.
 */
public final class ThirteenChooser {

  private ThirteenChooser() {}

  public static ThirteenMove choose(
      ThirteenState state, int seat, List<ThirteenMove> moves, Chance chance) {
    ThirteenMove move = ByKind.choose(moves, chance);
    if (move instanceof Flip
        && state.table.faceUp.count() == 1
        && chance.next().next().below(2) == 0) {
      for (ThirteenMove other : moves) {
        if (other instanceof Flip flip
            && state.cards[flip.cell()] == Cards.mate(state.table.faceUp.marks[0])) {
          return other;
        }
      }
    }
    return move;
  }
}
