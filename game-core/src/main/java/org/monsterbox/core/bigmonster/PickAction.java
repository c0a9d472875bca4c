package org.monsterbox.core.bigmonster;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.bigmonster.BigMonsterEvent.Discarded;
import org.monsterbox.core.bigmonster.BigMonsterEvent.DragonTaken;
import org.monsterbox.core.bigmonster.BigMonsterEvent.Kept;
import org.monsterbox.core.bigmonster.BigMonsterEvent.KeptFaceDown;
import org.monsterbox.core.bigmonster.BigMonsterEvent.Passed;
import org.monsterbox.core.bigmonster.BigMonsterEvent.TilesRevealed;
import org.monsterbox.core.bigmonster.BigMonsterMove.Pick;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** Keeps a tile, passes the rest of the packet to a ship; when all have, the tiles are revealed. */
final class PickAction implements Action<BigMonsterView, Playing, Pick> {

  @Override
  public boolean fits(BigMonsterView view) {
    return view.table.phase == Phase.PICK;
  }

  @Override
  public @Nullable Code refusal(BigMonsterView view, int seat, Pick move) {
    BigMonsterTable table = view.table;
    if (move.target() != Pick.NO_TARGET && !table.hasSeat(move.target())) {
      return CommonCode.BAD_SEAT;
    }
    boolean isDue = table.options.isFree() ? !table.hasChosen(seat) : seat == table.actor();
    if (!isDue) {
      return CommonCode.NOT_YOUR_TURN;
    }
    if (!Playing.contains(view.hand, move.tile())) {
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
    boolean mayKeep =
        target != seat || table.freeShips() == 1 || table.tableaus[seat].explorer == Explorer.E02;
    return mayKeep ? null : BigMonsterCode.OWN_SHIP;
  }

  private static @Nullable Code placeRefusal(BigMonsterTable table, int seat, Pick move) {
    return table.options.placesWithPick()
        ? PlaceAction.refusal(table.tableaus[seat], move.tile(), move.x(), move.y())
        : BigMonsterCode.POSITION_NOT_ALLOWED;
  }

  @Override
  public void play(Playing play, int seat, Pick move) {
    BigMonsterState state = play.state;
    BigMonsterTable table = play.table;
    byte[] rest = Playing.without(state.hands[seat], move.tile());
    state.hands = Playing.with(state.hands, seat, Shared.EMPTY);
    state.kept = Playing.with(state.kept, seat, move.tile());
    if (move.hasPlace()) {
      state.keptPlaces = Playing.with(state.keptPlaces, seat, move.place());
    }
    if (play.isTold()) {
      play.tellOnly(seat, new Kept(seat, move.tile()));
      play.tellOthers(seat, new KeptFaceDown(seat));
    }
    if (table.passes()) {
      pass(play, seat, move.target(), rest);
    } else {
      int index = (table.day - 1) * table.seats + seat;
      state.discards = Playing.with(state.discards, index, rest[0]);
      if (play.isTold()) {
        play.tellOnly(seat, new Discarded(seat, rest[0]));
      }
    }
    table.chosen |= 1 << seat;
    table.cursor++;
    if (table.cursor == table.seats) {
      reveal(play);
    }
  }

  private static void pass(Playing play, int seat, int target, byte[] rest) {
    BigMonsterTable table = play.table;
    boolean isStuck = target == seat && table.freeShips() == 1;
    play.state.ships = Playing.with(play.state.ships, target, rest);
    table.shipFrom = Playing.with(table.shipFrom, target, seat);
    if (play.isTold()) {
      play.tell(new Passed(seat, target, rest.length));
    }
    if (isStuck && table.options.stretchGoals().dragonToken()) {
      if (play.isTold()) {
        play.tell(new DragonTaken(seat, table.dragonHolder(table.day), table.day));
      }
      table.dragonHolder = Playing.with(table.dragonHolder, table.day - 1, seat);
    }
  }

  private static void reveal(Playing play) {
    BigMonsterTable table = play.table;
    table.revealed = play.state.kept;
    table.places = play.state.keptPlaces;
    play.state.kept = Shared.nobody(table.seats);
    play.state.keptPlaces = Shared.noPlaces(table.seats);
    if (play.isTold()) {
      play.tell(new TilesRevealed(BigMonsterTable.list(table.revealed)));
    }
    table.chosen = 0;
    table.cursor = 0;
    table.phase = Phase.PLACE;
    Course.placePlanned(play);
  }

  /** Without places: those that come with one are too many to list. */
  @Override
  public void list(BigMonsterView view, int seat, List<? super Pick> moves) {
    List<Integer> targets = targets(view.table, seat);
    for (byte tile : view.hand) {
      for (int target : targets) {
        moves.add(Pick.of(tile, target));
      }
    }
  }

  /** The ships that may receive the rest of this seat's packet, or nobody's on the last turn. */
  static List<Integer> targets(BigMonsterTable table, int seat) {
    if (!table.passes()) {
      return List.of(Pick.NO_TARGET);
    }
    List<Integer> targets = new ArrayList<>();
    for (int target = 0; target < table.seats; target++) {
      if (targetRefusal(table, seat, target) == null) {
        targets.add(target);
      }
    }
    return targets;
  }
}
