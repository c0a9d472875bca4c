package org.monsterbox.app.games.thirteen.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.moment.Sketch;
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
  private static final float LEAST_CHIP = 100;
  private static final float CHIP_ROOM = 20;
  private static final float LEAST_COLUMN = 214;

  /** Larger letters take no more room than that from the grid. */
  private static final float MOST_SCALE = 1.25f;

  private static final float OWN_LEAST = 78;
  private static final float OWN_MOST = 250;
  private static final float DESK_SHARE = 0.56f;
  private static final float MOST_DESK = 200;
  private static final float MOST_STRIP = 120;

  private final Moment moment;
  private final Moment sheets;
  private final Stage stage;
  private final Bounds all;
  private final Desk desk;

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
    this.desk = new Desk(moment);
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
    menu(easel);
    return easel.scene(stage);
  }

  /** What is only to be looked at is in the table's menu. */
  private void menu(Easel easel) {
    easel.menu(
        Choice.plain(
            "menu-chart",
            moment.text(R.string.thirteen_chart_title),
            Moment.draw(new Sketch.Chart())));
    easel.menu(
        Choice.plain(
            "menu-help",
            moment.text(R.string.thirteen_help_title),
            Moment.draw(new Sketch.Help())));
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
    float least = desk.leastHeight(all.width());
    float below = all.height() - strip - all.width() - 2 * GAP;
    Bounds top = new Bounds(all.left(), all.top(), all.right(), all.top() + strip);
    if (!hasOwnPlace(below, least)) {
      // What is left over makes the strip higher, and where there is too little, the grid smaller.
      float more = isAlone() ? 0 : Math.max(0, Math.min(below - MOST_DESK, MOST_STRIP));
      float deskHeight = Math.max(least, below - more);
      top = new Bounds(top.left(), top.top(), top.right(), top.bottom() + more);
      float grid = Math.min(all.width(), all.bottom() - top.bottom() - deskHeight - 2 * GAP);
      strip(easel, top, seats(true));
      grid(easel, Bounds.of(all.centerX() - grid / 2, top.bottom() + GAP, grid, grid));
      desk.place(
          new Bounds(all.left(), top.bottom() + grid + 2 * GAP, all.right(), all.bottom()), easel);
      return;
    }
    strip(easel, top, seats(false));
    grid(easel, Bounds.of(all.left(), top.bottom() + GAP, all.width(), all.width()));
    below(
        easel,
        new Bounds(all.left(), top.bottom() + all.width() + 2 * GAP, all.right(), all.bottom()),
        least);
  }

  /** The grid on the left, everything else beside it. */
  private void landscape(Easel easel) {
    float column = LEAST_COLUMN * Math.max(1, Math.min(MOST_SCALE, stage.fontScale()));
    float grid = Math.min(all.height(), Math.max(all.width() / 2, all.width() - column));
    grid(easel, Bounds.of(all.left(), all.centerY() - grid / 2, grid, grid));
    float left = all.left() + grid + 2 * GAP;
    float strip = stripHeight();
    Bounds rest = new Bounds(left, all.top() + strip + GAP, all.right(), all.bottom());
    float least = desk.leastHeight(rest.width());
    boolean ownPlace = hasOwnPlace(rest.height(), least);
    strip(easel, new Bounds(left, all.top(), all.right(), all.top() + strip), seats(!ownPlace));
    if (ownPlace) {
      below(easel, rest, least);
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

  /** Whether the only person has a place of their own below the grid. */
  private boolean hasOwnPlace(float height, float leastDesk) {
    return isAlone() && height >= OWN_LEAST + GAP + leastDesk;
  }

  /** Where several people look in turn, nobody's place depends on who looks. */
  private boolean isAlone() {
    return moment.isSinglePlayer();
  }

  /** The viewer's own seat, and the desk under it. */
  private void below(Easel easel, Bounds where, float leastDesk) {
    float deskHeight = Math.max(leastDesk, Math.min(MOST_DESK, where.height() * DESK_SHARE));
    float own = Math.min(OWN_MOST, where.height() - deskHeight - GAP);
    Bounds seat = new Bounds(where.left(), where.top(), where.right(), where.top() + own);
    new SeatPanel(moment, moment.sight().viewer()).place(seat, easel);
    desk.place(new Bounds(where.left(), seat.bottom() + GAP, where.right(), where.bottom()), easel);
  }

  private float stripHeight() {
    float name = new SeatHeader(moment, 0).name().height(LEAST_CHIP);
    float row = Math.max(SeatPanel.LEAST_ROW, Math.min(44, stage.height() / 20));
    return name + row + CHIP_ROOM;
  }

  /** A person among bots first, or those after them; several people in the order of play. */
  private List<Integer> seats(boolean withViewer) {
    List<Integer> seats = new ArrayList<>();
    int count = moment.view().seats();
    int first = isAlone() ? moment.sight().viewer() : 0;
    for (int i = withViewer ? 0 : 1; i < count; i++) {
      seats.add((first + i) % count);
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
