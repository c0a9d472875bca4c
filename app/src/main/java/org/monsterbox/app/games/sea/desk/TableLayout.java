package org.monsterbox.app.games.sea.desk;

import java.util.Optional;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.SeaMap;
import org.monsterbox.app.games.sea.chart.ChartPart;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;

/**
 * Where things lie. On a phone that is held upright the chart lies on its side: so it is as large
 * as can be.
 */
public final class TableLayout {

  private static final float EDGE = 6;
  private static final float GAP = 6;

  /** Smaller cells cannot be told apart: then the chart is panned. */
  private static final float LEAST_CELL = 26;

  private static final float SIDE = 76;
  private static final float TABLET_SIDE = 132;

  /** The chart keeps its size whatever lies on the desk, mostly. */
  private static final float LEAST_DESK = 0.25f;

  private static final float DESK = 0.45f;
  private static final float BESIDE = 216;

  private final Moment moment;
  private final Stage stage;
  private final Bounds all;

  public TableLayout(Moment moment) {
    this.moment = moment;
    this.stage = moment.stage();
    this.all = Bounds.of(0, 0, stage.width(), stage.height()).inset(EDGE);
  }

  /** Whether the chart lies on its side. */
  static boolean isTurned(Stage stage) {
    return !stage.isLandscape();
  }

  public Scene scene() {
    Easel easel = new Easel();
    Optional<Sheet> sheet = new Sheets(moment).open();
    if (sheet.isPresent()) {
      easel.behind(this::table);
      sheet.get().place(Bounds.of(0, 0, stage.width(), stage.height()), easel);
    } else {
      table(easel);
    }
    return easel.scene(stage);
  }

  private void table(Easel easel) {
    if (stage.isLandscape() && !stage.isTablet()) {
      lying(easel);
    } else {
      standing(easel);
    }
  }

  /** The desk below the chart, the others beside it. */
  private void standing(Easel easel) {
    Desk desk = new Desk(moment);
    float least = all.height() * LEAST_DESK;
    float low = Math.max(least, Math.min(desk.height(all.width()), all.height() * DESK));
    Bounds above = new Bounds(all.left(), all.top(), all.right(), all.bottom() - low - GAP);
    float narrow = stage.isTablet() ? TABLET_SIDE : SIDE;
    float side = narrow * Math.max(1, (1 + stage.fontScale()) / 2 * moment.writing().scale());
    Bounds forChart =
        new Bounds(above.left(), above.top(), above.right() - side - GAP, above.bottom());
    SeaMap map = SeaMap.fitting(forChart, isTurned(stage), LEAST_CELL);
    float wide = Math.min(forChart.width(), map.width());
    float high = Math.min(forChart.height(), map.height());
    PileRow piles = new PileRow(moment);
    boolean counts = piles.fits(wide) && above.height() - high >= piles.height() + GAP;
    float below = counts ? piles.height() + GAP : 0;
    float top = above.top() + (above.height() - high - below) / 2;
    Bounds window = Bounds.of(above.left(), top, wide, high);
    new ChartPart(moment, map).place(window, easel);
    if (counts) {
      piles.place(Bounds.of(window.left(), window.bottom() + GAP, wide, piles.height()), easel);
    }
    Bounds column = new Bounds(window.right() + GAP, above.top(), above.right(), above.bottom());
    Block others = new Side(moment, !counts).column(column.width());
    easel.scroll("side", column, others);
    desk.placeLow(new Bounds(all.left(), above.bottom() + GAP, all.right(), all.bottom()), easel);
  }

  /** The desk beside the chart, the others below it. */
  private void lying(Easel easel) {
    float beside = BESIDE * (1 + (stage.fontScale() - 1) * 0.35f);
    Bounds left = new Bounds(all.left(), all.top(), all.right() - beside - GAP, all.bottom());
    Block others = new Side(moment, true).rows(left.width());
    float wanted = Math.min(others.height(left.width()), left.height() * 0.34f);
    Bounds forChart =
        new Bounds(left.left(), left.top(), left.right(), left.bottom() - wanted - GAP);
    SeaMap map = SeaMap.fitting(forChart, false, LEAST_CELL);
    float wide = Math.min(forChart.width(), map.width());
    float high = Math.min(forChart.height(), map.height());
    Bounds window = Bounds.of(left.centerX() - wide / 2, left.top(), wide, high);
    new ChartPart(moment, map).place(window, easel);
    easel.scroll(
        "side",
        new Bounds(left.left(), window.bottom() + GAP, left.right(), left.bottom()),
        others);
    new Desk(moment)
        .placeBeside(new Bounds(left.right() + GAP, all.top(), all.right(), all.bottom()), easel);
  }
}
