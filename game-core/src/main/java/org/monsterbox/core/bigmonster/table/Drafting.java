package org.monsterbox.core.bigmonster.table;

import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.Discarded;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.DragonTaken;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.Kept;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.KeptFaceDown;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.Passed;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.TilesRevealed;

/** How packets go round: a tile is kept, the rest passed to a ship. */
public final class Drafting {

  private Drafting() {}

  /**
   * Keeps a tile of the packet; when all have, the tiles are revealed.
   *
   * @param target whose ship receives the rest; of no meaning when nothing is passed
   * @param place where the tile will lie, packed, or {@link Anchor#NOWHERE}
   */
  public static void pick(Playing play, int seat, int tile, int target, int place) {
    BigMonsterState state = play.state;
    BigMonsterTable table = play.table;
    byte[] rest = Shared.without(state.hands[seat], tile);
    state.hands = Shared.with(state.hands, seat, Shared.EMPTY);
    state.kept = Shared.with(state.kept, seat, tile);
    if (place != Anchor.NOWHERE) {
      state.keptPlaces = Shared.with(state.keptPlaces, seat, place);
    }
    if (play.isTold()) {
      play.tellOnly(seat, new Kept(seat, tile));
      play.tellOthers(seat, new KeptFaceDown(seat));
    }
    if (table.passes()) {
      pass(play, seat, target, rest);
    } else {
      int index = (table.day - 1) * table.seats + seat;
      state.discards = Shared.with(state.discards, index, rest[0]);
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
    play.state.ships = Shared.with(play.state.ships, target, rest);
    table.shipFrom = Shared.with(table.shipFrom, target, seat);
    if (play.isTold()) {
      play.tell(new Passed(seat, target, rest.length));
    }
    if (isStuck && table.options.stretchGoals().dragonToken()) {
      if (play.isTold()) {
        play.tell(new DragonTaken(seat, table.dragonHolder(table.day), table.day));
      }
      table.dragonHolder = Shared.with(table.dragonHolder, table.day - 1, seat);
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
    TurnFlow.placePlanned(play);
  }
}
