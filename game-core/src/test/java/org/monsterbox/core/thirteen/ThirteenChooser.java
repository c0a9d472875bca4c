package org.monsterbox.core.thirteen;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.thirteen.ThirteenMove.Flip;
import org.monsterbox.core.thirteen.ThirteenMove.Kind;

/**
 * Random moves that get somewhere: all kinds of moves are equally likely, however many moves are of
 * a kind, and every second search finds its pair. Without that a game has ten thousand moves.
 */
final class ThirteenChooser {

  private ThirteenChooser() {}

  static ThirteenMove choose(
      ThirteenState state, int seat, List<ThirteenMove> moves, Chance chance) {
    List<Kind> kinds = new ArrayList<>();
    for (ThirteenMove move : moves) {
      if (!kinds.contains(move.kind())) {
        kinds.add(move.kind());
      }
    }
    Kind kind = kinds.get(chance.below(kinds.size()));
    Chance rest = chance.next();
    if (kind == Kind.FLIP && state.table.upCells.length == 1 && rest.next().below(2) == 0) {
      for (ThirteenMove move : moves) {
        if (move instanceof Flip flip
            && state.cards[flip.cell()] == Cards.mate(state.table.upCards[0])) {
          return move;
        }
      }
    }
    List<ThirteenMove> ofKind = new ArrayList<>();
    for (ThirteenMove move : moves) {
      if (move.kind() == kind) {
        ofKind.add(move);
      }
    }
    return ofKind.get(rest.below(ofKind.size()));
  }
}
