package org.monsterbox.app.games.cube;

import org.monsterbox.app.R;
import org.monsterbox.app.art.Icon;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Stationery;
import org.monsterbox.app.scene.Style;
import org.monsterbox.core.cube.CubeView;

/** Who sits on a seat, what they have so far, and whether they see no match. */
record SeatPanel(Moment moment, int seat) {

  private static final float ROOM = 6;
  private static final float MARK = 22;
  private static final float GAP = 5;

  /** Nothing is read on a panel that is lower than this. */
  static final float LEAST = 40;

  /** How high it is where all of it can be read well. */
  static float height(Moment moment) {
    return 2 * ROOM
        + moment.writing().line(moment.writing().strong())
        + moment.writing().line(moment.writing().small())
        + 2;
  }

  /** With the seat's own tiles beside it, where it has any. */
  void placeWithZone(Bounds where, Easel easel) {
    boolean hasZone = !moment.ruleSet().isShared() && where.width() > 2 * where.height();
    float side = hasZone ? where.height() : 0;
    if (hasZone) {
      easel.add(
          Node.of(
              Role.PICTURE,
              "zone-" + seat,
              Bounds.of(where.right() - side, where.top(), side, side),
              new ZonePicture(moment.props(), moment.view().shown(seat), moment.side()),
              moment.text(R.string.cube_tiles_of, moment.name(seat))));
    }
    place(new Bounds(where.left(), where.top(), where.right() - side, where.bottom()), easel);
  }

  void place(Bounds where, Easel easel) {
    CubeView view = moment.viewOf(seat);
    boolean acts = moment.actor().filter(actor -> actor == seat).isPresent();
    String label = moment.comma(moment.name(seat), moment.tableWords().standing(view, seat));
    boolean voted = moment.view().hasVoted(seat);
    Piece paper = moment.writing().stationery().panel(moment.props().supplies().seatPaper(acts));
    easel.add(
        Node.of(
            Role.TEXT,
            "seat-" + seat,
            where,
            acts ? moment.tools().frames().chosen(paper) : paper,
            voted ? moment.comma(label, moment.text(R.string.cube_no_match)) : label));
    Bounds inner = where.inset(ROOM);
    Style strong = moment.writing().strong().lines(1);
    Style small = moment.writing().small().lines(2);
    float line = Math.min(moment.writing().line(strong), inner.height() / 2);
    float mark = Math.min(MARK * moment.writing().scale(), line);
    float top = inner.top() + Math.max(0, (inner.height() - line - lower(inner, line)) / 2);
    easel.add(
        Node.decoration(
            "mark-" + seat,
            Bounds.of(inner.left(), top, mark, line),
            moment.props().supplies().mark(moment.seat(seat).mark())));
    float right = inner.right() - (voted ? mark + GAP : 0);
    easel.add(
        moment
            .writing()
            .silentLine(
                "name-" + seat,
                new Bounds(
                    inner.left() + mark + GAP,
                    top,
                    Math.max(inner.left() + mark + GAP + 1, right),
                    top + line),
                moment.name(seat),
                strong));
    if (voted) {
      easel.add(
          Node.decoration(
              "voted-" + seat,
              Bounds.of(inner.right() - mark, top, mark, line),
              moment.props().supplies().icon(Icon.CHECK, Stationery.Button.PLAIN)));
    }
    easel.add(
        moment
            .writing()
            .silentLine(
                "standing-" + seat,
                Bounds.of(inner.left(), top + line, inner.width(), lower(inner, line)),
                standing(inner, line),
                small));
  }

  private float lower(Bounds inner, float line) {
    return Math.min(high(standing(inner, line), inner), inner.height() - line);
  }

  private float high(String text, Bounds inner) {
    return moment.writing().lettering().height(text, moment.writing().small(), inner.width());
  }

  /** What the seat has, in words if there is room for them. */
  private String standing(Bounds inner, float line) {
    String words = moment.tableWords().standing(moment.viewOf(seat), seat);
    return high(words, inner) <= inner.height() - line
        ? words
        : moment.tableWords().shortStanding(moment.viewOf(seat), seat);
  }
}
