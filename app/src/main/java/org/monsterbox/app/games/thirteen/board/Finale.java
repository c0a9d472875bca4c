package org.monsterbox.app.games.thirteen.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** What lies where the grid was, once it is empty: that the end has come, and who leads. */
record Finale(Moment moment) {

  private static final float GAP = 8;
  private static final float PICTURE = 0.55f;

  static boolean isNear(ThirteenView view) {
    return view.cardsLeft() == 0;
  }

  /** The picture above, the words below, whatever they are. */
  void place(Bounds bounds, Easel easel) {
    float high = bounds.height() * PICTURE;
    easel.add(
        Node.decoration(
            "finale", Bounds.of(bounds.left(), bounds.top(), bounds.width(), high), picture()));
    easel.scroll(
        "finale-words",
        new Bounds(bounds.left(), bounds.top() + high + GAP, bounds.right(), bounds.bottom()),
        words());
  }

  private Block words() {
    ThirteenView view = moment.view();
    if (view.isOver()) {
      return standings(view);
    }
    Block title =
        moment
            .writing()
            .block(
                "finale-title",
                moment.text(R.string.thirteen_final_round),
                moment.writing().heading().middle());
    if (view.finalOrder().isEmpty()) {
      // the last pair still makes a monster, or all have had their turn and fight
      return title;
    }
    return Blocks.stack(
        GAP,
        title,
        moment
            .writing()
            .block(
                "finale-left",
                moment.text(
                    R.string.thirteen_final_left, Seat.those(moment.seats(), view.finalOrder())),
                moment.writing().body().middle()));
  }

  private Block standings(ThirteenView view) {
    List<Integer> order = new ArrayList<>();
    for (int seat = 0; seat < view.seats(); seat++) {
      order.add(seat);
    }
    order.sort(
        (one, other) ->
            one == view.winner() || other == view.winner()
                ? Boolean.compare(other == view.winner(), one == view.winner())
                : Integer.compare(view.hp(other), view.hp(one)));
    List<Block> lines = new ArrayList<>();
    lines.add(
        moment
            .writing()
            .block(
                "finale-title",
                moment.words().prompt(view, moment.sight().seats()),
                moment.writing().heading().middle()));
    for (int i = 0; i < order.size(); i++) {
      int seat = order.get(i);
      String line =
          moment.text(R.string.thirteen_standings, i + 1, moment.name(seat), view.hp(seat));
      lines.add(moment.writing().block("place-" + i, line, moment.writing().body().middle()));
    }
    return Blocks.stack(2, lines);
  }

  /** The best monster there is, or the winner's joy. */
  private Piece picture() {
    if (moment.view().isOver()) {
      return moment.props().winner();
    }
    Optional<Monster> best = Optional.empty();
    for (int seat = 0; seat < moment.view().seats(); seat++) {
      for (Monster monster : moment.view().monsters(seat)) {
        if (best.isEmpty() || monster.hp() > best.get().hp()) {
          best = Optional.of(monster);
        }
      }
    }
    return best.map(monster -> moment.props().creature(monster.triple()))
        .orElse(moment.props().winner());
  }
}
