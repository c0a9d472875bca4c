package org.monsterbox.core.bigmonster.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.bigmonster.map.Ground;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Place;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.table.Playing;
import org.monsterbox.core.bigmonster.table.TurnFlow;
import org.monsterbox.core.bigmonster.terms.BigMonsterCode;
import org.monsterbox.core.bigmonster.tiles.Shape;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** Places the tile that was kept. */
final class PlaceAction implements Action<BigMonsterView, Playing, Place> {

  @Override
  public boolean fits(BigMonsterView view) {
    return view.table().phase() == Phase.PLACE || view.table().phase() == Phase.LATE_TILE;
  }

  @Override
  public @Nullable Code refusal(BigMonsterView view, int seat, Place move) {
    BigMonsterTable table = view.table();
    if (seat != table.actor()) {
      return CommonCode.NOT_YOUR_TURN;
    }
    int tile = table.revealed(seat);
    return tile == Tiles.NONE
        ? BigMonsterCode.NOTHING_TO_PLACE
        : refusal(table.tableau(seat), tile, move.x(), move.y());
  }

  /** Why the tile cannot lie there, or null if it can (section 2.1). */
  static @Nullable Code refusal(Tableau tableau, int tile, int x, int y) {
    Ground ground = new Ground(tableau);
    Shape shape = Tiles.type(tile).shape();
    if (!ground.isEmpty(shape, x, y)) {
      return BigMonsterCode.CELL_OCCUPIED;
    }
    return ground.touches(shape, x, y) ? null : BigMonsterCode.NOT_ADJACENT;
  }

  @Override
  public void play(Playing play, int seat, Place move) {
    TurnFlow.place(play, seat, move.x(), move.y());
  }

  @Override
  public void list(BigMonsterView view, int seat, List<? super Place> moves) {
    int tile = view.table().revealed(seat);
    if (tile != Tiles.NONE) {
      new Ground(view.table().tableau(seat))
          .forEachAnchor(Tiles.type(tile).shape(), (x, y) -> moves.add(new Place(x, y)));
    }
  }
}
