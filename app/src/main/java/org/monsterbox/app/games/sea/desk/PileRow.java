package org.monsterbox.app.games.sea.desk;

import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.aim.Sketch;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.sea.box.Pile;

/**
 * The four piles side by side, each with what is left and what was discarded: touching lists it.
 */
record PileRow(Moment moment) {

  private static final float ROOM = 6;
  private static final float BACK = 17;
  private static final float BACK_HEIGHT = 24;
  private static final float GAP = 6;
  private static final float MOST_WIDTH = 120;

  private Style style() {
    return moment.writing().small().strong().coloured(moment.props().ink()).lines(1);
  }

  private String counts(Pile pile) {
    return moment.text(
        R.string.sea_pile_short,
        moment.view().cardsLeft(pile),
        moment.view().discardPile(pile).size());
  }

  String label(Pile pile) {
    return moment.text(
        R.string.sea_pile_counts,
        moment.names().pile(pile),
        moment.view().cardsLeft(pile),
        moment.view().discardPile(pile).size());
  }

  float height() {
    return Math.max(Node.LEAST_TARGET, moment.writing().line(style()) + 2 * ROOM);
  }

  /** Whether nothing would be cut off. */
  boolean fits(float width) {
    float each = width(width) - 3 * ROOM - BACK;
    for (Pile pile : Pile.values()) {
      if (moment.writing().lettering().width(counts(pile), style()) > each) {
        return false;
      }
    }
    return true;
  }

  private static float width(float all) {
    int piles = Pile.values().length;
    return Math.min(MOST_WIDTH, (all - (piles - 1) * GAP) / piles);
  }

  void place(Bounds where, Easel easel) {
    float width = width(where.width());
    int piles = Pile.values().length;
    float left = where.centerX() - (piles * width + (piles - 1) * GAP) / 2;
    for (Pile pile : Pile.values()) {
      place(pile, Bounds.of(left, where.top(), width, where.height()), easel);
      left += width + GAP;
    }
  }

  private void place(Pile pile, Bounds where, Easel easel) {
    easel.add(
        Node.of(
                Role.BUTTON,
                "row-" + pile,
                where,
                moment.writing().stationery().panel(),
                label(pile))
            .tapped(Moment.draw(new Sketch.Piles(List.of(pile)))));
    Bounds inner = where.inset(ROOM);
    easel.add(
        Node.decoration(
            "row-back-" + pile,
            Bounds.of(inner.left(), inner.centerY() - BACK_HEIGHT / 2, BACK, BACK_HEIGHT),
            moment.props().back(pile)));
    easel.add(
        moment
            .writing()
            .silentLine(
                "row-count-" + pile,
                new Bounds(inner.left() + BACK + ROOM, inner.top(), inner.right(), inner.bottom()),
                counts(pile),
                style()));
  }
}
