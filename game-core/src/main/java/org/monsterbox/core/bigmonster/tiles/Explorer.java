package org.monsterbox.core.bigmonster.tiles;

import java.util.List;

/**
 * The explorer tiles (sections 2.5 and 2.7): the pieces of crystals on each. S01 to S05 are stretch
 * goals.
 */
public enum Explorer {
  /** 1 for each mutant. */
  E01(""),
  /** May put the rest of the packet on the own ship; with four players or more. */
  E02("GR BBL"),
  /** Places one tile of the discard at the end; with four players or more. */
  E03("GR"),
  /** 1 for each lava tile. */
  E04(""),
  /** Is a mutagen: its beam goes up from its right half. */
  E05(""),
  /** 1 for each mutagen monster. */
  E06("RLB RRB"),
  /** 1 for each meadow tile. */
  E07("RLB RRB GR BBL BBR BTR"),
  /** 2 for each medal. */
  E08("GR BTR BBR"),
  /** 2 for each rune monster. */
  E09("RLB RRB"),
  /** 4 for each complete Big Monster. */
  E10("GL GR"),
  /** 1 for each complete crystal. */
  E11("BBR RRB"),
  /** Is a desert monster. */
  E12("RRB"),
  /** 4 for each mutant of level 2. */
  S01(""),
  /** 5 for each unicorn. */
  S02(""),
  /** 3 for each chick. */
  S03(""),
  /** 2 for each golden diamond, and has one itself. */
  S04(""),
  /** 3 for each furious dragon, tile or token. */
  S05("");

  public static final List<Explorer> ALL = List.of(values());

  /** With fewer players these two are left out. */
  private static final int FEWEST_SEATS_OF_BLACK = 4;

  /** The {@link ExplorerPiece}s, as bits. */
  private final int pieces;

  Explorer(String pieces) {
    this.pieces = ExplorerPiece.bits(pieces);
  }

  public List<ExplorerPiece> pieces() {
    return ExplorerPiece.of(pieces);
  }

  /** The {@link ExplorerPiece}s, as bits in their order. */
  public int pieceBits() {
    return pieces;
  }

  /** Whether so many players may be dealt it, if it is in the box. */
  public boolean isFor(int seats) {
    return !isBlack() || seats >= FEWEST_SEATS_OF_BLACK;
  }

  private boolean isBlack() {
    return this == E02 || this == E03;
  }

  /** Its place where things are kept in the order of these. */
  @SuppressWarnings("EnumOrdinal") // nothing is saved by this number
  public int index() {
    return ordinal();
  }
}
