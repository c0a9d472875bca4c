package org.monsterbox.core.bigmonster;

import static org.monsterbox.core.bigmonster.Colour.BLUE;
import static org.monsterbox.core.bigmonster.Colour.GREEN;
import static org.monsterbox.core.bigmonster.Colour.RED;

import java.util.List;

/**
 * A piece of a crystal on an upright tile. Its site is the point where the crystal's pieces meet,
 * in doubled coordinates from the tile's anchor (section 2.2).
 */
public enum Piece {
  GL(GREEN, 0, 2),
  GR(GREEN, 2, 2),
  RT(RED, 1, 0),
  RB(RED, 1, 4),
  BTL(BLUE, 0, 0),
  BTR(BLUE, 2, 0),
  BBL(BLUE, 0, 4),
  BBR(BLUE, 2, 4);

  static final List<Piece> ALL = List.of(values());

  final Colour colour;
  final int siteX;
  final int siteY;

  Piece(Colour colour, int siteX, int siteY) {
    this.colour = colour;
    this.siteX = siteX;
    this.siteY = siteY;
  }

  public Colour colour() {
    return colour;
  }

  /** Where the piece sits on its tile, in halves of a cell from the tile's left edge. */
  public int siteX() {
    return siteX;
  }

  /** Where the piece sits on its tile, in halves of a cell from the tile's top edge. */
  public int siteY() {
    return siteY;
  }

  int bit() {
    return 1 << index();
  }

  /** The pieces that are named, as bits. */
  static int bits(String names) {
    return NamedBits.bits(ALL, names);
  }

  static List<Piece> of(int bits) {
    return NamedBits.of(ALL, bits);
  }

  /** Its place where things are kept in the order of these. */
  @SuppressWarnings("EnumOrdinal") // nothing is saved by this number
  public int index() {
    return ordinal();
  }
}
