package org.monsterbox.core.bigmonster;

import static org.monsterbox.core.bigmonster.Colour.BLUE;
import static org.monsterbox.core.bigmonster.Colour.GREEN;
import static org.monsterbox.core.bigmonster.Colour.RED;

import java.util.List;

/** A piece of a crystal on an explorer tile, and its site in doubled coordinates. */
public enum ExplorerPiece {
  GL(GREEN, 0, 2),
  GR(GREEN, 4, 2),
  RLB(RED, 1, 4),
  RRB(RED, 3, 4),
  BTR(BLUE, 4, 0),
  BBL(BLUE, 0, 4),
  BBR(BLUE, 4, 4);

  static final List<ExplorerPiece> ALL = List.of(values());

  final Colour colour;
  final int siteX;
  final int siteY;

  ExplorerPiece(Colour colour, int siteX, int siteY) {
    this.colour = colour;
    this.siteX = siteX;
    this.siteY = siteY;
  }

  public Colour colour() {
    return colour;
  }

  public int siteX() {
    return siteX;
  }

  public int siteY() {
    return siteY;
  }

  /** The pieces that are named, as bits. */
  static int bits(String names) {
    return NamedBits.bits(ALL, names);
  }

  static List<ExplorerPiece> of(int bits) {
    return NamedBits.of(ALL, bits);
  }

  /** Its place where things are kept in the order of these. */
  @SuppressWarnings("EnumOrdinal") // nothing is saved by this number
  public int index() {
    return ordinal();
  }
}
