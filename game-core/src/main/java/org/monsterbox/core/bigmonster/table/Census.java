package org.monsterbox.core.bigmonster.table;

import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/** How many tiles of each type are in the box, and how many of them a seat does not see. */
public final class Census {

  private final int[] total = new int[TileType.ALL.size()];
  private final int[] unseen = new int[TileType.ALL.size()];

  private Census(BigMonsterTable table) {
    for (int tile = 0; tile < table.mode().tiles(table.seats()); tile++) {
      total[Tiles.type(tile).index()]++;
    }
    for (int goal = Tiles.ALL; goal < Tiles.WITH_STRETCH_GOALS; goal++) {
      total[Tiles.type(goal).index()] += table.options().hasStretchGoal(goal) ? 1 : 0;
    }
    System.arraycopy(total, 0, unseen, 0, total.length);
  }

  /** What lies open before the seat counts as seen: not what it has passed on or turned over. */
  public static Census of(BigMonsterView view) {
    BigMonsterTable table = view.table();
    Census census = new Census(table);
    for (int seat = 0; seat < table.seats(); seat++) {
      census.see(table.revealed(seat));
    }
    for (int seat = 0; table.hasTableaus() && seat < table.seats(); seat++) {
      Tableau tableau = table.tableau(seat);
      for (int i = 0; i < tableau.size(); i++) {
        census.see(tableau.tile(i).tile());
      }
    }
    for (int row = 0; row < BigMonsterTable.ROWS; row++) {
      table.row(row).forEach(census::see);
    }
    table.discard().forEach(census::see);
    view.hand().forEach(census::see);
    census.see(view.kept());
    return census;
  }

  private void see(int tile) {
    if (tile != Tiles.NONE) {
      unseen[Tiles.type(tile).index()]--;
    }
  }

  public int total(TileType type) {
    return total[type.index()];
  }

  public int unseen(TileType type) {
    return unseen[type.index()];
  }
}
