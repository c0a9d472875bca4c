package org.monsterbox.app.games.thirteen.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.seats.SeatColumn;
import org.monsterbox.app.games.thirteen.seats.SeatPanel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** Where things lie on a tablet: the grid in the middle, the seats around it. */
final class TabletLayout {

  private static final float GAP = 8;
  private static final int MOST_AROUND = 4;
  private static final float LEAST_SIDE = 250;
  private static final float DESK = 150;
  private static final float LEAST_DESK = 104;
  private static final float MOST_DESK = 220;
  private static final float BAND = 132;
  private static final float LEAST_BAND = 110;

  private final Moment moment;
  private final Easel easel;
  private final Bounds all;

  TabletLayout(Moment moment, Easel easel, Bounds all) {
    this.moment = moment;
    this.easel = easel;
    this.all = all;
  }

  void place(Optional<Sheet> sheet) {
    boolean hasRoom = all.height() >= GridPart.SIDE * Node.LEAST_TARGET + 2 * (LEAST_BAND + GAP);
    if (moment.stage().flat() && moment.view().seats() <= MOST_AROUND && hasRoom) {
      flat(sheet);
    } else {
      standing(sheet);
    }
  }

  private void standing(Optional<Sheet> sheet) {
    float good = GridPart.SIDE * GridPart.GOOD_CELL;
    float room = all.height() - DESK - GAP;
    float least = Math.min(good, all.height() - LEAST_DESK - GAP);
    float grid = Math.max(least, Math.min(all.width() - 2 * (LEAST_SIDE + GAP), room));
    Bounds centre = Bounds.of(all.centerX() - grid / 2, all.top(), grid, all.height());
    if (sheet.isPresent()) {
      easel.behind(table -> gridAndDesk(centre, table));
      sheet.get().place(centre, easel);
    } else {
      gridAndDesk(centre, easel);
    }
    int count = moment.view().seats();
    int onTheLeft = (count + 1) / 2;
    Bounds left = new Bounds(all.left(), all.top(), centre.left() - GAP, all.bottom());
    Bounds right = new Bounds(centre.right() + GAP, all.top(), all.right(), all.bottom());
    new SeatColumn(moment, seats(0, onTheLeft)).place(left, onTheLeft, easel);
    new SeatColumn(moment, seats(onTheLeft, count)).place(right, onTheLeft, easel);
  }

  private void gridAndDesk(Bounds centre, Easel table) {
    float grid = centre.width();
    float below = Math.min(MOST_DESK, all.height() - grid - GAP);
    float top = all.top() + (all.height() - grid - GAP - below) / 2;
    grid(Bounds.of(centre.left(), top, grid, grid), table);
    new Desk(moment).place(Bounds.of(centre.left(), top + grid + GAP, grid, below), table);
  }

  private void grid(Bounds square, Easel table) {
    if (Finale.isNear(moment.view())) {
      new Finale(moment).place(square, table);
    } else {
      new GridPart(moment).place(square, table);
    }
  }

  private static List<Integer> seats(int from, int to) {
    List<Integer> seats = new ArrayList<>();
    for (int seat = from; seat < to; seat++) {
      seats.add(seat);
    }
    return seats;
  }

  /** Every seat at its own edge, and what it can do beside it, turned to it. */
  private void flat(Optional<Sheet> sheet) {
    boolean three = moment.view().seats() == 3;
    float good = GridPart.SIDE * GridPart.GOOD_CELL;
    float bands = three ? 1 : 2;
    float grid =
        Math.min(
            all.height() - bands * (LEAST_BAND + GAP),
            Math.max(good, all.height() - bands * (BAND + GAP)));
    float top = three ? all.top() : all.centerY() - grid / 2;
    Bounds square = Bounds.of(all.centerX() - grid / 2, top, grid, grid);
    if (sheet.isPresent()) {
      sheet.get().placeTurned(square, degrees(reader()), easel);
    } else {
      grid(square, easel);
    }
    boolean two = moment.view().seats() == 2;
    for (int seat = 0; seat < moment.view().seats(); seat++) {
      int own = seat;
      boolean acts = sheet.isEmpty() && seat == reader();
      if (two && acts) {
        easel.turned(
            besides(seat, square),
            degrees(seat),
            Block.fixed(0, (where, content) -> new Desk(moment).place(where, content)));
      }
      easel.turned(
          edge(seat, square),
          degrees(seat),
          Block.fixed(
              0,
              (where, content) -> {
                if (two) {
                  new SeatPanel(moment, own).place(where, content);
                } else {
                  place(own, acts, where, content);
                }
              }));
    }
  }

  /** Two leave the sides free: each has what it can do at its right hand. */
  private Bounds besides(int seat, Bounds square) {
    return degrees(seat) == 0
        ? new Bounds(square.right() + GAP, square.top(), all.right(), square.bottom())
        : new Bounds(all.left(), square.top(), square.left() - GAP, square.bottom());
  }

  /** Who reads the sheet: the one who has to act. */
  private int reader() {
    ThirteenView view = moment.view();
    return view.isOver() ? view.winner() : view.actor();
  }

  /** The place beside what a seat owns is always kept for what it can do. */
  private void place(int seat, boolean acts, Bounds where, Easel content) {
    boolean wide = where.width() > 3 * where.height();
    Bounds panel =
        wide
            ? Bounds.of(where.left(), where.top(), (where.width() - GAP) / 2, where.height())
            : Bounds.of(where.left(), where.top(), where.width(), (where.height() - GAP) / 2);
    Bounds desk =
        wide
            ? new Bounds(panel.right() + GAP, where.top(), where.right(), where.bottom())
            : new Bounds(where.left(), panel.bottom() + GAP, where.right(), where.bottom());
    new SeatPanel(moment, seat).place(panel, content);
    if (acts) {
      new Desk(moment).place(desk, content);
    }
  }

  /** The edges in the order of play, clockwise from the lower one. */
  private int degrees(int seat) {
    int[] two = {0, 180};
    int[] three = {0, 90, 270};
    int[] four = {0, 90, 180, 270};
    return switch (moment.view().seats()) {
      case 2 -> two[seat];
      case 3 -> three[seat];
      default -> four[seat];
    };
  }

  private Bounds edge(int seat, Bounds square) {
    return switch (degrees(seat)) {
      case 90 -> new Bounds(all.left(), square.top(), square.left() - GAP, square.bottom());
      case 180 -> new Bounds(all.left(), all.top(), all.right(), square.top() - GAP);
      case 270 -> new Bounds(square.right() + GAP, square.top(), all.right(), square.bottom());
      default -> new Bounds(all.left(), square.bottom() + GAP, all.right(), all.bottom());
    };
  }
}
