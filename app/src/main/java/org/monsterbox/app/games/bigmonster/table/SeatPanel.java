package org.monsterbox.app.games.bigmonster.table;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.bigmonster.moment.MedalState;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.moment.Sketch;
import org.monsterbox.app.games.bigmonster.moment.Thumbnail;
import org.monsterbox.app.games.bigmonster.words.Names;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Draft;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.terms.Mode;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.Tiles;

/** A seat: who it is, what it has, its map very small. Touching it shows the map. */
record SeatPanel(Moment moment, int seat) {

  private static final float ROOM = 6;
  private static final float GAP = 4;
  private static final float ICON = 18;

  private float icon() {
    return ICON * moment.writing().scale();
  }

  float nameHeight() {
    return Math.max(icon(), moment.writing().line(style()));
  }

  private Style style() {
    return moment.writing().strong().lines(1);
  }

  void place(Bounds bounds, Easel easel) {
    easel.add(paper(bounds));
    Bounds inner = bounds.inset(ROOM);
    Bounds name = Bounds.of(inner.left(), inner.top(), inner.width(), nameHeight());
    header(name, easel);
    Bounds rest = new Bounds(inner.left(), name.bottom() + GAP, inner.right(), inner.bottom());
    if (rest.height() >= icon()) {
      body(rest, easel);
    }
  }

  private Node paper(Bounds bounds) {
    boolean acts = moment.acts(seat);
    Piece paper = moment.writing().stationery().panel(moment.tools().supplies().seatPaper(acts));
    boolean isWatched =
        moment.draft() instanceof Sketch.Watching watching && watching.seat() == seat;
    boolean isOwn = seat == moment.viewer() && !moment.isOver();
    Node node =
        Node.of(
            Role.BUTTON,
            "seat-" + seat,
            bounds,
            acts ? moment.tools().frames().chosen(paper) : paper,
            summary());
    return moment.table().hasTableaus()
        ? node.tapped(Moment.draw(isWatched || isOwn ? Draft.NONE : new Sketch.Watching(seat)))
            .selected(isWatched)
        : node;
  }

  /** Mark, name and points. */
  private void header(Bounds where, Easel easel) {
    float right = where.right();
    if (moment.table().hasTableaus() && moment.showsScores()) {
      String points = Integer.toString(moment.table().sheet(seat).total());
      float wide = moment.writing().lettering().width(points, style()) + 2;
      right -= wide;
      easel.add(
          moment
              .writing()
              .silentLine(
                  id("points"),
                  new Bounds(right, where.top(), where.right(), where.bottom()),
                  points,
                  style().end()));
      right -= GAP;
    }
    easel.add(
        Node.decoration(
            id("mark"),
            Bounds.of(where.left(), where.top(), icon(), where.height()),
            moment.tools().supplies().mark(moment.seat(seat).mark())));
    float left = where.left() + icon() + GAP;
    easel.add(
        moment
            .writing()
            .silentLine(
                id("name"),
                new Bounds(left, where.top(), Math.max(left + 1, right), where.bottom()),
                teamName(),
                style()));
  }

  /** Partners have the same letter. */
  private String teamName() {
    BigMonsterTable table = moment.table();
    return table.mode() == Mode.TEAM
        ? moment.text(R.string.bm_in_team, moment.name(seat), Names.row(table.side(seat)))
        : moment.name(seat);
  }

  /** The map, and beside it what lies before the seat. */
  private void body(Bounds where, Easel easel) {
    List<Piece> icons = icons();
    float size = Math.min(where.height(), Math.max(icon(), where.height() / 2));
    float wide = icons.isEmpty() ? 0 : size;
    if (moment.table().hasTableaus()) {
      float count = penalty(where, easel);
      Bounds map =
          new Bounds(where.left() + count, where.top(), where.right() - wide, where.bottom());
      easel.add(
          Node.decoration(
              id("map"), map, new Thumbnail(moment.props(), moment.table().tableau(seat))));
    }
    float high = icons.size() > 1 ? where.height() / icons.size() : size;
    for (int i = 0; i < icons.size(); i++) {
      easel.add(
          Node.decoration(
              id("icon-" + i),
              Bounds.of(where.right() - wide, where.top() + i * high, wide, Math.min(high, size)),
              icons.get(i)));
    }
  }

  /**
   * What is compared for the penalty, in the lower corner: everybody watches who has least. Returns
   * how much room it takes beside the map.
   */
  private float penalty(Bounds where, Easel easel) {
    Style small = moment.writing().small().lines(1);
    String count = new MedalState(moment, Medal.PENALTY).progress(seat).get(0);
    float wide = moment.writing().lettering().width(count, small) + 2;
    float high = Math.min(where.height(), Math.max(icon(), moment.writing().line(small)));
    float top = where.bottom() - high;
    easel.add(
        Node.decoration(
                id("penalty"),
                Bounds.of(where.left(), top, icon(), high),
                moment.props().coin(Medal.PENALTY, true))
            .explained(moment.explained().medal(Medal.PENALTY)));
    easel.add(
        moment
            .writing()
            .silentLine(
                id("penalty-count"),
                Bounds.of(where.left() + icon() + 2, top, wide, high),
                count,
                small));
    return icon() + wide + GAP;
  }

  /** A tile that lies face down or waits to be placed, and the ship. */
  private List<Piece> icons() {
    BigMonsterTable table = moment.table();
    List<Piece> icons = new ArrayList<>();
    if (table.hasTableaus() && !table.mode().isSeries()) {
      icons.add(moment.props().ship(!table.isShipFree(seat)));
    }
    if (table.revealed(seat) != Tiles.NONE) {
      icons.add(moment.props().tile(table.revealed(seat)));
    } else if (table.hasChosen(seat)) {
      icons.add(moment.props().back());
    }
    return icons;
  }

  private String summary() {
    BigMonsterTable table = moment.table();
    if (!table.hasTableaus()) {
      return moment.say(
          table.hasChosen(seat) ? R.string.bm_seat_has_chosen : R.string.bm_seat_chooses,
          moment.seat(seat));
    }
    Tableau tableau = table.tableau(seat);
    String points =
        moment.showsScores()
            ? moment.names().points(table.sheet(seat).total())
            : moment.text(R.string.bm_points_hidden);
    return moment.text(
        R.string.bm_seat,
        teamName(),
        points,
        moment.names().tiles(tableau.size()),
        moment.names().explorer(tableau.explorer()),
        new MedalState(moment, Medal.PENALTY).spoken(seat));
  }

  private String id(String part) {
    return "seat-" + seat + "-" + part;
  }
}
