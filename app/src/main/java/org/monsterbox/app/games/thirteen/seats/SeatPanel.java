package org.monsterbox.app.games.thirteen.seats;

import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.moment.Sketch;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.core.thirteen.table.ThirteenView;

/**
 * A seat with all that it owns, on a paper that opens when it is touched. Where its words are
 * depends on the room alone; what it owns is as large as there is room for it.
 */
public record SeatPanel(Moment moment, int seat) {

  /** The least height of a row of creatures or sets. */
  public static final float LEAST_ROW = 28;

  private static final float ROOM = 8;
  private static final float GAP = 6;

  /** A panel that is so many times wider than high has its name beside what it owns. */
  private static final float FLAT = 1.8f;

  private static final float LEAST_FLAT = 250;
  private static final float NAME_SHARE = 0.34f;
  private static final float MOST_NAME = 190;

  /** In less room a name and Health Points are not side by side. */
  private static final float NARROW = 130;

  /** What a seat owns is worth more than a line about its level. */
  private static final float LEAST_GOODS = 56;

  /** Fills the bounds. */
  public void place(Bounds bounds, Easel easel) {
    easel.add(paper(bounds));
    Bounds inner = bounds.inset(ROOM);
    if (inner.width() > FLAT * inner.height() && inner.width() >= LEAST_FLAT * scale()) {
      beside(inner, easel);
    } else {
      below(inner, easel);
    }
  }

  private float scale() {
    return moment.writing().scale() * moment.stage().fontScale();
  }

  private Node paper(Bounds bounds) {
    ThirteenView view = moment.view();
    boolean acts = !view.isOver() && view.actor() == seat;
    boolean hasTurn = !view.isOver() && view.active() == seat;
    Piece paper =
        moment.writing().stationery().panel(moment.tools().supplies().seatPaper(acts || hasTurn));
    return Node.of(
            Role.BUTTON,
            "seat-" + seat,
            bounds,
            acts ? moment.tools().frames().chosen(paper) : paper,
            new SeatWords(moment).summary(seat))
        .tapped(Moment.draw(new Sketch.Owned(seat)));
  }

  /** Who it is, line by line, beside what it owns. */
  private void beside(Bounds inner, Easel easel) {
    SeatHeader header = new SeatHeader(moment, seat);
    float wide = Math.min(inner.width() * NAME_SHARE, MOST_NAME * scale());
    Block lines = Blocks.stack(GAP, header.nameOnly(), header.hp(), header.level());
    if (lines.height(wide) > inner.height()) {
      lines = Blocks.stack(GAP, header.name(), header.level());
    }
    if (lines.height(wide) > inner.height()) {
      lines = header.name();
    }
    float high = Math.min(inner.height(), lines.height(wide));
    float top = inner.centerY() - high / 2;
    lines.place(Bounds.of(inner.left(), top, wide, high), easel);
    new Goods(moment, seat)
        .place(
            new Bounds(inner.left() + wide + 2 * GAP, inner.top(), inner.right(), inner.bottom()),
            easel);
  }

  /** Who it is above what it owns. */
  private void below(Bounds inner, Easel easel) {
    SeatHeader header = new SeatHeader(moment, seat);
    boolean narrow = inner.width() < NARROW * moment.stage().fontScale();
    Block lines = narrow ? header.nameOnly() : header.name();
    Block more = Blocks.stack(GAP, lines, header.level());
    if (!narrow && inner.height() - more.height(inner.width()) - GAP >= LEAST_GOODS * scale()) {
      lines = more;
    }
    float high = lines.height(inner.width());
    lines.place(Bounds.of(inner.left(), inner.top(), inner.width(), high), easel);
    float top = Math.min(inner.bottom() - 1, inner.top() + high + GAP);
    Bounds rest = new Bounds(inner.left(), top, inner.right(), inner.bottom());
    if (narrow) {
      float hp = Math.min(header.hpWidth(), rest.width() / 2);
      Block points = header.hp();
      float line = Math.min(rest.height(), points.height(hp));
      points.place(Bounds.of(rest.left(), rest.centerY() - line / 2, hp, line), easel);
      rest = new Bounds(rest.left() + hp + GAP, rest.top(), rest.right(), rest.bottom());
    }
    new Goods(moment, seat).place(rest, easel);
  }
}
