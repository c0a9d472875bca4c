package org.monsterbox.app.games.cube.table;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Icon;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.Tap;
import org.monsterbox.app.scene.lettering.Stationery;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.table.CubeView;

/** Who sits on a seat, what they have so far, and whether they see no match. */
record SeatPanel(Moment moment, int seat) {

  private static final float ROOM = 6;
  private static final float MARK = 22;
  private static final float GAP = 5;

  /** No wider than this part of the panel. */
  private static final float MOST_MODIFIER = 0.14f;

  /** Nothing is read on a panel that is lower than this. */
  static final float LEAST = 40;

  /** How high it is where all of it can be read well. */
  static float height(Moment moment) {
    return 2 * ROOM
        + moment.writing().line(moment.writing().strong())
        + (moment.view().hasOpenHands() ? 2 : 1) * moment.writing().line(moment.writing().small())
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
              moment.say(R.string.cube_tiles_of, moment.seat(seat))));
    }
    place(new Bounds(where.left(), where.top(), where.right() - side, where.bottom()), easel);
  }

  void place(Bounds where, Easel easel) {
    boolean acts = moment.actor().filter(actor -> actor == seat).isPresent();
    String label = moment.comma(moment.name(seat), standing());
    boolean voted = moment.view().hasVoted(seat);
    Piece paper = moment.writing().stationery().panel(moment.props().supplies().seatPaper(acts));
    easel.add(
        withWonCards(
            new Explained(moment)
                .seat(
                    Node.of(
                        Role.TEXT,
                        "seat-" + seat,
                        where,
                        acts ? moment.tools().frames().chosen(paper) : paper,
                        voted ? moment.comma(label, moment.text(R.string.cube_no_match)) : label),
                    seat)));
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
    float right = modifiers(inner, top, line, inner.right() - (voted ? mark + GAP : 0), easel);
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

  /**
   * Won cards lie face down: only who has won them may look, and holds a finger on them for that. A
   * touch says so.
   */
  Node withWonCards(Node panel) {
    List<Integer> won = moment.viewOf(seat).won(seat);
    boolean isOwn = moment.people().contains(seat) && !won.isEmpty();
    if (!isOwn || panel.targetSize(1) < Node.LEAST_TARGET) {
      return panel;
    }
    String numbers = moment.names().codes(won);
    return panel
        .tapped(new Tap.Say(moment.text(R.string.cube_hold_to_look)))
        .held(new Tap.Say(moment.say(R.string.cube_has_won, moment.seat(seat), numbers)));
  }

  /** The modifiers in front of the seat, back up; says where the name ends. */
  private float modifiers(Bounds inner, float top, float line, float right, Easel easel) {
    List<Integer> mods = moment.view().mods(seat);
    float wide = Math.min(line, inner.width() * MOST_MODIFIER);
    float left = right;
    for (int i = mods.size() - 1; i >= 0; i--) {
      left -= wide + 1;
      easel.add(
          Node.decoration(
              "mod-" + seat + "-" + i,
              Bounds.of(left, top, wide, line),
              moment.props().cards().back(Cards.modifier(mods.get(i)))));
    }
    return mods.isEmpty() ? right : left - GAP;
  }

  private float lower(Bounds inner, float line) {
    return Math.min(high(standing(inner, line), inner), inner.height() - line);
  }

  private float high(String text, Bounds inner) {
    return moment.writing().lettering().height(text, moment.writing().small(), inner.width());
  }

  /** What the seat has, in words if there is room for them. */
  private String standing(Bounds inner, float line) {
    String words = standing();
    return high(words, inner) <= inner.height() - line
        ? words
        : withHand(moment.tableWords().shortStanding(moment.viewOf(seat), seat));
  }

  private String standing() {
    return withHand(moment.tableWords().standing(moment.viewOf(seat), seat));
  }

  /** Bots have no console that shows their cards: where hands are open, their numbers are here. */
  private String withHand(String standing) {
    CubeView view = moment.view();
    if (!view.hasOpenHands() || moment.seat(seat).isPerson()) {
      return standing;
    }
    List<Integer> targets = new ArrayList<>();
    view.hand(seat).forEach(card -> targets.add(view.target(seat, card)));
    return moment.text(R.string.cube_of, standing, moment.names().codes(targets));
  }
}
