package org.monsterbox.app.games.thirteen.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.seats.SeatChip;
import org.monsterbox.app.games.thirteen.seats.SeatHeader;
import org.monsterbox.app.games.thirteen.seats.SeatPanel;
import org.monsterbox.app.games.thirteen.sheets.Sheets;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;

/** Where things lie on a phone; a tablet has its own layout. */
public final class TableLayout {

  private static final float EDGE = 6;
  private static final float GAP = 6;
  private static final float LEAST_CHIP = 108;
  private static final float CHIP_ROOM = 20;
  private static final float LEAST_COLUMN = 262;
  private static final float OWN_LEAST = 78;
  private static final float OWN_MOST = 250;

  /** Cards beside the grid are worth looking at from this height on. */
  private static final float CARDS_LEAST = 110;

  private final Moment moment;
  private final Moment sheets;
  private final Stage stage;
  private final Bounds all;

  /**
   * A layout of what is to be seen.
   *
   * @param sheets the same moment, written as on sheets
   */
  public TableLayout(Moment moment, Moment sheets) {
    this.moment = moment;
    this.sheets = sheets;
    this.stage = moment.stage();
    this.all = Bounds.of(0, 0, stage.width(), stage.height()).inset(EDGE);
  }

  public Scene scene() {
    Easel easel = new Easel();
    Optional<Sheet> sheet = new Sheets(sheets).open();
    if (stage.isTablet()) {
      new TabletLayout(moment, easel, all).place(sheet);
    } else if (sheet.isPresent()) {
      easel.behind(this::table);
      sheet.get().place(Bounds.of(0, 0, stage.width(), stage.height()), easel);
    } else {
      table(easel);
    }
    return easel.scene(stage);
  }

  private void table(Easel easel) {
    if (stage.isLandscape()) {
      landscape(easel);
    } else {
      portrait(easel);
    }
  }

  /** Opponents above the grid, the viewer and what he can do below it. */
  private void portrait(Easel easel) {
    float strip = stripHeight();
    Desk desk = new Desk(moment);
    float deskHeight = deskHeight(desk, all.width(), all.height() * 0.3f);
    float forGrid = all.height() - strip - deskHeight - 2 * GAP;
    float grid = Math.min(all.width(), forGrid);
    boolean ownBelow = forGrid - grid >= OWN_LEAST + GAP;
    strip(
        easel,
        new Bounds(all.left(), all.top(), all.right(), all.top() + strip),
        others(!ownBelow));
    float gridTop = all.top() + strip + GAP;
    grid(easel, Bounds.of(all.centerX() - grid / 2, gridTop, grid, grid));
    Bounds rest = new Bounds(all.left(), gridTop + grid + GAP, all.right(), all.bottom());
    if (ownBelow) {
      below(easel, rest, desk, deskHeight);
    } else {
      desk.place(rest, easel);
    }
  }

  /** The grid on the left, everything else beside it. */
  private void landscape(Easel easel) {
    float grid = Math.min(all.height(), Math.max(all.width() / 2, all.width() - LEAST_COLUMN));
    grid(easel, Bounds.of(all.left(), all.centerY() - grid / 2, grid, grid));
    float left = all.left() + grid + 2 * GAP;
    float strip = stripHeight();
    Bounds rest = new Bounds(left, all.top() + strip + GAP, all.right(), all.bottom());
    Desk desk = new Desk(moment);
    float deskHeight =
        deskHeight(
            desk,
            rest.width(),
            desk.showsCards() ? rest.height() * 0.5f : rest.height() - OWN_LEAST - GAP);
    boolean ownBelow = rest.height() - deskHeight >= OWN_LEAST + GAP;
    strip(easel, new Bounds(left, all.top(), all.right(), all.top() + strip), others(!ownBelow));
    if (ownBelow) {
      below(easel, rest, desk, deskHeight);
    } else {
      desk.place(rest, easel);
    }
  }

  private void grid(Easel easel, Bounds square) {
    if (Finale.isNear(moment.view())) {
      new Finale(moment).place(square, easel);
    } else {
      new GridPart(moment).place(square, easel);
    }
  }

  /** What the desk needs, but no more than that unless it must be. */
  private static float deskHeight(Desk desk, float width, float most) {
    if (desk.showsCards()) {
      return Math.max(CARDS_LEAST, most);
    }
    return Math.min(desk.height(width), Math.max(CARDS_LEAST, most));
  }

  /** The viewer's own seat, and the desk under it. */
  private void below(Easel easel, Bounds where, Desk desk, float deskHeight) {
    float tall = desk.showsCards() ? where.height() * 0.6f : desk.tallHeight(where.width());
    float wanted =
        where.height() - tall - GAP >= OWN_LEAST ? Math.max(deskHeight, tall) : deskHeight;
    float own = Math.min(OWN_MOST, where.height() - wanted - GAP);
    Bounds seat = new Bounds(where.left(), where.top(), where.right(), where.top() + own);
    new SeatPanel(moment, moment.sight().viewer()).place(seat, easel);
    desk.place(new Bounds(where.left(), seat.bottom() + GAP, where.right(), where.bottom()), easel);
  }

  private float stripHeight() {
    float name = new SeatHeader(moment, 0).name().height(LEAST_CHIP);
    float row = Math.max(SeatChip.LEAST_ROW, Math.min(44, stage.height() / 20));
    return name + row + CHIP_ROOM;
  }

  /** The others, in the order in which they play after the viewer; he may come first. */
  private List<Integer> others(boolean withViewer) {
    List<Integer> seats = new ArrayList<>();
    int count = moment.view().seats();
    for (int i = withViewer ? 0 : 1; i < count; i++) {
      seats.add((moment.sight().viewer() + i) % count);
    }
    return seats;
  }

  private void strip(Easel easel, Bounds bounds, List<Integer> seats) {
    float least = LEAST_CHIP * Math.max(1, stage.fontScale() * 0.8f);
    float wide = Math.max(least, (bounds.width() - GAP * (seats.size() - 1)) / seats.size());
    float whole = seats.size() * (wide + GAP) - GAP;
    easel.scrollAcross(
        "strip",
        bounds,
        whole,
        Block.fixed(
            bounds.height(),
            (where, content) -> {
              for (int i = 0; i < seats.size(); i++) {
                Bounds chip =
                    Bounds.of(where.left() + i * (wide + GAP), where.top(), wide, where.height());
                new SeatPanel(moment, seats.get(i)).place(chip, content);
              }
            }));
  }
}
