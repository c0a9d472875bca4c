package org.monsterbox.app.games.bigmonster.table;

import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.bigmonster.map.MapPart;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.games.bigmonster.sheets.Sheets;
import org.monsterbox.app.games.layout.Buttons;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.scene.lettering.Style;

/** Where things lie: on a phone one below the other, on a tablet around the map. */
final class TableLayout {

  static final float GAP = 6;
  private static final float EDGE = 6;

  private final Moment moment;

  public TableLayout(Moment moment) {
    this.moment = moment;
  }

  public Scene scene() {
    Easel easel = new Easel();
    Bounds stage = Bounds.of(0, 0, moment.stage().width(), moment.stage().height());
    Bounds all = stage.inset(EDGE);
    Optional<Sheet> sheet = new Sheets(moment).open();
    if (moment.stage().isTablet()) {
      new TabletLayout(moment, easel, all).place(sheet);
    } else if (sheet.isPresent()) {
      easel.behind(table -> new PhoneLayout(moment, table, all).place());
      sheet.get().place(stage, easel);
    } else {
      new PhoneLayout(moment, easel, all).place();
    }
    Scene scene = easel.scene(moment.stage());
    return isRoundTheTable() ? scene.turnedRound() : scene;
  }

  /** Whether the tablet lies on the table and whoever looks sits at its upper edge. */
  private boolean isRoundTheTable() {
    boolean isShared = moment.seats().stream().filter(Seat::isPerson).count() > 1;
    return moment.stage().flat()
        && moment.stage().isTablet()
        && isShared
        && moment.seat(moment.viewer()).sitsBeyond(moment.seats().size());
  }

  /** Whose map lies in the middle. */
  static int shownSeat(Moment moment) {
    return moment.draft() instanceof Sketch.Watching watching ? watching.seat() : moment.viewer();
  }

  static boolean isWatching(Moment moment) {
    return moment.draft() instanceof Sketch.Watching;
  }

  /** The map, or what is to be waited for before there is one. */
  static void map(Moment moment, Bounds where, Easel easel) {
    if (moment.table().hasTableaus()) {
      new MapPart(moment, shownSeat(moment)).place(where, easel);
      return;
    }
    Style style = moment.writing().heading().middle().lines(4);
    String text = moment.text(R.string.bm_waiting_for_explorers);
    easel.add(
        Node.of(
            Role.TEXT,
            "waiting",
            where,
            moment.writing().fitted(where.width(), where.height(), text, style),
            text));
  }

  /** The way back from a map that is only looked at. */
  static Buttons back(Moment moment) {
    String text =
        moment.isOver()
            ? moment.text(R.string.bm_back_to_scores)
            : moment.text(R.string.bm_back_to_own);
    // The scores have been told already.
    Draft before = moment.isOver() ? new Sketch.Scores() : Draft.NONE;
    return Buttons.of(
        moment.tools(), 1, List.of(Choice.primary("close", text, Moment.draw(before))));
  }
}
