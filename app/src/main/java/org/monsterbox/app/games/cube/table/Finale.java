package org.monsterbox.app.games.cube.table;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.cards.Scores;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.table.SoloResult;

/** The end: who has what, and what it is made of. */
record Finale(Moment moment) {

  private static final float GAP = 8;
  private static final float PICTURE = 0.42f;

  void place(Bounds all, Easel easel) {
    boolean wide = all.width() > all.height();
    Bounds picture =
        wide
            ? Bounds.of(all.left(), all.top(), all.width() * PICTURE, all.height())
            : Bounds.of(all.left(), all.top(), all.width(), all.height() * PICTURE);
    Bounds words =
        wide
            ? new Bounds(picture.right() + GAP, all.top(), all.right(), all.bottom())
            : new Bounds(all.left(), picture.bottom() + GAP, all.right(), all.bottom());
    CubeView view = moment.view();
    easel.add(
        Node.decoration(
            "finale",
            picture,
            view.soloResult()
                .map(result -> moment.props().medal(result.medal()))
                .orElse(moment.props().winner())));
    Block block = view.soloResult().map(this::solo).orElseGet(this::standings);
    float spare = wide ? Math.max(0, words.height() - block.height(words.width())) / 2 : 0;
    easel.scroll(
        "finale-words",
        new Bounds(words.left(), words.top() + spare, words.right(), words.bottom()),
        block);
  }

  private Block solo(SoloResult result) {
    return Blocks.stack(
        GAP,
        line("finale-medal", moment.names().medal(result.medal()), true),
        line("finale-count", moment.names().count(result), false),
        line("place-0", moment.tableWords().standing(moment.view(), 0), false),
        line("sum-0", breakdown(moment.view(), 0), false),
        line("finale-time", time(result), false));
  }

  /** Of results that are level, the one that took less time is better. */
  private String time(SoloResult result) {
    return result.unit() == SoloResult.Unit.MILLIS
        ? ""
        : moment.text(R.string.cube_searched, moment.names().time(moment.view().timeSpent()));
  }

  private Block standings() {
    CubeView view = moment.view();
    List<Integer> order = new ArrayList<>();
    for (int seat = 0; seat < view.seats(); seat++) {
      order.add(seat);
    }
    order.sort(
        (one, other) -> {
          int byScore = Integer.compare(view.scores().get(other), view.scores().get(one));
          return byScore != 0
              ? byScore
              : Integer.compare(view.won(other).size(), view.won(one).size());
        });
    List<Block> lines = new ArrayList<>();
    for (int i = 0; i < order.size(); i++) {
      int seat = order.get(i);
      lines.add(
          line(
              "place-" + i,
              moment.text(
                  R.string.cube_of, moment.name(seat), moment.tableWords().standing(view, seat)),
              true));
      lines.add(line("sum-" + i, breakdown(view, seat), false));
    }
    return Blocks.stack(GAP, lines);
  }

  /** Where points come from: monsters, doubles, bonuses. */
  private String breakdown(CubeView view, int seat) {
    if (!view.ruleSet().hasPoints()) {
      return "";
    }
    int plain = view.won(seat).stream().mapToInt(Cards::points).sum();
    int points = Scores.points(view.won(seat));
    String parts = moment.text(R.string.cube_breakdown, plain, points - plain);
    return view.hasBonuses()
        ? moment.comma(
            moment.comma(parts, moment.text(R.string.cube_king, view.kingBonus(seat))),
            moment.text(R.string.cube_family, view.familyBonus(seat)))
        : parts;
  }

  private Block line(String id, String text, boolean strong) {
    return moment
        .writing()
        .block(
            id,
            text,
            strong ? moment.writing().heading().middle() : moment.writing().body().middle());
  }
}
