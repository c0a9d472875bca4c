package org.monsterbox.app.games.thirteen;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.core.thirteen.Monster;
import org.monsterbox.core.thirteen.ThirteenView;

/** What a seat owns, very small: one row that always fits. */
record SeatChip(Moment moment, int seat) {

  static final float LEAST_ROW = 28;
  private static final float MOST_ROW = 64;
  private static final float GAP = 3;

  private record Mini(String id, Piece piece, float shape) {}

  /** Creatures and sets side by side under a header, as small as they must be. */
  Block below(Block header, float room) {
    ThirteenView view = moment.view();
    List<Mini> minis = new ArrayList<>();
    for (Monster monster : view.monsters(seat)) {
      minis.add(
          new Mini(
              "monster-" + monster.id(),
              moment.props().creature(monster.triple()),
              1 / MonsterTile.CREATURE));
    }
    for (int set : Sets.byPart(view.freeBits(seat))) {
      minis.add(new Mini("set-" + set, moment.props().set(set), 1 / MonsterTile.setHeight(1)));
    }
    float row = Math.max(LEAST_ROW, Math.min(MOST_ROW, room - GAP));
    return Blocks.stack(
        GAP, header, Block.fixed(row, (where, easel) -> place(minis, where, easel)));
  }

  private static void place(List<Mini> minis, Bounds where, Easel easel) {
    float shapes = 0;
    for (Mini mini : minis) {
      shapes += mini.shape;
    }
    float gaps = GAP * Math.max(0, minis.size() - 1);
    float high = Math.min(where.height(), Math.max(1, (where.width() - gaps) / shapes));
    float left = where.left();
    for (Mini mini : minis) {
      float wide = high * mini.shape;
      easel.add(
          Node.decoration(
              mini.id,
              Bounds.of(left, where.top() + (where.height() - high) / 2, wide, high),
              mini.piece));
      left += wide + GAP;
    }
  }
}
