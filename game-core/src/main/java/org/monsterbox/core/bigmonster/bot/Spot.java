package org.monsterbox.core.bigmonster.bot;

import org.monsterbox.core.bigmonster.tiles.TileType;

/** The best place for a type of tile that was found so far; the first of equals, by y and x. */
final class Spot {

  final TileType type;
  int x;
  int y;
  double worth = Double.NEGATIVE_INFINITY;

  Spot(TileType type) {
    this.type = type;
  }

  void offer(int otherX, int otherY, double otherWorth) {
    if (otherWorth > worth) {
      x = otherX;
      y = otherY;
      worth = otherWorth;
    }
  }
}
