package org.monsterbox.app.games.sea.desk;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.sea.Emblem;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.Sketch;
import org.monsterbox.app.games.sea.words.Names;
import org.monsterbox.app.games.sea.words.Sections;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.Status;

/** Who plays, with how many cards, and whether their turn is over; touching it shows more. */
record SeatChip(Moment moment, int seat) {

  private static final float ROOM = 4;
  private static final float MARK = 18;
  private static final float BACK = 11;
  private static final float BACK_HEIGHT = 15;
  private static final float GAP = 3;
  private static final int PLAYED = 90;

  private static List<Pile> piles(int seat) {
    return seat == Names.WHALE ? List.of(Pile.CALL, Pile.BOND) : List.of(Pile.WEAPON, Pile.MOVE);
  }

  private Style name() {
    return moment.writing().body().strong().sized(13 * moment.writing().scale()).lines(1);
  }

  private Style small() {
    return moment.writing().small().lines(1).coloured(moment.props().ink());
  }

  private float nameHeight() {
    return Math.max(MARK, moment.writing().line(name()));
  }

  private float rowHeight() {
    return Math.max(BACK_HEIGHT, moment.writing().line(small()));
  }

  float height() {
    return Math.max(Node.LEAST_TARGET, nameHeight() + rowHeight() + GAP + 2 * ROOM);
  }

  Wrap.Item item(float width) {
    return new Wrap.Item(width, height(), this::place);
  }

  private void place(Bounds where, Easel easel) {
    boolean hasTurn = hasTurn();
    easel.add(
        Node.of(
                Role.BUTTON,
                "seat-" + seat,
                where,
                moment.writing().stationery().panel(moment.tools().supplies().seatPaper(hasTurn)),
                label())
            .tapped(Moment.draw(new Sketch.Seat(seat)))
            .explained(moment.name(seat), label(), section()));
    Bounds inner = where.inset(ROOM);
    float line = nameHeight();
    easel.add(
        Node.decoration(
            "mark-" + seat,
            Bounds.of(inner.left(), inner.top() + (line - MARK) / 2, MARK, MARK),
            moment.tools().supplies().mark(moment.mark(seat))));
    easel.add(
        moment
            .writing()
            .silentLine(
                "name-" + seat,
                new Bounds(
                    inner.left() + MARK + GAP, inner.top(), inner.right(), inner.top() + line),
                moment.name(seat),
                name()));
    row(
        new Bounds(inner.left(), inner.bottom() - rowHeight(), inner.right(), inner.bottom()),
        easel);
  }

  private String section() {
    return seat == Names.WHALE ? Sections.WHALE : Sections.HUNTER;
  }

  private void row(Bounds where, Easel easel) {
    SeaView view = moment.view();
    if (seat != Names.WHALE && view.status(seat) != Status.AFLOAT && view.round() > 0) {
      String state =
          moment.text(view.status(seat) == Status.DEAD ? R.string.sea_dead : R.string.sea_wrecked);
      easel.add(moment.writing().silentLine("state-" + seat, where, state, small()));
      return;
    }
    float size = where.height();
    easel.add(
        Node.decoration(
            "role-" + seat,
            Bounds.of(where.right() - size, where.top(), size, size),
            seat == Names.WHALE ? moment.props().art().emblem(Emblem.LIFE) : boat()));
    float left = where.left();
    float each = (where.width() - size) / 2;
    for (Pile pile : piles(seat)) {
      Piece back = moment.props().back(pile);
      easel.add(
          Node.decoration(
              "back-" + seat + pile,
              Bounds.of(left, where.centerY() - BACK_HEIGHT / 2, BACK, BACK_HEIGHT),
              back));
      easel.add(
          moment
              .writing()
              .silentLine(
                  "count-" + seat + pile,
                  new Bounds(left + BACK + GAP, where.top(), left + each, where.bottom()),
                  String.valueOf(view.handSize(seat, pile)),
                  small()));
      left += each;
    }
  }

  /** Faint once its turn of this round is over. */
  private Piece boat() {
    SeaView view = moment.view();
    Piece boat = moment.props().art().boat(moment.mark(seat));
    boolean hasPlayed = view.round() > 0 && !view.hasStillToPlay(seat) && view.current() != seat;
    return hasPlayed && !view.isOver() ? Layers.faint(boat, PLAYED) : boat;
  }

  private boolean hasTurn() {
    SeaView view = moment.view();
    return !view.isOver() && (view.current() == seat || view.actor() == seat);
  }

  private String label() {
    SeaView view = moment.view();
    List<String> parts = new ArrayList<>();
    parts.add(
        moment
            .names()
            .say(
                seat == Names.WHALE ? R.string.sea_seat_whale : R.string.sea_seat_hunter,
                moment.seat(seat)));
    for (Pile pile : piles(seat)) {
      parts.add(
          moment.text(
              R.string.games_spoken_figure,
              moment.names().pile(pile),
              String.valueOf(view.handSize(seat, pile))));
    }
    if (seat != Names.WHALE && view.round() > 0) {
      if (view.status(seat) == Status.WRECKED) {
        parts.add(moment.text(R.string.sea_wrecked));
      } else if (view.status(seat) == Status.DEAD) {
        parts.add(moment.text(R.string.sea_dead));
      } else if (view.hasStillToPlay(seat)) {
        parts.add(moment.text(R.string.sea_still_to_play));
      }
    }
    return moment.writing().phrases().list(parts);
  }
}
