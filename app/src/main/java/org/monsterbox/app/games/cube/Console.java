package org.monsterbox.app.games.cube;

import java.util.List;
import org.monsterbox.app.art.cube.CardArt;
import org.monsterbox.app.games.layout.Buttons;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.core.cube.Phase;

/** What a seat has at its edge: its buzzer, its monsters, what it has so far and can do. */
final class Console {

  private static final float GAP = 6;
  private static final float MOST_KNOB = 132;
  private static final float LEAST_WORDS = 150;

  /** From this shape on, everything lies on one line. */
  private static final float WIDE = 3;

  private final Moment moment;
  private final int seat;

  Console(Moment moment, int seat) {
    this.moment = moment;
    this.seat = seat;
  }

  /** With the monsters that the seat may claim: at its edge of a table. */
  void placeWithCards(Bounds where, Easel easel) {
    if (where.width() >= WIDE * where.height()) {
      float wide =
          Math.min(
              CardRow.width(where.height()),
              where.width() - Math.min(where.height(), MOST_KNOB) - LEAST_WORDS - 2 * GAP);
      new CardRow(moment, seat)
          .place(Bounds.of(where.left(), where.top(), wide, where.height()), easel);
      place(
          new Bounds(where.left() + wide + 2 * GAP, where.top(), where.right(), where.bottom()),
          easel);
    } else {
      float high = Math.min(where.height() * 0.46f, where.width() / 3 / CardArt.ASPECT);
      new CardRow(moment, seat)
          .place(Bounds.of(where.left(), where.top(), where.width(), high), easel);
      place(
          new Bounds(where.left(), where.top() + high + GAP, where.right(), where.bottom()), easel);
    }
  }

  /** Without monsters: where these lie beside the board. */
  void place(Bounds where, Easel easel) {
    float knob = Math.min(MOST_KNOB, Math.min(where.height(), where.width() * 0.4f));
    new Knob(moment, seat)
        .place(
            Bounds.of(where.right() - knob, where.centerY() - knob / 2, knob, knob), easel);
    Bounds rest = new Bounds(where.left(), where.top(), where.right() - knob - GAP, where.bottom());
    List<Choice> deeds = new Deeds(moment, seat).all();
    Buttons buttons = Buttons.of(moment.tools(), 3, deeds).within(rest.height() / 2);
    float below = deeds.isEmpty() ? 0 : Math.max(Node.LEAST_TARGET, buttons.height(rest.width()));
    below = Math.min(below, rest.height());
    Bounds words =
        new Bounds(
            rest.left(), rest.top(), rest.right(), rest.bottom() - (below == 0 ? 0 : below + GAP));
    if (words.height() > 1) {
      words(words, easel);
    }
    buttons.place(new Bounds(rest.left(), rest.bottom() - below, rest.right(), rest.bottom()), easel);
  }

  private void words(Bounds where, Easel easel) {
    boolean isActor = moment.actor().filter(actor -> actor == seat).isPresent();
    if (isActor && moment.isShowing()) {
      new FormulaStrip(moment, seat).place(where, easel);
      return;
    }
    Bounds rest = where;
    boolean isTimed = moment.is(Phase.TURN) && isActor || moment.is(Phase.SEARCH);
    if (isTimed && moment.view().deadline().isPresent()) {
      float size = Math.min(where.height(), where.width() * 0.4f);
      new Knob(moment, seat)
          .clock(
              "clock-" + seat, Bounds.of(where.left(), where.centerY() - size / 2, size, size), easel);
      rest = new Bounds(where.left() + size + GAP, where.top(), where.right(), where.bottom());
    }
    new SeatPanel(moment, seat).place(rest, easel);
  }
}
