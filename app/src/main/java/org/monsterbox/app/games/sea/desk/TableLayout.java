package org.monsterbox.app.games.sea.desk;

import java.util.Optional;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.chart.ChartPart;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Stage;

/** The whole table, and the sheet that lies over it, if any. */
public final class TableLayout {

  private final Moment moment;
  private final Stage stage;

  public TableLayout(Moment moment) {
    this.moment = moment;
    this.stage = moment.stage();
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
    TableMenu.list(moment, easel);
    TablePlan plan = TablePlan.of(moment);
    Side side = new Side(moment);
    if (plan.stacked()) {
      easel.scroll("side", plan.seats(), side.column(plan.seats().width()));
      new ChartPart(moment, plan.map()).place(plan.chart(), easel);
    } else {
      side.seats(plan.seats(), easel);
      new ChartPart(moment, plan.map()).place(plan.chart(), easel);
      side.tokens(plan.tokens(), easel);
    }
    Desk desk = new Desk(moment);
    if (plan.beside()) {
      desk.placeBeside(plan.desk(), easel);
    } else {
      desk.placeLow(plan.desk(), easel);
    }
  }
}
