package org.monsterbox.core.bigmonster.tiles;

import static org.monsterbox.core.bigmonster.tiles.Colour.BLUE;
import static org.monsterbox.core.bigmonster.tiles.Colour.GREEN;
import static org.monsterbox.core.bigmonster.tiles.Colour.RED;

import java.util.List;

/** A piece of a crystal on an explorer tile, with the site of its crystal. */
public enum ExplorerPiece implements CrystalPiece {
  GL(GREEN, 0, 2),
  GR(GREEN, 4, 2),
  RLB(RED, 1, 4),
  RRB(RED, 3, 4),
  BTR(BLUE, 4, 0),
  BBL(BLUE, 0, 4),
  BBR(BLUE, 4, 4);

  static final List<ExplorerPiece> ALL = List.of(values());

  @SuppressWarnings("ImmutableEnumChecker") // it is a record of numbers
  private final Crystal crystal;

  ExplorerPiece(Colour colour, int siteX, int siteY) {
    this.crystal = new Crystal(colour, siteX, siteY);
  }

  @Override
  public Crystal crystal() {
    return crystal;
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
