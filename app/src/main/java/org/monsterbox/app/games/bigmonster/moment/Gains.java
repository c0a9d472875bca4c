package org.monsterbox.app.games.bigmonster.moment;

import java.util.HashMap;
import java.util.Map;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Preview;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/**
 * What tiles would bring at once. Every place is tried for that, so it is kept as long as nothing
 * changes: a scene is made anew after each touch.
 */
public final class Gains {

  private final Map<TileType, Integer> best = new HashMap<>();
  private long known;

  /** What the tile would bring whoever looks where it fits best, medals included. */
  public int best(BigMonsterView view, int tile) {
    long now = view.fingerprint();
    if (now != known) {
      best.clear();
      known = now;
    }
    return best.computeIfAbsent(Tiles.type(tile), type -> search(view, tile));
  }

  private static int search(BigMonsterView view, int tile) {
    int most = Integer.MIN_VALUE;
    for (Anchor anchor : Preview.anchors(view.table(), view.seat(), tile)) {
      Preview preview = Preview.of(view.table(), view.seat(), tile, anchor);
      most = Math.max(most, of(view.table(), preview));
    }
    return most;
  }

  /** What it brings at that place, medals included. */
  public static int of(BigMonsterTable table, Preview preview) {
    int gain = preview.gain();
    for (Medal medal : preview.medals()) {
      gain += table.options().value(medal);
    }
    for (Medal medal : preview.teamMedals()) {
      gain += table.options().value(medal);
    }
    return gain;
  }
}
