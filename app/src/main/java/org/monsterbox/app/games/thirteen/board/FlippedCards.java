package org.monsterbox.app.games.thirteen.board;

import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.thirteen.moment.Meanings;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.words.Names;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Motion;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.app.scene.lettering.Layers;
import org.monsterbox.app.scene.lettering.Style;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** The cards of a search, large; the number on each is also on its place in the grid. */
record FlippedCards(Moment moment) {

  private static final float GAP = 8;
  private static final float NUMBER = 24;
  private static final float MOST = 190;
  private static final float BESIDE = 1.7f;

  /** Fills the bounds with two places, or three for a Prophet. */
  void place(Bounds where, Easel easel) {
    ThirteenView view = moment.view();
    List<Integer> cells = view.faceUpCells();
    int places = Math.max(view.prophet() ? 3 : 2, cells.size());
    float wide = (where.width() - GAP * (places - 1)) / places;
    for (int i = 0; i < places; i++) {
      Bounds place = Bounds.of(where.left() + i * (wide + GAP), where.top(), wide, where.height());
      if (i < cells.size()) {
        card(cells.get(i), i + 1, place, easel);
      } else {
        empty(i + 1, place, easel);
      }
    }
  }

  private Style caption() {
    return moment.writing().small().middle().lines(1);
  }

  /** Whether the caption lies beside the card. */
  private static boolean isWide(Bounds place) {
    return place.width() >= BESIDE * Math.min(MOST, place.height());
  }

  private float captionHeight(Bounds place) {
    if (isWide(place)) {
      return 0;
    }
    float line = moment.writing().line(caption());
    return place.height() - line < Node.LEAST_TARGET ? 0 : line;
  }

  private Bounds square(Bounds place) {
    float size = Math.min(MOST, Math.min(place.width(), place.height() - captionHeight(place)));
    float left = isWide(place) ? place.left() : place.centerX() - size / 2;
    return Bounds.of(left, place.top() + extra(place, size), size, size);
  }

  private float extra(Bounds place, float size) {
    return Math.max(0, place.height() - size - captionHeight(place)) / 2;
  }

  private void card(int cell, int number, Bounds place, Easel easel) {
    int card = moment.view().cardAt(cell).orElseThrow();
    Bounds square = square(place);
    String label =
        moment.text(
            R.string.thirteen_cell_up,
            Names.row(cell),
            Names.column(cell),
            moment.names().card(card));
    Node node =
        Node.of(
                Role.PICTURE,
                "flipped-" + number,
                square,
                Layers.stack(moment.props().face(card), badge(number, Cards.isLeft(card))),
                label)
            .moving(Motion.FLIP, "card " + card)
            .explained(new Meanings(moment).card(card));
    ThirteenMove ack = new ThirteenMove.Ack();
    easel.add(moment.allows(ack) ? node.tapped(Moment.play(ack)) : node);
    Bounds caption =
        isWide(place)
            ? new Bounds(square.right() + GAP, square.top(), place.right(), square.bottom())
            : Bounds.of(place.left(), square.bottom(), place.width(), captionHeight(place));
    if (caption.height() > 0) {
      int set = Cards.set(card);
      String text =
          moment.text(
              isWide(place) ? R.string.thirteen_caption : R.string.thirteen_caption_line,
              MonsterSets.monster(set),
              moment.names().monster(MonsterSets.monster(set)),
              moment.names().shortPart(MonsterSets.part(set)));
      easel.add(
          moment
              .writing()
              .silentLine(
                  "flipped-" + number + "-name",
                  caption,
                  text,
                  isWide(place) ? moment.writing().strong().lines(2) : caption().strong()));
    }
  }

  private void empty(int number, Bounds place, Easel easel) {
    easel.add(
        Node.decoration(
            "flipped-" + number,
            square(place),
            Layers.stack(moment.tools().frames().place(), badge(number, true))));
  }

  /** On the side of the cut: the outer corners tell what the card is. */
  private Piece badge(int number, boolean right) {
    Piece badge = moment.tools().supplies().number(moment.writing(), number);
    return (canvas, width, height) -> {
      float left = right ? width - NUMBER : 0;
      canvas.translate(left, height - NUMBER);
      badge.draw(canvas, NUMBER, NUMBER);
      canvas.translate(-left, NUMBER - height);
    };
  }
}
