package org.monsterbox.app.games.bigmonster;

import android.text.TextUtils;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Style;
import org.monsterbox.core.bigmonster.BigMonsterTable;

/** Which turn it is, and in which order the seats act; where packets are passed, also the ships. */
record TurnPart(Moment moment) {

  private static final float ROOM = 6;
  private static final float MARK = 22;
  private static final float SHIP = 44;
  private static final float GIVER = 12;
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

  private String label() {
    List<String> names = new ArrayList<>();
    for (int seat : moment.table().order()) {
      names.add(
          hasShips()
              ? moment.text(R.string.bm_progress_of, moment.name(seat), Ships.state(moment, seat))
              : moment.name(seat));
    }
    return moment.text(R.string.bm_order, title(), TextUtils.join(", ", names));
  }

  private boolean hasShips() {
    return moment.table().hasTableaus() && !moment.table().mode().isSeries();
  }

  private Style style() {
    return moment.writing().small().lines(2).middle();
  }

  /** How high it has to be where it is small. */
  float height() {
    return 2 * moment.writing().line(style()) + MARK + 2 * ROOM + 4;
  }

  /** Small: the turn over the marks of the seats in their order. */
  void place(Bounds where, Easel easel) {
    easel.add(paper(where));
    Bounds inner = where.inset(ROOM);
    List<Integer> order = moment.table().order();
    float size = Math.min(MARK, inner.width() / order.size());
    float marksTop = inner.bottom() - size;
    easel.add(
        moment
            .writing()
            .silentLine(
                "turn-title",
                new Bounds(inner.left(), inner.top(), inner.right(), marksTop - 2),
                shortTitle(),
                style()));
    float left = inner.centerX() - size * order.size() / 2;
    for (int i = 0; i < order.size(); i++) {
      easel.add(mark(order.get(i), Bounds.of(left + i * size, marksTop, size, size)));
    }
  }

  private Node paper(Bounds where) {
    return Node.of(Role.TEXT, "turn", where, moment.writing().stationery().panel(), label());
  }

  private Node mark(int seat, Bounds bounds) {
    return Node.decoration(
        "order-" + seat, bounds, moment.tools().supplies().mark(moment.seat(seat).mark()));
  }

  /** How high it is as a list. */
  float listHeight(float width) {
    return titleHeight(width - 2 * ROOM) + 3 * ROOM + moment.table().seats() * rowHeight();
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
