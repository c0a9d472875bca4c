package org.monsterbox.core.bigmonster.tiles;

import static org.monsterbox.core.bigmonster.tiles.Colour.BLUE;
import static org.monsterbox.core.bigmonster.tiles.Colour.GREEN;
import static org.monsterbox.core.bigmonster.tiles.Colour.RED;

import java.util.List;

/** A piece of a crystal on an upright tile, with the site of its crystal. */
public enum MonsterPiece implements CrystalPiece {
  GL(GREEN, 0, 2),
  GR(GREEN, 2, 2),
  RT(RED, 1, 0),
  RB(RED, 1, 4),
  BTL(BLUE, 0, 0),
  BTR(BLUE, 2, 0),
  BBL(BLUE, 0, 4),
  BBR(BLUE, 2, 4);

  static final List<MonsterPiece> ALL = List.of(values());

  @SuppressWarnings("ImmutableEnumChecker") // it is a record of numbers
  private final Crystal crystal;

  MonsterPiece(Colour colour, int siteX, int siteY) {
    this.crystal = new Crystal(colour, siteX, siteY);
  }

  @Override
  public Crystal crystal() {
    return crystal;
  }

  int bit() {
    return 1 << index();
  }

  /** The pieces that are named, as bits. */
  static int bits(String names) {
    return NamedBits.bits(ALL, names);
  }

  /** The pieces whose bits are set. */
  public static List<MonsterPiece> of(int bits) {
    return NamedBits.of(ALL, bits);
  }

  /** Its place where things are kept in the order of these. */
  @SuppressWarnings("EnumOrdinal") // nothing is saved by this number
  public int index() {
    return ordinal();
  }
}
