package org.monsterbox.app.games.sea.desk;

import java.util.Comparator;
import java.util.List;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.SeaMap;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Stage;

/**
 * Where everything lies on a stage. It depends on the stage and on the language alone: so nothing
 * changes its place in a whole game.
 *
 * @param chart the window onto the sea
 * @param seats who plays
 * @param tokens how things stand
 * @param desk what lies before the one who looks
 * @param stacked whether the seats lie one below the other
 * @param beside whether the desk is a column
 */
record TablePlan(
    SeaMap map,
    Bounds chart,
    Bounds seats,
    Bounds tokens,
    Bounds desk,
    boolean stacked,
    boolean beside) {

  private static final float EDGE = 6;
  private static final float GAP = 6;

  /** Smaller cells cannot be told apart: then the chart is panned. */
  private static final float LEAST_CELL = 26;

  /** Narrower than this, a stage that is upright is filled by the chart from side to side. */
  private static final float PHONE_WIDTH = 600;

  /** Lower than this, one that lies is filled by the chart from top to bottom. */
  private static final float LOW_HEIGHT = 480;

  /** So many cells have to be seen at once, or a smaller chart is better. */
  private static final float LEAST_CELLS = 6;

  private static final float BESIDE = 216;
  private static final float TABLET_BESIDE = 300;
  private static final float SIDE = 108;
  private static final float TABLET_SIDE = 168;
  private static final float ONE_ROW = 620;
  private static final float MOST_CHIPS = 0.62f;

  /** The chart is the largest part of a narrow stage. */
  private static final float MOST_DESK = 0.4f;

  /** Whether the chart lies on its side: the ice below, north to the left. */
  static boolean isTurned(Stage stage) {
    return !stage.isLandscape();
  }

  static TablePlan of(Moment moment) {
    Room room = new Room(moment);
    if (isTurned(moment.stage()) && moment.stage().width() < PHONE_WIDTH) {
      return room.filled();
    }
    if (moment.stage().isLandscape() && moment.stage().height() < LOW_HEIGHT) {
      TablePlan filled = room.filledBeside();
      if (filled.chart.width() >= filled.map.cell() * LEAST_CELLS) {
        return filled;
      }
    }
    return List.of(room.deskBelow(), room.sideAndDeskBelow(), room.deskBeside(), room.columns())
        .stream()
        .max(Comparator.comparingDouble(plan -> plan.map.cell()))
        .orElseThrow();
  }

  /** What there is to be divided. */
  private static final class Room {

    private final Bounds all;
    private final boolean turned;
    private final float chips;
    private final float counters;
    private final float low;
    private final float column;
    private final float side;

    Room(Moment moment) {
      Stage stage = moment.stage();
      all = Bounds.of(0, 0, stage.width(), stage.height()).inset(EDGE);
      turned = isTurned(stage);
      chips = new SeatChip(moment, 0).height();
      counters = Token.height(moment);
      low = Math.min(Desk.height(moment), all.height() * MOST_DESK);
      float letters = (1 + stage.fontScale()) / 2 * moment.writing().scale();
      column = (stage.isTablet() ? TABLET_BESIDE : BESIDE) * letters;
      side = (stage.isTablet() ? TABLET_SIDE : SIDE) * letters;
    }

    /** The chart from side to side, with all of its width: what is too high is panned. */
    TablePlan filled() {
      Bounds seats = Bounds.of(all.left(), all.top(), all.width(), chips);
      Bounds desk = Bounds.of(all.left(), all.bottom() - low, all.width(), low);
      float tokensTop = desk.top() - GAP - counters;
      Bounds tokens = Bounds.of(all.left(), tokensTop, all.width(), counters);
      float right = all.right() + EDGE;
      Bounds window = new Bounds(0, seats.bottom() + GAP, right, tokens.top() - GAP);
      SeaMap map = SeaMap.across(right, turned);
      float high = Math.min(map.height(), window.height());
      Bounds chart = Bounds.of(0, window.centerY() - high / 2, right, high);
      return new TablePlan(map, chart, seats, tokens, desk, false, false);
    }

    /** The chart down to the lower edge, the desk beside it: what is too wide is panned. */
    TablePlan filledBeside() {
      Bounds right = new Bounds(all.right() - column, all.top(), all.right(), all.bottom());
      Bounds tokens = Bounds.of(right.left(), right.top(), right.width(), counters);
      Bounds desk = new Bounds(right.left(), tokens.bottom() + GAP, right.right(), right.bottom());
      float wide = right.left() - GAP;
      Bounds seats = Bounds.of(all.left(), all.top(), wide - EDGE, chips);
      Bounds window = new Bounds(0, seats.bottom() + GAP, wide, all.bottom() + EDGE);
      SeaMap map = SeaMap.down(window.height(), turned);
      float shown = Math.min(wide, map.width());
      Bounds chart = Bounds.of((wide - shown) / 2, window.top(), shown, window.height());
      return new TablePlan(map, chart, seats, tokens, desk, false, true);
    }

    /** Seats above the chart, tokens and desk below it. */
    TablePlan deskBelow() {
      Bounds seats = Bounds.of(all.left(), all.top(), all.width(), chips);
      Bounds desk = Bounds.of(all.left(), all.bottom() - low, all.width(), low);
      Bounds tokens = Bounds.of(all.left(), desk.top() - GAP - counters, all.width(), counters);
      Bounds window = new Bounds(all.left(), seats.bottom() + GAP, all.right(), tokens.top() - GAP);
      return with(window, seats, tokens, desk, false, false);
    }

    /** Seats and tokens beside the chart, the desk below. */
    TablePlan sideAndDeskBelow() {
      Bounds desk = Bounds.of(all.left(), all.bottom() - low, all.width(), low);
      Bounds beside = new Bounds(all.right() - side, all.top(), all.right(), desk.top() - GAP);
      Bounds window = new Bounds(all.left(), all.top(), beside.left() - GAP, desk.top() - GAP);
      return with(window, beside, beside, desk, true, false);
    }

    /** The desk beside the chart, seats and tokens below it. */
    TablePlan deskBeside() {
      Bounds desk = new Bounds(all.right() - column, all.top(), all.right(), all.bottom());
      float wide = desk.left() - GAP - all.left();
      boolean isOneRow = wide >= ONE_ROW;
      float high = isOneRow ? Math.max(chips, counters) : chips + GAP + counters;
      Bounds below = Bounds.of(all.left(), all.bottom() - high, wide, high);
      float split = below.left() + (isOneRow ? wide * MOST_CHIPS : wide);
      Bounds seats = new Bounds(below.left(), below.top(), split, below.top() + chips);
      Bounds tokens =
          isOneRow
              ? Bounds.of(split + GAP, below.centerY() - counters / 2, wide - split, counters)
              : Bounds.of(below.left(), below.bottom() - counters, wide, counters);
      Bounds window = Bounds.of(all.left(), all.top(), wide, below.top() - GAP - all.top());
      return with(window, seats, tokens, desk, false, true);
    }

    /** Seats and tokens, the chart, the desk: side by side. */
    TablePlan columns() {
      Bounds beside = Bounds.of(all.left(), all.top(), side, all.height());
      float left = beside.right() + GAP;
      float wide = all.right() - column - GAP - left;
      SeaMap map = fitting(Bounds.of(left, all.top(), wide, all.height()));
      float used = Math.min(wide, map.width());
      // What the chart leaves is the desk’s.
      Bounds window = Bounds.of(left, all.top(), used, all.height());
      Bounds desk = new Bounds(window.right() + GAP, all.top(), all.right(), all.bottom());
      return with(window, beside, beside, desk, true, true);
    }

    private SeaMap fitting(Bounds window) {
      return SeaMap.fitting(window, turned, LEAST_CELL);
    }

    private TablePlan with(
        Bounds window, Bounds seats, Bounds tokens, Bounds desk, boolean stacked, boolean beside) {
      SeaMap map = fitting(window);
      float wide = Math.min(window.width(), map.width());
      float high = Math.min(window.height(), map.height());
      Bounds chart =
          Bounds.of(window.centerX() - wide / 2, window.centerY() - high / 2, wide, high);
      return new TablePlan(map, chart, seats, tokens, desk, stacked, beside);
    }
  }
}
