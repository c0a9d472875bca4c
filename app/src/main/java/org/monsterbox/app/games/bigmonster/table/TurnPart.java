package org.monsterbox.app.games.bigmonster.table;

import android.text.TextUtils;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.sheets.Ships;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;

/**
 * Which turn it is, and in which order the seats act, now and in the next turn; where packets are
 * passed, also the ships.
 */
record TurnPart(Moment moment) {

  private static final float ROOM = 6;
  private static final float MARK = 22;
  private static final float SHIP = 44;
  private static final float GIVER = 12;
  private static final float NEXT = 14;
  private static final float SMALL_MARK = 17;
  private static final float SMALL_NEXT = 11;
  private static final int FAINT = 170;
  private static final int TURNS_OF_A_DAY = 9;

  private String title() {
    BigMonsterTable table = moment.table();
    return table.mode().isSeries()
        ? moment.text(R.string.bm_turn, table.turn(), table.mode().placements())
        : moment.text(R.string.bm_day_and_turn, table.day(), table.turn(), TURNS_OF_A_DAY);
  }

  private String shortTitle() {
    BigMonsterTable table = moment.table();
    return table.mode().isSeries()
        ? moment.text(R.string.bm_turn_short, table.turn(), table.mode().placements())
        : moment.text(R.string.bm_day_short, table.day(), table.turn(), TURNS_OF_A_DAY);
  }

  /** Only the numbers where there is no room for more. */
  private String titleWithin(float width) {
    if (moment.writing().lettering().width(shortTitle(), style()) <= width) {
      return shortTitle();
    }
    BigMonsterTable table = moment.table();
    return moment.text(
        R.string.bm_turn_numbers,
        table.turn(),
        table.mode().isSeries() ? table.mode().placements() : TURNS_OF_A_DAY);
  }

  private String label() {
    List<String> names = new ArrayList<>();
    for (int seat : moment.table().order()) {
      names.add(
          hasShips()
              ? moment.text(R.string.bm_progress_of, moment.name(seat), Ships.state(moment, seat))
              : moment.name(seat));
    }
    String now = moment.text(R.string.bm_order, title(), TextUtils.join(", ", names));
    List<String> next = new ArrayList<>();
    for (int seat : moment.table().nextOrder()) {
      next.add(moment.name(seat));
    }
    return next.isEmpty()
        ? now
        : moment.text(R.string.bm_order_then, now, TextUtils.join(", ", next));
  }

  private boolean hasShips() {
    return moment.table().hasTableaus() && !moment.table().mode().isSeries();
  }

  private Style style() {
    return moment.writing().small().lines(2).middle();
  }

  /** How high it has to be where it is small. */
  float height() {
    return moment.writing().line(style()) + SMALL_MARK + SMALL_NEXT + 2 * ROOM + 4;
  }

  /** Small: the turn over the marks of the seats in their order. */
  void place(Bounds where, Easel easel) {
    easel.add(paper(where));
    Bounds inner = where.inset(ROOM);
    List<Integer> order = moment.table().order();
    float size = Math.min(SMALL_MARK, inner.width() / order.size());
    float marksTop = inner.bottom() - SMALL_NEXT - 2 - size;
    boolean isTight = marksTop - inner.top() < moment.writing().line(style()) / 2;
    easel.add(
        moment
            .writing()
            .silentLine(
                "turn-title",
                new Bounds(
                    inner.left(), inner.top(), inner.right(), isTight ? inner.bottom() : marksTop),
                titleWithin(inner.width()),
                style().lines(1)));
    if (isTight) {
      return;
    }
    float left = inner.centerX() - size * order.size() / 2;
    for (int i = 0; i < order.size(); i++) {
      easel.add(mark(order.get(i), Bounds.of(left + i * size, marksTop, size, size)));
    }
    float small = Math.min(SMALL_NEXT, inner.width() / order.size());
    next(inner.centerX() - small * order.size() / 2, inner.bottom() - SMALL_NEXT / 2, small, easel);
  }

