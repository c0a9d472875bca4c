package org.monsterbox.core.bigmonster.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Pick;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Drafting;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.table.Playing;
import org.monsterbox.core.bigmonster.terms.BigMonsterCode;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** Keeps a tile, passes the rest of the packet to a ship; when all have, the tiles are revealed. */
final class PickAction implements Action<BigMonsterView, Playing, Pick> {

  @Override
  public boolean fits(BigMonsterView view) {
    return view.table().phase() == Phase.PICK;
  }

  @Override
  public @Nullable Code refusal(BigMonsterView view, int seat, Pick move) {
    BigMonsterTable table = view.table();
    if (move.target() != Pick.NO_TARGET && !table.hasSeat(move.target())) {
      return CommonCode.BAD_SEAT;
    }
    boolean isDue = table.options().isFree() ? !table.hasChosen(seat) : seat == table.actor();
    if (!isDue) {
      return CommonCode.NOT_YOUR_TURN;
    }
    if (!view.isInHand(move.tile())) {
      return BigMonsterCode.TILE_NOT_IN_HAND;
    }
    Code code = targetRefusal(table, seat, move.target());
    return code == null && move.hasPlace() ? placeRefusal(table, seat, move) : code;
  }

  private static @Nullable Code targetRefusal(BigMonsterTable table, int seat, int target) {
    if (target == Pick.NO_TARGET) {
      return table.passes() ? BigMonsterCode.TARGET_REQUIRED : null;
    }
    if (!table.passes()) {
      return BigMonsterCode.TARGET_NOT_ALLOWED;
    }
    if (!table.isShipFree(target)) {
      return BigMonsterCode.SHIP_TAKEN;
    }
    return target != seat || table.mayKeepPacket(seat) ? null : BigMonsterCode.OWN_SHIP;
  }

  private static @Nullable Code placeRefusal(BigMonsterTable table, int seat, Pick move) {
    return table.options().placesWithPick()
        ? PlaceAction.refusal(table.tableau(seat), move.tile(), move.x(), move.y())
        : BigMonsterCode.POSITION_NOT_ALLOWED;
  }

  @Override
  public void play(Playing play, int seat, Pick move) {
    Drafting.pick(play, seat, move.tile(), move.target(), move.place());
  }

  /** Without places: those that come with one are too many to list. */
  @Override
  public void list(BigMonsterView view, int seat, List<? super Pick> moves) {
    BigMonsterTable table = view.table();
    List<Integer> targets = table.passes() ? table.targets(seat) : List.of(Pick.NO_TARGET);
    for (int tile : view.hand()) {
      for (int target : targets) {
        moves.add(Pick.of(tile, target));
      }
    }
  }
}
