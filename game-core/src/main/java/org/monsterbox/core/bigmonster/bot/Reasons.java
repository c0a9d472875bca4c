package org.monsterbox.core.bigmonster.bot;

import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.Preview;
import org.monsterbox.core.bigmonster.tiles.Colour;
import org.monsterbox.core.bigmonster.tiles.Crystal;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bot.Reason;

/** Puts into words what a tile does at its place. */
final class Reasons {

  private Reasons() {}

  /** Why a tile is kept that would lie there. */
  static Reason keeping(BigMonsterTable table, int seat, int tile, Spot spot) {
    Preview preview = Preview.of(table, seat, tile, new Anchor(spot.x, spot.y));
    if (!preview.medals().isEmpty()) {
      Medal medal = preview.medals().get(0);
      return Reason.of(BigMonsterReason.KEEP_MEDAL, spot.type, medal);
    }
    int gain = preview.gain();
    boolean isLittle = gain <= spot.type.points();
    return Reason.of(
        isLittle ? BigMonsterReason.KEEP_PROMISE : BigMonsterReason.KEEP_POINTS, spot.type, gain);
  }

  /** Why it lies there. */
  static Reason placing(BigMonsterTable table, int seat, int tile, Anchor at) {
    Preview preview = Preview.of(table, seat, tile, at);
    int gain = preview.gain();
    if (preview.bigMonster().isPresent()) {
      return Reason.of(BigMonsterReason.PLACE_BIG_MONSTER, gain);
    }
    if (!preview.mutations().isEmpty()) {
      return Reason.of(BigMonsterReason.PLACE_MUTATION, gain);
    }
    if (!preview.crystals().isEmpty()) {
      return Reason.of(BigMonsterReason.PLACE_CRYSTALS, points(preview));
    }
    if (!preview.medals().isEmpty()) {
      return Reason.of(BigMonsterReason.PLACE_MEDAL, preview.medals().get(0));
    }
    return gain > 0
        ? Reason.of(BigMonsterReason.PLACE_POINTS, gain)
        : Reason.of(BigMonsterReason.PLACE_PROMISE);
  }

  private static int points(Preview preview) {
    int points = 0;
    for (Crystal crystal : preview.crystals()) {
      Colour colour = crystal.colour();
      points += colour.points();
    }
    return points;
  }
}
