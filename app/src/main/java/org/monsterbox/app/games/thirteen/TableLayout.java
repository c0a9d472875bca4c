package org.monsterbox.app.games.thirteen;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;

/** Where things lie on a phone, and on a tablet that stands. */
final class TableLayout {

  private static final float EDGE = 6;
  private static final float GAP = 6;
  private static final float LEAST_CHIP = 104;
  private static final float CHIP_ROOM = 14;
  private static final float OWN_LEAST = 84;
  private static final float OWN_MOST = 230;
  private static final float CARDS_LEAST = 150;

  private final Moment moment;
  private final Stage stage;
  private final Bounds all;
  private final Easel easel = new Easel();

  TableLayout(Moment moment) {
    this.moment = moment;
    this.stage = moment.stage();
    this.all = Bounds.of(0, 0, stage.width(), stage.height()).inset(EDGE);
  }

  Scene scene() {
    Optional<Sheet> sheet = new Sheets(moment).open();
    if (stage.isTablet()) {
      new TabletLayout(moment, easel, all).place(sheet);
    } else if (sheet.isPresent()) {
      sheet.get().place(all, 0, easel);
    } else if (stage.isLandscape()) {
      landscape();
    } else {
      portrait();
    }
    return easel.scene(stage);
  }

  /** Opponents above the grid, the viewer and what he can do below it. */
  private void portrait() {
    float strip = stripHeight();
    float desk = new Desk(moment).height(all.width());
    float least = Math.min(Math.max(desk, CARDS_LEAST), 190);
    float forGrid = all.height() - strip - ownLeast() - least - 3 * GAP;
    float grid = Math.min(all.width(), Math.max(forGrid, all.height() * 0.4f));
    strip(new Bounds(all.left(), all.top(), all.right(), all.top() + strip));
    float gridTop = all.top() + strip + GAP;
    new GridPart(moment).place(Bounds.of(all.centerX() - grid / 2, gridTop, grid, grid), easel);
    below(new Bounds(all.left(), gridTop + grid + GAP, all.right(), all.bottom()), desk);
  }

  /** The grid on the left, everything else beside it. */
  private void landscape() {
    float grid = Math.min(all.height(), all.width() * 0.5f);
    new GridPart(moment).place(Bounds.of(all.left(), all.centerY() - grid / 2, grid, grid), easel);
    float left = all.left() + grid + 2 * GAP;
    float strip = stripHeight();
    Bounds column = new Bounds(left, all.top(), all.right(), all.bottom());
    strip(new Bounds(left, column.top(), column.right(), column.top() + strip));
    Bounds rest = new Bounds(left, column.top() + strip + GAP, column.right(), column.bottom());
    below(rest, new Desk(moment).height(rest.width()));
  }

  /** The viewer's own seat, and the desk under it. */
  private void below(Bounds where, float desk) {
    float wanted =
        new Desk(moment).showsCards() ? Math.max(CARDS_LEAST, where.height() * 0.55f) : desk;
    float own = Math.min(OWN_MOST, Math.max(ownLeast(), where.height() - wanted - GAP));
    own = Math.min(own, where.height() - GAP - Math.min(wanted, where.height() * 0.5f));
    Bounds seat = new Bounds(where.left(), where.top(), where.right(), where.top() + own);
    new SeatPanel(moment, moment.sight().viewer()).place(seat, easel);
    new Desk(moment)
        .place(new Bounds(where.left(), seat.bottom() + GAP, where.right(), where.bottom()), easel);
  }

  private float ownLeast() {
    return Math.max(OWN_LEAST, chipHeight());
  }

  private float chipHeight() {
    return new SeatChip(moment, 0).row().height(LEAST_CHIP) + 2 * CHIP_ROOM / 2 + 4;
  }

  private float stripHeight() {
    return chipHeight();
  }

  /** The others, in the order in which they play after the viewer. */
  private void strip(Bounds bounds) {
    List<Integer> others = new ArrayList<>();
    int count = moment.view().seats();
    for (int i = 1; i < count; i++) {
      others.add((moment.sight().viewer() + i) % count);
    }
    float least = LEAST_CHIP * Math.max(1, stage.fontScale() * 0.8f);
    float wide = Math.max(least, (bounds.width() - GAP * (others.size() - 1)) / others.size());
    float whole = others.size() * (wide + GAP) - GAP;
    easel.scrollAcross(
        "strip",
        bounds,
        whole,
        Block.fixed(
            bounds.height(),
            (where, content) -> {
              for (int i = 0; i < others.size(); i++) {
                Bounds chip =
                    Bounds.of(where.left() + i * (wide + GAP), where.top(), wide, where.height());
                new SeatPanel(moment, others.get(i)).place(chip, content);
              }
            }));
  }
}
