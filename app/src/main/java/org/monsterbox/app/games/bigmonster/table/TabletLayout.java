package org.monsterbox.app.games.bigmonster.table;

import static org.monsterbox.app.games.bigmonster.table.TableLayout.GAP;

import java.util.Optional;
import org.monsterbox.app.games.bigmonster.map.Hand;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.sheets.MedalBoard;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.layout.Sheet;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;

/** A tablet: all maps on the left, one large in the middle, medals and order on the right. */
final class TabletLayout {

  private static final float SIDE = 0.2f;
  private static final float LEAST_SIDE = 176;
  private static final float MOST_SIDE = 280;
  private static final float MOST_PANEL = 190;

  /** The tray and the desk beside it, below the map. */
  private static final float LOWER = 0.3f;

  private static final float MOST_LOWER = 230;
  private static final float TRAY = 0.58f;
  private static final float ROOM = 8;

  private final Moment moment;
  private final Easel easel;
  private final Bounds all;

  TabletLayout(Moment moment, Easel easel, Bounds all) {
    this.moment = moment;
    this.easel = easel;
    this.all = all;
  }

  void place(Optional<Sheet> sheet) {
    float side =
        Math.max(LEAST_SIDE, Math.min(MOST_SIDE, all.width() * SIDE * moment.writing().scale()));
    seats(new Bounds(all.left(), all.top(), all.left() + side, all.bottom()));
    rules(new Bounds(all.right() - side, all.top(), all.right(), all.bottom()));
    Bounds centre =
        new Bounds(all.left() + side + GAP, all.top(), all.right() - side - GAP, all.bottom());
    if (sheet.isPresent()) {
      easel.behind(table -> centre(centre, table));
      sheet.get().place(centre, easel);
    } else {
      centre(centre, easel);
    }
  }

  private void seats(Bounds where) {
    int count = moment.table().seats();
    float high = Math.min(MOST_PANEL, (where.height() - GAP * (count - 1)) / count);
    for (int seat = 0; seat < count; seat++) {
      new SeatPanel(moment, seat)
          .place(
              Bounds.of(where.left(), where.top() + seat * (high + GAP), where.width(), high),
              easel);
    }
  }

  private void rules(Bounds where) {
    TurnPart turn = new TurnPart(moment);
    float high = turn.listHeight(where.width());
    turn.placeList(Bounds.of(where.left(), where.top(), where.width(), high), easel);
    if (moment.table().hasTableaus()) {
      Bounds board =
          new Bounds(where.left(), where.top() + high + GAP, where.right(), where.bottom());
      easel.add(Node.decoration("medals", board, moment.writing().stationery().panel()));
      easel.scroll("board-body", board.inset(ROOM), new MedalBoard(moment).block());
    }
  }

  private void centre(Bounds where, Easel table) {
    float bottom = where.bottom();
    if (moment.table().hasTableaus()) {
      Hand hand = new Hand(moment);
      float share = hand.isAway() ? 0 : where.width() * TRAY;
      float lower = hand.height(share, Math.min(MOST_LOWER, where.height() * LOWER));
      Bounds below = new Bounds(where.left(), bottom - lower, where.right(), bottom);
      float tray = hand.isAway() ? 0 : share + GAP;
      hand.place(
          new Bounds(below.left(), below.top(), below.left() + tray - GAP, below.bottom()), table);
      TableLayout.desk(
          moment,
          new Bounds(below.left() + tray, below.top(), below.right(), below.bottom()),
          table);
      bottom -= lower + GAP;
    }
    TableLayout.map(moment, new Bounds(where.left(), where.top(), where.right(), bottom), table);
  }
}
