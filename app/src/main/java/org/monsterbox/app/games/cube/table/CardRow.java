package org.monsterbox.app.games.cube.table;

import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.art.cube.CardArt;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Motion;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.terms.RuleSet;

/** The monsters that a seat may claim: the row, or its own hand. Whoever shows chooses one. */
final class CardRow {

  private static final float GAP = 6;
  private static final int SLOTS = 3;
  private static final float BADGE = 0.3f;

  /** How many times wider than high a card may be that lies. */
  private static final float LYING = 2.4f;

  private final Moment moment;
  private final int seat;
  private final CubeView view;

  CardRow(Moment moment, int seat) {
    this.moment = moment;
    this.seat = seat;
    view = moment.viewOf(seat);
  }

  /** How high it is where it fills so much width. */
  static float height(float width) {
    return (width - (SLOTS - 1) * GAP) / SLOTS / CardArt.ASPECT;
  }

  /** How wide it is where it is so high. */
  static float width(float height) {
    return SLOTS * height * CardArt.ASPECT + (SLOTS - 1) * GAP;
  }

  /** Side by side, or one above the other where they are larger so. */
  void place(Bounds where, Easel easel) {
    List<Integer> cards = cards();
    float wide = Math.min(part(where.width()), where.height() * LYING);
    float high = Math.min(where.height(), wide / CardArt.ASPECT);
    float highAbove = Math.min(part(where.height()), where.width() / CardArt.ASPECT);
    float wideAbove = Math.min(where.width(), highAbove * LYING);
    boolean isColumn = wideAbove * highAbove > wide * high;
    Bounds first =
        isColumn
            ? first(where, wideAbove, highAbove, wideAbove, all(highAbove))
            : first(where, wide, high, all(wide), high);
    for (int i = 0; i < cards.size(); i++) {
      Bounds place =
          isColumn ? first.moved(0, i * (highAbove + GAP)) : first.moved(i * (wide + GAP), 0);
      easel.add(card(i, cards.get(i), place));
    }
  }

  private static Bounds first(Bounds where, float wide, float high, float allWide, float allHigh) {
    return Bounds.of(where.centerX() - allWide / 2, where.centerY() - allHigh / 2, wide, high);
  }

  private static float part(float length) {
    return (length - (SLOTS - 1) * GAP) / SLOTS;
  }

  private static float all(float part) {
    return SLOTS * part + (SLOTS - 1) * GAP;
  }

  private List<Integer> cards() {
    return moment.ruleSet() == RuleSet.RACE ? view.hand(seat) : view.row();
  }

  private Node card(int slot, int code, Bounds bounds) {
    String id = "card-" + seat + "-" + slot;
    if (code == 0) {
      return Node.of(
              Role.PICTURE,
              id,
              bounds,
              moment.props().cards().back(0),
              moment.text(R.string.cube_covered_card, slot + 1))
          .moving(Motion.FLIP, "covered")
          .explained(
              new Explained(moment).covered(moment.text(R.string.cube_covered_card, slot + 1)));
    }
    boolean shows = moment.isShowing() && moment.actor().filter(a -> a == seat).isPresent();
    boolean chosen = shows && moment.claim().card() == code;
    int target = view.seat() == seat || moment.ruleSet() != RuleSet.RACE ? target(code) : code;
    Node node =
        Node.of(
                shows ? Role.TOGGLE : Role.PICTURE,
                id,
                bounds,
                piece(code, target, bounds),
                label(code, target))
            .moving(Motion.FLIP, "card " + code + " " + target)
            .selected(chosen);
    return shows
        ? node.tapped(Moment.draw(moment.claim().withCard(code)))
            .magnified(node.targetSize(1) < Node.LEAST_TARGET)
        : node.explained(new Explained(moment).card(code, target));
  }

  private int target(int code) {
    return moment.ruleSet() == RuleSet.RACE ? view.target(code) : code;
  }

  private Piece piece(int code, int target, Bounds bounds) {
    CardArt.Worth worth =
        switch (moment.ruleSet()) {
          case CODE, NUMBERS -> CardArt.Worth.POINTS;
          case DICE -> CardArt.Worth.STARS;
          case RACE -> CardArt.Worth.NOTHING;
        };
    Piece card = moment.props().cards().face(code, target, worth);
    return moment
        .clue()
        .filter(clue -> seat == moment.sight().viewer())
        .map(clue -> clue.counts().get(code))
        .map(count -> Layers.stack(card, count(count, bounds)))
        .orElse(card);
  }

  /** How many solutions a card has, in the corner that has neither its number nor its worth. */
  private Piece count(int count, Bounds bounds) {
    Piece badge = moment.props().supplies().number(moment.writing(), count);
    float size = Math.min(bounds.width(), bounds.height()) * BADGE;
    return (canvas, width, height) -> {
      float left = width > height ? width - size * 1.1f : size * 0.1f;
      float top = height - size * 1.1f;
      canvas.translate(left, top);
      badge.draw(canvas, size, size);
      canvas.translate(-left, -top);
    };
  }

  private String label(int code, int target) {
    String name = moment.names().card(code);
    String worth =
        switch (moment.ruleSet()) {
          case CODE, NUMBERS ->
              Cards.points(code) == Cards.DOUBLES
                  ? moment.text(R.string.cube_doubles)
                  : moment.names().modifier(Cards.points(code));
          case DICE -> moment.tableWords().stars(Cards.stars(code));
          case RACE ->
              target == code ? "" : moment.text(R.string.cube_makes, moment.names().number(target));
        };
    String said = worth.isEmpty() ? name : moment.comma(name, worth);
    return moment
        .clue()
        .filter(clue -> seat == moment.sight().viewer())
        .map(clue -> clue.counts().get(code))
        .map(count -> moment.comma(said, moment.tableWords().solutions(count)))
        .orElse(said);
  }
}
