package org.monsterbox.app.games.bigmonster.table;

import static org.monsterbox.app.games.bigmonster.table.TableLayout.GAP;

import org.monsterbox.app.games.bigmonster.map.Hand;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;

/**
 * A phone: the seats, the map, the tray with all tiles, and below it what is about the tile that is
 * tried or, while there is none, the medals. Where these lie does not depend on what is done.
 */
final class PhoneLayout {

  private static final float LEAST_CHIP = 76;
  private static final float TURN = 76;
  private static final float MAP_IN_CHIP = 22;
  private static final float TRAY_SHARE = 0.27f;
  private static final float DESK = 112;
  private static final float DESK_SHARE = 0.24f;
  private static final float TIGHT = 400;
  private static final float TIGHT_SIDE = 300;

  /** A button, and a line above it. */
  private static final float LEAST_DESK = 84;

  /** On its side: how much the map takes, and what the tray beside it needs at least. */
  private static final float MAP_SHARE = 0.56f;

  private static final float LEAST_SIDE = 250;
  private static final float MOST_SIDE_SHARE = 0.6f;

  private final Moment moment;
  private final Easel easel;
  private final Bounds all;

  PhoneLayout(Moment moment, Easel easel, Bounds all) {
    this.moment = moment;
    this.easel = easel;
    this.all = all;
  }

  void place() {
    if (moment.stage().isLandscape()) {
      float side =
          Math.min(
              Math.max(LEAST_SIDE, all.width() * (1 - MAP_SHARE)), all.width() * MOST_SIDE_SHARE);
      float left = all.right() - side;
      TableLayout.map(moment, new Bounds(all.left(), all.top(), left - GAP, all.bottom()), easel);
      Bounds beside = new Bounds(left, all.top(), all.right(), all.bottom());
      strip(Bounds.of(left, all.top(), side, stripHeight()));
      float desk = desk(beside);
      float top = all.top() + stripHeight() + GAP;
      float bottom = all.bottom() - desk - GAP;
      float tray = Math.min(bottom - top, new Hand(moment).height(side, bottom - top));
      hand(new Bounds(left, bottom - tray, all.right(), bottom));
    } else {
      strip(Bounds.of(all.left(), all.top(), all.width(), stripHeight()));
      float bottom = all.bottom() - desk(all) - GAP;
      if (!new Hand(moment).isAway()) {
        float tray = new Hand(moment).height(all.width(), all.height() * TRAY_SHARE);
        hand(new Bounds(all.left(), bottom - tray, all.right(), bottom));
        bottom -= tray + GAP;
      }
      float top = all.top() + stripHeight() + GAP;
      TableLayout.map(moment, new Bounds(all.left(), top, all.right(), bottom), easel);
    }
  }

  private void hand(Bounds where) {
    new Hand(moment).place(where, easel);
  }

  /** What is below the tray; returns how high it is. */
  private float desk(Bounds where) {
    float least = isTight() ? LEAST_DESK : MedalBar.leastHeight();
    float wanted = DESK * Math.max(1, moment.stage().fontScale() * 0.75f);
    float high = Math.max(least, Math.min(wanted, where.height() * DESK_SHARE));
    TableLayout.desk(
        moment,
        new Bounds(where.left(), where.bottom() - high, where.right(), where.bottom()),
        easel);
    return high;
  }

  /** Whether there is hardly room for the map: a small phone with large letters. */
  private boolean isTight() {
    return all.height() < (moment.stage().isLandscape() ? TIGHT_SIDE : TIGHT);
  }

  private float stripHeight() {
    if (isTight()) {
      return Node.LEAST_TARGET;
    }
    float seats = new SeatPanel(moment, 0).nameHeight() + MAP_IN_CHIP + 16;
    return Math.max(seats, new TurnPart(moment).height());
  }

  private void strip(Bounds where) {
    int count = moment.table().seats();
    float scale = Math.max(1, moment.stage().fontScale() * 0.75f);
    float turn = TURN * scale;
    float least = LEAST_CHIP * scale;
    float wide = Math.max(least, (where.width() - turn - GAP * count) / count);
    easel.scrollAcross(
        "strip",
        where,
        turn + count * (wide + GAP),
        Block.fixed(
            where.height(),
            (bounds, content) -> {
              new TurnPart(moment)
                  .place(Bounds.of(bounds.left(), bounds.top(), turn, bounds.height()), content);
              for (int i = 0; i < count; i++) {
                int seat = (moment.viewer() + i) % count;
                float left = bounds.left() + turn + GAP + i * (wide + GAP);
                new SeatPanel(moment, seat)
                    .place(Bounds.of(left, bounds.top(), wide, bounds.height()), content);
              }
            }));
  }
}
