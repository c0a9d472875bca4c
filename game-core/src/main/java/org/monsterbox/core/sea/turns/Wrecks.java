package org.monsterbox.core.sea.turns;

import org.monsterbox.core.sea.box.Marker;
import org.monsterbox.core.sea.table.Playing;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.SeaEnd;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.terms.Status;

/** Boats that are lost, and hunters with them (section 4.11). */
public final class Wrecks {

  private Wrecks() {}

  /** The hunter takes a spare boat in its next turn, or is out if there is none. */
  public static void wreck(Playing play, int seat) {
    SeaTable table = play.table;
    int cell = table.boat(seat);
    if (table.reserve == 0) {
      die(play, seat);
      return;
    }
    table.reserve--;
    table.sink(seat, Status.WRECKED);
    if (play.isTold()) {
      play.tell(new SeaEvent.Wrecked(seat, cell, table.reserve));
    }
    if (!table.options.wreckKeepsHand()) {
      play.throwAllAway(seat);
    }
  }

  /** In seat order: the lower seat gets the last spare boat. */
  public static void wreckBoth(Playing play, int seat, int other) {
    wreck(play, Math.min(seat, other));
    if (!play.table.isOver()) {
      wreck(play, Math.max(seat, other));
    }
  }

  public static void die(Playing play, int seat) {
    SeaTable table = play.table;
    table.sink(seat, Status.DEAD);
    table.toAct &= ~(1 << seat);
    if (play.isTold()) {
      play.tell(new SeaEvent.Died(seat));
    }
    play.throwAllAway(seat);
    if (table.living() == 0) {
      play.end(SeaEnd.KILL_ALL, SeaTable.NOBODY);
    } else if (table.tractorLines >= table.tractorQuota()) {
      // With option tractorQuota=LIVING_MIN_2 the lines may be enough for those who are left.
      play.end(SeaEnd.TRACTOR, table.current);
    }
  }

  /** Boats beside whirlpools of earlier rounds are wrecked: all of them, or that of one seat. */
  static void ring(Playing play, int seats) {
    SeaTable table = play.table;
    for (int whirlpool : table.whirlpools) {
      for (int seat = 1; seat <= table.hunters; seat++) {
        if ((seats >>> seat & 1) == 1
            && Marker.detail(whirlpool) < table.round
            && table.isAfloat(seat)
            && table.range(table.boat(seat), Marker.place(whirlpool)) == 1) {
          wreck(play, seat);
        }
      }
    }
  }
}
