package org.monsterbox.core.bigmonster.bot;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Chance;

/** What a bot goes by when it decides. */
record Situation(BigMonsterView view, BigMonsterLevel level, Worth worth, Chance chance) {

  int seat() {
    return view.seat();
  }

  BigMonsterTable table() {
    return view.table();
  }

  Stakes stakes() {
    return new Stakes(table(), seat());
  }

  /** The types among these tiles, in the order of the types, each once. */
  static List<TileType> types(List<Integer> tiles) {
    List<TileType> types = new ArrayList<>();
    for (int tile : tiles) {
      if (!types.contains(Tiles.type(tile))) {
        types.add(Tiles.type(tile));
      }
    }
    types.sort(null);
    return types;
  }

  /** One of these tiles that has the type. */
  static int tile(List<Integer> tiles, TileType type) {
    for (int tile : tiles) {
      if (Tiles.type(tile) == type) {
        return tile;
      }
    }
    throw new IllegalArgumentException("No " + type + " in " + tiles);
  }

  /** The most that a seat could gain by placing one of these tiles. */
  static double bestGain(Worth worth, Stakes stakes, List<Integer> tiles) {
    double best = Double.NEGATIVE_INFINITY;
    for (TileType type : types(tiles)) {
      best = Math.max(best, worth.best(stakes, type).worth);
    }
    return tiles.isEmpty() ? 0 : best - worth.of(stakes);
  }
}
