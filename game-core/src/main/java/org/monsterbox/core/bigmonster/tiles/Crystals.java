package org.monsterbox.core.bigmonster.tiles;

import java.util.List;

/**
 * Which pieces of a new tile meet those of another (section 2.2). Looked up by the place of the
 * other tile, seen from the new one, and by its pieces.
 */
public final class Crystals {

  /** The pieces of one colour, as bits. */
  public static final int GREEN = MonsterPiece.bits("GL GR");

  public static final int RED = MonsterPiece.bits("RT RB");
  public static final int BLUE = MonsterPiece.bits("BTL BTR BBL BBR");

  private static final int ALL_PIECES = 1 << MonsterPiece.ALL.size();
  private static final int ALL_EXPLORER_PIECES = 1 << ExplorerPiece.ALL.size();

  /** The other tile is at most one cell aside, and a whole tile above or below, or level. */
  private static final byte[][] TILE = new byte[9][ALL_PIECES];

  /** Anchors around the explorer: x from -1 to 2, y from -2 to 2. */
  private static final byte[][] EXPLORER = new byte[20][ALL_EXPLORER_PIECES];

  static {
    for (int dx = -1; dx <= 1; dx++) {
      for (int dy = -2; dy <= 2; dy += 2) {
        for (int pieces = 0; pieces < ALL_PIECES; pieces++) {
          TILE[tileIndex(dx, dy)][pieces] = (byte) meeting(dx, dy, MonsterPiece.of(pieces));
        }
      }
    }
    for (int x = -1; x <= 2; x++) {
      for (int y = -2; y <= 2; y++) {
        for (int pieces = 0; pieces < ALL_EXPLORER_PIECES; pieces++) {
          EXPLORER[explorerIndex(x, y)][pieces] = (byte) meeting(-x, -y, ExplorerPiece.of(pieces));
        }
      }
    }
  }

  private Crystals() {}

  /** The pieces of an upright tile that would meet those of another at that distance, as bits. */
  public static int met(int dx, int dy, int otherPieces) {
    if (dx < -1 || dx > 1 || dy < -2 || dy > 2 || (dy & 1) != 0) {
      return 0;
    }
    return TILE[tileIndex(dx, dy)][otherPieces] & 0xff;
  }

  /** The pieces of an upright tile at this anchor that would meet those of the explorer. */
  public static int metByExplorer(int x, int y, int explorerPieces) {
    if (x < -1 || x > 2 || y < -2 || y > 2) {
      return 0;
    }
    return EXPLORER[explorerIndex(x, y)][explorerPieces] & 0xff;
  }

  private static int tileIndex(int dx, int dy) {
    return (dx + 1) * 3 + (dy + 2) / 2;
  }

  private static int explorerIndex(int x, int y) {
    return (x + 1) * 5 + y + 2;
  }

  /** The other pieces are so many cells further right and down. */
  private static int meeting(int dx, int dy, List<? extends CrystalPiece> others) {
    int bits = 0;
    for (MonsterPiece piece : MonsterPiece.ALL) {
      for (CrystalPiece other : others) {
        boolean meets = piece != other && piece.crystal().equals(other.crystal().moved(dx, dy));
        bits |= meets ? piece.bit() : 0;
      }
    }
    return bits;
  }
}
