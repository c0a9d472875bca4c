package org.monsterbox.app.games.bigmonster.map;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.games.bigmonster.words.Names;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/**
 * Tiles that belong together, of which somebody may choose: a packet, an open row, the discard.
 *
 * @param title what they are called together
 * @param row its number, or {@link Sketch#NOTHING} where it is no row
 */
record Offer(String title, List<Integer> tiles, int row) {

  Offer {
    tiles = List.copyOf(tiles);
  }

  /** All that the viewer may look at now; both rows, even where one of them is empty. */
  static List<Offer> all(Moment moment) {
    BigMonsterTable table = moment.table();
    if (moment.isOver() || !table.hasTableaus()) {
      return List.of();
    }
    if (table.mode().isSeries()) {
      List<Offer> rows = new ArrayList<>();
      for (int row = 0; row < BigMonsterTable.ROWS; row++) {
        String title = moment.text(R.string.bm_row, Names.row(row));
        rows.add(new Offer(title, table.row(row), row));
      }
      return rows;
    }
    if (table.phase() == Phase.LATE_TILE && moment.isAsked()) {
      boolean isTaken = table.revealed(moment.viewer()) != Tiles.NONE;
      List<Integer> discard = isTaken ? List.of() : moment.view().lateTiles();
      return List.of(new Offer(moment.text(R.string.bm_discard), discard, Sketch.NOTHING));
    }
    String title = moment.text(R.string.bm_packet);
    return List.of(new Offer(title, moment.view().hand(), Sketch.NOTHING));
  }

  boolean isRow() {
    return row != Sketch.NOTHING;
  }

  /** Whether the viewer may keep one of these now. */
  boolean isOpen(Moment moment) {
    int active = moment.table().activeRow();
    boolean isOtherRow = isRow() && active != BigMonsterTable.NOBODY && active != row;
    return chooses(moment) && !isOtherRow;
  }

  /** Whether the viewer is asked to keep a tile at all. */
  static boolean chooses(Moment moment) {
    return moment.isAsked()
        && switch (moment.table().phase()) {
          case PICK, TAKE, LATE_TILE -> true;
          default -> false;
        };
  }

  /** What is begun by touching one of these; where two tiles of a row are left, the other goes. */
  Sketch.Keeping keeping(int tile) {
    Sketch.Keeping keeping = Sketch.Keeping.of(tile);
    return isRow() && tiles.size() == 2
        ? keeping.discarding(tiles.get(tiles.get(0) == tile ? 1 : 0))
        : keeping;
  }
}
