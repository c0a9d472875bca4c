package org.monsterbox.core.sea.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Marker;
import org.monsterbox.core.sea.terms.SeaOptions;

/**
 * The capture test against brute force on random positions, with walls put close around the whale.
 * The system property {@code monsterbox.positions} makes the long run.
 */
public final class SeaTrapTest {

  private static final int POSITIONS = Integer.getInteger("monsterbox.positions", 2000);

  @Test
  public void captureIsWhatBruteForceSays() {
    int shut = 0;
    for (int number = 0; number < POSITIONS; number++) {
      SeaTable table = position(Chance.of(number, "trap"));
      BruteTrap brute = BruteTrap.of(table);
      Trap trap = Trap.of(table);
      assertEquals("position " + number, brute.isShut(), trap.isShut());
      if (brute.isShut()) {
        shut++;
        assertEquals("position " + number, brute.newestOwner(), trap.newestOwner());
      }
    }
    // Otherwise nothing was tested.
    assertTrue(shut + " of " + POSITIONS, shut > POSITIONS / 50);
    assertTrue(shut + " of " + POSITIONS, shut < POSITIONS / 2);
  }

  private static SeaTable position(Chance seed) {
    Chance chance = seed;
    Options options =
        Options.usual(SeaOptions.ALL)
            .with(SeaOptions.BOATS_ARE_WALLS, chance.below(5) > 0)
            .with(SeaOptions.CAPTURE_NEEDS_NET, chance.next().below(5) > 0);
    chance = chance.next().next();
    Chart chart = Chart.of(2 + chance.below(2), options);
    SeaTable table = chart.state().table;
    chance = chance.next();
    do {
      table.whaleCell = chance.below(Board.CELLS);
      chance = chance.next();
    } while (!isClear(table, table.whaleCell));
    int nets = chance.below(9);
    chance = chance.next();
    for (int i = 0; i < nets; i++) {
      int cell = nearby(table, chance);
      chance = chance.next().next();
      if (table.isFree(cell)) {
        int owner = 1 + i % table.hunters;
        table.nets = Marker.with(table.nets, Marker.of(cell, owner, Cards.read("WP26") + i));
      }
    }
    for (int seat = 1; seat <= table.hunters; seat++) {
      int cell = nearby(table, chance);
      chance = chance.next().next();
      if (table.isFree(cell)) {
        table.putToSea(seat, cell, 0);
      }
    }
    return table;
  }

  private static boolean isClear(SeaTable table, int cell) {
    return !table.isObstacle(cell) && cell != table.ship;
  }

  /** Mostly a neighbour of the whale, sometimes any cell within two. */
  private static int nearby(SeaTable table, Chance chance) {
    int[] area = Area.within(table, table.whaleCell, chance.below(6) == 0 ? 2 : 1);
    return area[chance.next().below(area.length)];
  }
}
