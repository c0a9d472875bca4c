package org.monsterbox.app.games.bigmonster.table;

import static org.monsterbox.app.games.bigmonster.table.TableLayout.GAP;

import org.monsterbox.app.games.bigmonster.map.Hand;
import org.monsterbox.app.games.bigmonster.map.Trying;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Buttons;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;

/** A phone: the seats above the map, the tiles to choose from and what can be done below it. */
final class PhoneLayout {

  private static final float LEAST_CHIP = 104;
  private static final float MAP_IN_CHIP = 38;
  private static final float TURN = 78;
  private static final float LEAST_MAP = 150;
  private static final float MAP_SHARE = 0.56f;

  /** What the text of the desk takes, so that the map keeps its size while tiles are tried out. */
  private static final float DESK_TEXT = 74;

  private static final float MOST_DESK = 0.34f;
  private static final float MOST_HAND = 0.2f;

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
      float wide = all.width() * MAP_SHARE;
      map(new Bounds(all.left(), all.top(), all.left() + wide, all.bottom()));
      Bounds rest = new Bounds(all.left() + wide + GAP, all.top(), all.right(), all.bottom());
      float top = above(rest, rest.height() - lowerHeight(rest));
      lower(new Bounds(rest.left(), top, rest.right(), rest.bottom()));
    } else {
      float lower = lowerHeight(all);
      float top = above(all, all.height() - lower - LEAST_MAP);
      float bottom = all.bottom() - lower;
      map(new Bounds(all.left(), top, all.right(), bottom - (lower == 0 ? 0 : GAP)));
      lower(new Bounds(all.left(), bottom, all.right(), all.bottom()));
    }
  }

  private void map(Bounds where) {
    TableLayout.map(moment, where, easel);
  }

  /** The seats, and the medals where there is room; returns where the rest begins. */
  private float above(Bounds where, float room) {
    float strip =
        Math.max(
            new SeatPanel(moment, 0).nameHeight() + MAP_IN_CHIP + 16,
            new TurnPart(moment).height());
    float bar = new MedalBar(moment).height();
    if (room < strip) {
      return where.top();
    }
    strip(Bounds.of(where.left(), where.top(), where.width(), strip));
    float top = where.top() + strip + GAP;
    if (moment.table().hasTableaus() && room >= strip + bar + 2 * GAP) {
      new MedalBar(moment).place(Bounds.of(where.left(), top, where.width(), bar), easel);
      top += bar + GAP;
    }
    return top;
  }

  private void strip(Bounds where) {
    int count = moment.table().seats();
    float scale = Math.max(1, moment.stage().fontScale() * 0.75f);
    float turn = TURN * scale;
    float least = LEAST_CHIP * scale;
    for (int seat = 0; seat < count; seat++) {
      least = Math.max(least, new SeatPanel(moment, seat).leastWidth());
    }
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

  private boolean isWatching() {
    return TableLayout.isWatching(moment);
  }

  private boolean showsHand() {
    return !isWatching() && Trying.of(moment).filter(Trying::isRevealed).isEmpty();
  }

  private float handHeight(Bounds where) {
    Hand hand = new Hand(moment);
    if (!showsHand() || hand.isEmpty()) {
      return 0;
    }
    return hand.height(hand.unit(Math.max(hand.height(0), where.height() * MOST_HAND)));
  }

  private float deskHeight(Bounds where) {
    if (isWatching()) {
      return TableLayout.back(moment).height(where.width());
    }
    Desk desk = new Desk(moment);
    float buttons = desk.leastHeight(where.width());
    boolean reserves = Trying.of(moment).isPresent();
    float wanted =
        reserves
            ? buttons + GAP + DESK_TEXT * Math.max(1, moment.stage().fontScale() * 0.8f)
            : desk.height(where.width());
    return Math.max(buttons, Math.min(wanted, where.height() * MOST_DESK));
  }

  private float lowerHeight(Bounds where) {
    float hand = handHeight(where);
    float desk = deskHeight(where);
    return hand + desk + (hand > 0 && desk > 0 ? GAP : 0);
  }

  private void lower(Bounds where) {
    if (isWatching()) {
      Buttons back = TableLayout.back(moment);
      float high = back.height(where.width());
      back.place(
          new Bounds(where.left(), where.bottom() - high, where.right(), where.bottom()), easel);
      return;
    }
    float hand = handHeight(all);
    float top = where.top();
    if (hand > 0) {
      new Hand(moment).place(Bounds.of(where.left(), top, where.width(), hand), easel);
      top += hand + GAP;
    }
    if (where.bottom() > top) {
      new Desk(moment).place(new Bounds(where.left(), top, where.right(), where.bottom()), easel);
    }
  }
}
