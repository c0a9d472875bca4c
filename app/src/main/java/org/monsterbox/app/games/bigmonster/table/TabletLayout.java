package org.monsterbox.app.games.bigmonster.table;

import static org.monsterbox.app.games.bigmonster.table.TableLayout.GAP;

import java.util.List;
import java.util.Optional;
import org.monsterbox.app.games.bigmonster.map.Hand;
import org.monsterbox.app.games.bigmonster.map.Trying;
import org.monsterbox.app.games.bigmonster.moment.Moment;
import org.monsterbox.app.games.bigmonster.sheets.MedalBoard;
import org.monsterbox.app.games.bigmonster.sheets.TileBrowser;
import org.monsterbox.app.games.layout.Buttons;
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
  private static final float HAND = 150;
  private static final float DESK_TEXT = 62;
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
      Buttons tiles = Buttons.of(moment.tools(), 1, List.of(TileBrowser.open(moment)));
      float below = tiles.height(where.width());
      float bottom = where.bottom() - below - GAP;
      tiles.place(Bounds.of(where.left(), bottom + GAP, where.width(), below), easel);
      Bounds board = new Bounds(where.left(), where.top() + high + GAP, where.right(), bottom);
      easel.add(Node.decoration("medals", board, moment.writing().stationery().panel()));
      easel.scroll("board-body", board.inset(ROOM), new MedalBoard(moment).block());
    }
  }

  private void centre(Bounds where, Easel table) {
    float bottom = where.bottom();
    if (TableLayout.isWatching(moment)) {
      Buttons back = TableLayout.back(moment);
      float high = back.height(where.width());
      bottom -= high + GAP;
      back.place(Bounds.of(where.left(), where.bottom() - high, where.width(), high), table);
    } else {
      bottom = lower(where, table);
    }
    TableLayout.map(moment, new Bounds(where.left(), where.top(), where.right(), bottom), table);
  }

  /** The drawer with the tiles and the desk below it; returns where the map ends. */
  private float lower(Bounds where, Easel table) {
    Desk desk = new Desk(moment);
    float buttons = desk.leastHeight(where.width());
    float high =
        Trying.of(moment).isPresent()
            ? buttons + GAP + DESK_TEXT * moment.stage().fontScale()
            : buttons;
    high = Math.min(high, where.height() * 0.3f);
    float bottom = where.bottom();
    if (high > 0) {
      desk.place(Bounds.of(where.left(), bottom - high, where.width(), high), table);
      bottom -= high + GAP;
    }
    Hand hand = new Hand(moment);
    if (!hand.isEmpty()) {
      float drawer = hand.height(hand.unit(HAND));
      hand.place(Bounds.of(where.left(), bottom - drawer, where.width(), drawer), table);
      bottom -= drawer + GAP;
    }
    return bottom;
  }
}
