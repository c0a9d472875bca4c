package org.monsterbox.core.bigmonster.bot;

import java.util.Optional;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.map.Consequences;
import org.monsterbox.core.bigmonster.map.MedalProgress;
import org.monsterbox.core.bigmonster.map.Tableau;
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
    if (preview.bigMonster().isPresent()) {
      return Reason.of(BigMonsterReason.KEEP_BIG_MONSTER, spot.type, gain);
    }
    if (!preview.mutations().isEmpty()) {
      return Reason.of(BigMonsterReason.KEEP_MUTATION, spot.type, gain);
    }
    if (!preview.crystals().isEmpty()) {
      return Reason.of(BigMonsterReason.KEEP_CRYSTAL, spot.type, best(preview));
    }
    if (gain > spot.type.points()) {
      return Reason.of(BigMonsterReason.KEEP_POINTS, spot.type, gain);
    }
    Tableau after = new Consequences(table.tableau(seat), tile, spot.x, spot.y).after();
    return nearMedal(table, seat, after)
        .map(
            medal ->
                Reason.of(
                    BigMonsterReason.KEEP_NEAR_MEDAL,
                    spot.type,
                    medal,
                    MedalProgress.own(medal, after)))
        .orElseGet(() -> Reason.of(BigMonsterReason.KEEP_PROMISE, spot.type, gain));
  }

  /** A medal that the tile leads to, and that then lacks only one more. */
  private static Optional<Medal> nearMedal(BigMonsterTable table, int seat, Tableau after) {
    Tableau before = table.tableau(seat);
    return table.medals().stream()
        .filter(table::isOpen)
        .filter(medal -> medal.need() > 1)
        .filter(medal -> MedalProgress.own(medal, after) == medal.need() - 1)
        .filter(medal -> MedalProgress.own(medal, before) < medal.need() - 1)
        .findFirst();
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
      return Reason.of(BigMonsterReason.PLACE_CRYSTALS, points(preview), best(preview));
    }
    if (!preview.medals().isEmpty()) {
      return Reason.of(BigMonsterReason.PLACE_MEDAL, preview.medals().get(0));
    }
    return gain > 0
        ? Reason.of(BigMonsterReason.PLACE_POINTS, gain)
        : Reason.of(BigMonsterReason.PLACE_PROMISE);
  }

  /** The colour of the crystal that is worth most. */
  private static Colour best(Preview preview) {
    Colour best = preview.crystals().get(0).colour();
    for (Crystal crystal : preview.crystals()) {
      best = crystal.colour().points() > best.points() ? crystal.colour() : best;
    }
    return best;
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
