package org.monsterbox.app.games.sea.chart;

import android.graphics.Path;
import androidx.annotation.ColorInt;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.sea.Inked;
import org.monsterbox.app.art.sea.Shot;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.SeaMap;
import org.monsterbox.app.games.sea.words.Names;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Motion;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.SeaEvent;

/**
 * What somebody else just did, told on the chart: a ring around who did it, the card that was
 * played, the way that was gone, and what was hit.
 */
record Telling(Moment moment, SeaMap map, LastMove last) {

  private static final float RING = 0.5f;
  private static final float RING_LINE = 0.09f;
  private static final float WAY_LINE = 0.13f;
  private static final float CROSS = 0.26f;
  private static final long SHOT_MILLIS = 700;
  private static final float CARD = 46;
  private static final float CARD_HEIGHT = 54;
  private static final float CARD_ROOM = 5;
  private static final float CARD_BAND = 5;

  static Telling of(Moment moment, SeaMap map) {
    return new Telling(moment, map, LastMove.of(moment.sight().since()));
  }

  void place(Bounds where, Easel easel) {
    boolean isTold = !moment.isAsked() && !moment.view().isOver() && last.actor().isPresent();
    if (!isTold) {
      return;
    }
    int actor = last.actor().get();
    int cell = cell(actor);
    if (cell == Board.NONE) {
      return;
    }
    // Each move is told anew.
    String telling = "told-" + moment.sight().since().size();
    ring(cell, actor, where, easel);
    way(actor, where, easel);
    shot(telling, where, easel);
    last.find(SeaEvent.CardPlayed.class)
        .ifPresent(played -> card(telling, played.card(), cell, where, easel));
  }

  private int cell(int seat) {
    SeaView view = moment.view();
    return seat == Names.WHALE ? view.whaleCell() : view.boatCell(seat);
  }

  @ColorInt
  private int colour(int seat) {
    return moment.props().seat(moment.mark(seat));
  }

  private void ring(int cell, int seat, Bounds where, Easel easel) {
    Path ring = new Path();
    ring.addCircle(map.x(cell), map.y(cell), map.cell() * RING, Path.Direction.CW);
    easel.add(
        Node.decoration("told-who", where, Inked.line(ring, colour(seat), map.cell() * RING_LINE)));
  }

  private void way(int actor, Bounds where, Easel easel) {
    Path path = Trails.drawn(last.events(), map);
    if (!path.isEmpty()) {
      easel.add(
          Node.decoration(
              "told-way", where, Inked.line(path, colour(actor), map.cell() * WAY_LINE)));
    }
  }

  /** From the boat to what it hit, and then how hard. */
  private void shot(String telling, Bounds where, Easel easel) {
    SeaView view = moment.view();
    last.find(SeaEvent.WhaleHurt.class)
        .ifPresent(
            hurt ->
                shot(
                    telling,
                    view.boatCell(hurt.seat()),
                    view.whaleCell(),
                    moment.text(R.string.sea_told_hurt, hurt.damage()),
                    hurt.seat(),
                    where,
                    easel));
    last.find(SeaEvent.WhaleSlowed.class)
        .ifPresent(
            slowed ->
                shot(
                    telling,
                    view.boatCell(slowed.seat()),
                    view.whaleCell(),
                    "",
                    slowed.seat(),
                    where,
                    easel));
    last.find(SeaEvent.WhalePulled.class)
        .ifPresent(
            pulled ->
                shot(
                    telling,
                    view.boatCell(pulled.seat()),
                    pulled.from(),
                    "",
                    pulled.seat(),
                    where,
                    easel));
    last.find(SeaEvent.Wrecked.class).ifPresent(wrecked -> cross(wrecked.cell(), where, easel));
  }

  private void cross(int cell, Bounds where, Easel easel) {
    float arm = map.cell() * CROSS;
    Path path = new Path();
    path.moveTo(map.x(cell) - arm, map.y(cell) - arm);
    path.rLineTo(2 * arm, 2 * arm);
    path.rMoveTo(-2 * arm, 0);
    path.rLineTo(2 * arm, -2 * arm);
    Piece drawn = Inked.line(path, moment.props().danger(), map.cell() * WAY_LINE);
    easel.add(Node.decoration("told-wreck", where, drawn));
  }

  private void shot(
      String telling, int from, int to, String result, int seat, Bounds where, Easel easel) {
    if (from == Board.NONE || to == Board.NONE) {
      return;
    }
    Piece words = moment.writing().lettering().filling(result, moment.props().art().white());
    Shot shot =
        new Shot(
            new float[] {map.x(from), map.y(from), map.x(to), map.y(to)},
            map.cell(),
            colour(seat),
            moment.props().danger(),
            result.isEmpty() ? List.of() : List.of(words));
    easel.add(Node.decoration(telling, where, shot).moving(new Motion.Tell(SHOT_MILLIS), telling));
  }

  /** Beside who played it, where the chart has room. */
  private void card(String telling, int card, int cell, Bounds where, Easel easel) {
    float scale = moment.writing().scale();
    float wide = CARD * scale;
    float high = CARD_HEIGHT * scale;
    float aside = map.cell() * 0.6f;
    boolean isRight = map.x(cell) + aside + wide < where.right();
    float left = isRight ? map.x(cell) + aside : map.x(cell) - aside - wide;
    float top = Math.max(0, Math.min(where.bottom() - high, map.y(cell) - high / 2));
    Piece face =
        Layers.stack(
            moment.props().paper(Cards.pile(card)),
            Layers.padded(
                moment.props().symbol(card),
                CARD_ROOM,
                CARD_ROOM + CARD_BAND,
                CARD_ROOM,
                high - wide - CARD_BAND + CARD_ROOM));
    easel.add(Node.decoration(telling + "-card", Bounds.of(left, top, wide, high), face));
  }
}
