package org.monsterbox.core.bigmonster.bot;

import java.util.List;
import org.monsterbox.core.bigmonster.tiles.Colour;
import org.monsterbox.core.bigmonster.tiles.ExplorerPiece;
import org.monsterbox.core.bigmonster.tiles.MonsterPiece;

/** What unfinished crystals may be worth: only where all that is missing still has room. */
final class Sites {

  private static final int GL = bit(MonsterPiece.GL);
  private static final int GR = bit(MonsterPiece.GR);
  private static final int RT = bit(MonsterPiece.RT);
  private static final int RB = bit(MonsterPiece.RB);

  /** The four tiles around the site of a blue crystal, seen from it, and the quarter of each. */
  private static final int[] TILE_X = {-1, 0, -1, 0};

  private static final int[] TILE_Y = {-2, -2, 0, 0};
  private static final int[] QUARTER = {
    bit(MonsterPiece.BBR), bit(MonsterPiece.BBL), bit(MonsterPiece.BTR), bit(MonsterPiece.BTL)
  };

  private final Weights weights;

  Sites(Weights weights) {
    this.weights = weights;
  }

  private static int bit(MonsterPiece piece) {
    return 1 << piece.index();
  }

  /**
   * The sum of 0.8 x value x (c r)^m over all unfinished sites (section 8.1).
   *
   * @param r how much of the game is left
   */
  double worth(ScratchMap sketch, double r) {
    double green = weights.share() * Colour.GREEN.points() * weights.green() * r;
    double red = weights.share() * Colour.RED.points() * weights.red() * r;
    double blue = 0;
    double worth = 0;
    for (int i = 0; i < sketch.size; i++) {
      int pieces = sketch.types[i].pieceBits();
      if (pieces != 0) {
        int x = sketch.xs[i];
        int y = sketch.ys[i];
        worth += (pieces & GL) != 0 && sketch.hasRoom(x - 1, y) ? green : 0;
        worth += (pieces & GR) != 0 && sketch.hasRoom(x + 1, y) ? green : 0;
        worth += (pieces & RT) != 0 && sketch.hasRoom(x, y - 2) ? red : 0;
        worth += (pieces & RB) != 0 && sketch.hasRoom(x, y + 2) ? red : 0;
        for (int slot = 0; slot < QUARTER.length; slot++) {
          if ((pieces & QUARTER[slot]) != 0) {
            int siteX = x - TILE_X[slot];
            int siteY = y - TILE_Y[slot];
            blue += blue(sketch, siteX, siteY, slot, r);
          }
        }
      }
    }
    return worth + blue + explorer(sketch, green, red, r);
  }

  private double explorer(ScratchMap sketch, double green, double red, double r) {
    double worth = 0;
    List<ExplorerPiece> pieces = sketch.explorerPieces;
    for (int i = 0; i < pieces.size(); i++) {
      worth +=
          switch (pieces.get(i)) {
            case GL -> sketch.hasRoom(-1, 0) ? green : 0;
            case GR -> sketch.hasRoom(2, 0) ? green : 0;
            case RLB -> sketch.hasRoom(0, 2) ? red : 0;
            case RRB -> sketch.hasRoom(1, 2) ? red : 0;
            case BTR -> blue(sketch, 2, 0, 2, r);
            case BBL -> blue(sketch, 0, 2, 1, r);
            case BBR -> blue(sketch, 2, 2, 0, r);
          };
    }
    return worth;
  }

  /**
   * A blue site, seen from one of its quarters. Each site counts once, for the first quarter that
   * is there; the explorer's comes first.
   */
  private double blue(ScratchMap sketch, int siteX, int siteY, int from, double r) {
    int explorerSlot = explorerSlot(sketch, siteX, siteY);
    if (explorerSlot >= 0 && explorerSlot != from) {
      return 0;
    }
    int missing = 0;
    for (int slot = 0; slot < QUARTER.length; slot++) {
      if (slot != from) {
        int x = siteX + TILE_X[slot];
        int y = siteY + TILE_Y[slot];
        int tile = sketch.at(x, y);
        boolean isThere =
            tile != ScratchMap.NOTHING && (sketch.types[tile].pieceBits() & QUARTER[slot]) != 0;
        if (isThere) {
          if (slot < from && explorerSlot < 0) {
            return 0;
          }
        } else if (sketch.hasRoom(x, y)) {
          missing++;
        } else {
          return 0;
        }
      }
    }
    return missing == 0
        ? 0
        : weights.share() * Colour.BLUE.points() * power(weights.blue() * r, missing);
  }

  /** Which quarter of this site is on the explorer, if one is. */
  private static int explorerSlot(ScratchMap sketch, int siteX, int siteY) {
    boolean isNear = siteX >= 0 && siteX <= 2 && siteY >= 0 && siteY <= 2;
    if (!isNear) {
      return -1;
    }
    List<ExplorerPiece> pieces = sketch.explorerPieces;
    for (int i = 0; i < pieces.size(); i++) {
      ExplorerPiece piece = pieces.get(i);
      boolean isHere =
          piece.colour() == Colour.BLUE && piece.siteX() == 2 * siteX && piece.siteY() == 2 * siteY;
      if (isHere) {
        return piece == ExplorerPiece.BTR ? 2 : piece == ExplorerPiece.BBL ? 1 : 0;
      }
    }
    return -1;
  }

  private static double power(double base, int exponent) {
    double power = base;
    for (int i = 1; i < exponent; i++) {
      power *= base;
    }
    return power;
  }
}