  /** The order of the next turn, smaller and fainter. */
  private void next(float left, float middle, float size, Easel easel) {
    List<Integer> order = moment.table().nextOrder();
    for (int i = 0; i < order.size(); i++) {
      int mark = moment.seat(order.get(i)).mark();
      easel.add(
          Node.decoration(
              "next-" + order.get(i),
              Bounds.of(left + i * size, middle - size / 2, size, size).inset(1),
              Layers.faint(moment.tools().supplies().mark(mark), FAINT)));
    }
  }

  private Node paper(Bounds where) {
    Node node = Node.of(Role.TEXT, "turn", where, moment.writing().stationery().panel(), label());
    return hasShips() ? node.explained(moment.explained().ship()) : node;
  }

  private Node mark(int seat, Bounds bounds) {
    return Node.decoration(
        "order-" + seat, bounds, moment.tools().supplies().mark(moment.seat(seat).mark()));
  }

  /** How high it is as a list. */
  float listHeight(float width) {
    return titleHeight(width - 2 * ROOM) + 3 * ROOM + (moment.table().seats() + 1) * rowHeight();
  }

  private float titleHeight(float width) {
    return moment.writing().lettering().height(title(), style(), width);
  }

  private float rowHeight() {
    return Math.max(MARK + 4, moment.writing().line(moment.writing().body()) + 2);
  }

  /** Large: a line for each seat, with its ship. */
  void placeList(Bounds where, Easel easel) {
    easel.add(paper(where));
    Bounds inner = where.inset(ROOM);
    float line = titleHeight(inner.width());
    easel.add(
        moment
            .writing()
            .silentLine(
                "turn-title",
                Bounds.of(inner.left(), inner.top(), inner.width(), line),
                title(),
                style()));
    float top = inner.top() + line + ROOM;
    List<Integer> order = moment.table().order();
    for (int i = 0; i < order.size(); i++) {
      row(
          order.get(i),
          Bounds.of(inner.left(), top + i * rowHeight(), inner.width(), rowHeight()),
          easel);
    }
    if (!moment.table().nextOrder().isEmpty()) {
      float middle = top + (order.size() + 0.5f) * rowHeight();
      float marks = inner.right() - NEXT * order.size();
      easel.add(
          moment
              .writing()
              .silentLine(
                  "next-title",
                  new Bounds(
                      inner.left(), middle - rowHeight() / 2, marks, middle + rowHeight() / 2),
                  moment.text(R.string.bm_next_turn),
                  moment.writing().small().lines(1)));
      next(marks, middle, NEXT, easel);
    }
  }

  /** Whose packet lies on the ship, by their mark. */
  private void giver(int seat, Bounds ship, Easel easel) {
    int from = moment.table().shipFrom(seat);
    if (from != BigMonsterTable.NOBODY) {
      easel.add(
          Node.decoration(
              "order-giver-" + seat,
              Bounds.of(ship.left(), ship.bottom() - GIVER, GIVER, GIVER),
              moment.tools().supplies().mark(moment.seat(from).mark())));
    }
  }

  private void row(int seat, Bounds where, Easel easel) {
    easel.add(mark(seat, Bounds.of(where.left(), where.top() + 1, MARK, where.height() - 2)));
    float right = where.right() - (hasShips() ? SHIP : 0);
    easel.add(
        moment
            .writing()
            .silentLine(
                "order-name-" + seat,
                new Bounds(where.left() + MARK + ROOM, where.top(), right, where.bottom()),
                moment.name(seat),
                moment.writing().body().lines(1)));
    if (hasShips()) {
      easel.add(
          Node.decoration(
              "order-ship-" + seat,
              new Bounds(right, where.top(), where.right(), where.bottom()),
              moment.props().ship(!moment.table().isShipFree(seat))));
      giver(seat, new Bounds(right, where.top(), where.right(), where.bottom()), easel);
    }
  }
}
