package org.monsterbox.core.bigmonster;

import java.util.List;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.map.Ground;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Pick;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.tiles.Shape;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Chance;

/** How random games are played: every other pick names its place, where that is allowed. */
final class BigMonsterChooser {

  private BigMonsterChooser() {}

  static BigMonsterMove choose(
      BigMonsterState state, int seat, List<BigMonsterMove> moves, Chance chance) {
    BigMonsterMove move = moves.get(chance.below(moves.size()));
    boolean namesPlace =
        move instanceof Pick
            && state.table().options().placesWithPick()
            && chance.next().below(2) == 0;
    if (namesPlace && move instanceof Pick pick) {
      Shape shape = Tiles.type(pick.tile()).shape();
      List<Anchor> anchors = new Ground(state.table().tableau(seat)).anchors(shape);
      Anchor anchor = anchors.get(chance.next().next().below(anchors.size()));
      return pick.at(anchor.x(), anchor.y());
    }
    return move;
  }
}
