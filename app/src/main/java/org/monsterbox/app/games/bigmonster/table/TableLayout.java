package org.monsterbox.app.games.bigmonster.table;

import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.bigmonster.map.MapPart;
import org.monsterbox.app.games.bigmonster.map.Trying;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.games.bigmonster.sheets.Sheets;
import org.monsterbox.app.games.bigmonster.sheets.TileBrowser;
import org.monsterbox.app.games.layout.Block;
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
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.bigmonster.tiles.Explorer;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/** Where things lie: on a phone one below the other, on a tablet around the map. */
final class TableLayout {

  static final float GAP = 6;
  private static final float EDGE = 6;
  private static final float MOST_EXPLORER = 96;

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
    menu(easel);
    Scene scene = easel.scene(moment.stage());
    return isRoundTheTable() ? scene.turnedRound() : scene;
  }

  /** What can be looked at besides, at any time. */
  private void menu(Easel easel) {
    if (moment.table().hasTableaus() && !moment.isOver()) {
      if (moment.showsScores()) {
        easel.menu(
            Choice.plain(
                "open-scores", moment.text(R.string.bm_scores), Moment.draw(new Sketch.Scores())));
      }
      easel.menu(TileBrowser.open(moment));
    }
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

  /** What is about the tile that is tried; else the way back from another map, or the medals. */
  static void desk(Moment moment, Bounds where, Easel easel) {
    if (!moment.table().hasTableaus()) {
      return;
    }
    Optional<Trying> trying = Trying.of(moment);
    if (isWatching(moment)) {
      watched(moment, where, easel);
    } else if (trying.isPresent()) {
      new Desk(moment, trying.get()).place(where, easel);
    } else if (isWatchedPlacing(moment)) {
      new Placed(moment, moment.table().actor()).place(where, easel);
    } else if (!moment.stage().isTablet()) {
      new MedalBar(moment).place(where, easel);
    } else {
      explorer(moment, moment.viewer(), where, easel);
    }
  }

  /** Whether somebody else has taken a tile out of a row and is about to place it. */
  private static boolean isWatchedPlacing(Moment moment) {
    BigMonsterTable table = moment.table();
    return table.phase() == Phase.PLACE
        && table.mode().isSeries()
        && table.actor() != moment.viewer()
        && table.revealed(table.actor()) != Tiles.NONE;
  }

  /** Whose map lies in the middle, and the way back from it. */
  private static void watched(Moment moment, Bounds where, Easel easel) {
    Buttons back = back(moment);
    float high = back.height(where.width());
    back.place(
        new Bounds(where.left(), where.bottom() - high, where.right(), where.bottom()), easel);
    Bounds above =
        new Bounds(where.left(), where.top(), where.right(), where.bottom() - high - GAP);
    if (above.height() > 0) {
      explorer(moment, shownSeat(moment), above, easel);
    }
  }

  /** Who explores that map, and what for. */
  private static void explorer(Moment moment, int seat, Bounds where, Easel easel) {
    Explorer explorer = moment.table().tableau(seat).explorer();
    Block words =
        moment
            .writing()
            .block(
                "desk-explorer",
                moment.text(
                    R.string.bm_preview,
                    moment.name(seat),
                    moment
                        .writing()
                        .phrases()
                        .then(
                            moment.names().explorer(explorer),
                            moment.words().tiles().ability(explorer))),
                moment.writing().body());
    float side = Math.min(where.height(), Math.min(MOST_EXPLORER, where.width() / 3));
    easel.add(
        Node.decoration(
                "desk-explorer-picture",
                Bounds.of(where.left(), where.centerY() - side / 2, side, side),
                moment.props().explorer(explorer))
            .explained(moment.explained().explorer(explorer)));
    Bounds beside =
        new Bounds(where.left() + side + GAP, where.top(), where.right(), where.bottom());
    float spare = Math.max(0, beside.height() - words.height(beside.width())) / 2;
    easel.scroll(
        "desk-text",
        new Bounds(beside.left(), beside.top() + spare, beside.right(), beside.bottom()),
        words);
  }

  /** The way back from a map that is only looked at. */
  private static Buttons back(Moment moment) {
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
