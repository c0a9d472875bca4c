package org.monsterbox.core.bigmonster.table;

import java.util.Arrays;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.LateTileTaken;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.Taken;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/** How tiles are taken that lie open: those of a row, and the late tile out of the discard. */
public final class Taking {

  private Taking() {}

  /** Keeps one tile of a row and discards another. */
  public static void fromRow(Playing play, int seat, int row, int keep, int discard) {
    BigMonsterTable table = play.table;
    byte[] rest = Shared.without(table.rows[row], keep);
    table.rows = Shared.with(table.rows, row, Shared.without(rest, discard));
    table.activeRow = row;
    table.revealed = Shared.with(table.revealed, seat, keep);
    byte[] discarded = Arrays.copyOf(table.discard, table.discard.length + 1);
    discarded[discarded.length - 1] = (byte) discard;
    table.discard = discarded;
    table.phase = Phase.PLACE;
    if (play.isTold()) {
      play.tell(new Taken(seat, row, keep, discard));
    }
  }

  /** Takes the late tile. */
  public static void fromDiscard(Playing play, int seat, int tile) {
    byte[] discards = play.state.discards.clone();
    for (int i = 0; i < discards.length; i++) {
      discards[i] = discards[i] == tile ? Tiles.NONE : discards[i];
    }
    play.state.discards = discards;
    play.table.revealed = Shared.with(play.table.revealed, seat, tile);
    if (play.isTold()) {
      play.tell(new LateTileTaken(seat, tile));
    }
  }
}
