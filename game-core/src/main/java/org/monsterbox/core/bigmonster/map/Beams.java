package org.monsterbox.core.bigmonster.map;

import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.TileType;

/** Which ports of a mutant are lit (section 2.3): bit 0 is its top, bit 1 its bottom. */
final class Beams {

  static final int TOP = 1;
  static final int BOTTOM = 2;

  private Beams() {}

  /** The ports of a mutant at this anchor that are lit by any of the tiles or by the explorer. */
  static int lit(Explorer explorer, int[] tiles, int count, int x, int y) {
    int lit = explorer == Explorer.E05 && x == 1 && y == -2 ? BOTTOM : 0;
    for (int i = 0; i < count; i++) {
      TileType type = Placed.type(tiles[i]);
      if (type.isMutagen()) {
        lit |= lit(type, Placed.x(tiles[i]), Placed.y(tiles[i]), x, y);
      }
    }
    return lit;
  }

  /** The ports of a mutant at the anchor {@code (x, y)} that this mutagen lights. */
  static int lit(TileType mutagen, int mutagenX, int mutagenY, int x, int y) {
    if (mutagen == TileType.MUTAGEN_DOUBLE) {
      // Two beams down, into the cells below it: the mutant's upper cell.
      return mutagenY + 1 == y && (mutagenX == x || mutagenX + 1 == x) ? TOP : 0;
    }
    // One beam up from the right cell: into the mutant's lower cell.
    return mutagenX + 1 == x && mutagenY - 1 == y + 1 ? BOTTOM : 0;
  }

  static int level(TileType mutant, int lit) {
    return Math.min(mutant.maxLevel(), Integer.bitCount(lit));
  }
}
