package org.monsterbox.core.bigmonster.tiles;

/** A piece of a crystal on a tile or an explorer. */
public interface CrystalPiece {

  /**
   * The crystal that it is a part of, as seen from its tile: the point where the pieces meet, in
   * doubled coordinates (section 2.2).
   */
  Crystal crystal();

  default Colour colour() {
    return crystal().colour();
  }

  /** Where the piece sits on its tile, in halves of a cell from the tile's left edge. */
  default int siteX() {
    return crystal().siteX();
  }

  /** Where the piece sits on its tile, in halves of a cell from the tile's top edge. */
  default int siteY() {
    return crystal().siteY();
  }
}
