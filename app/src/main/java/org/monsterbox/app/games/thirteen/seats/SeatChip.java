package org.monsterbox.app.games.thirteen.seats;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.tiles.MonsterTile;
import org.monsterbox.app.games.thirteen.tiles.SetOrder;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** What a seat owns, very small: one row that always fits. */
public record SeatChip(Moment moment, int seat) {

  public static final float LEAST_ROW = 28;
  private static final float MOST_ROW = 64;
  private static final float GAP = 3;

  /** In less room a name and Health Points are not side by side. */
  private static final float NARROW = 130;

  private record Mini(String id, Piece piece, float shape) {}

  /** A header, and creatures and sets side by side under it, as small as they must be. */
  Block block(float width, float height) {
    SeatHeader header = new SeatHeader(moment, seat);
    boolean narrow = width < NARROW * moment.stage().fontScale();
    Block name = narrow ? header.nameOnly() : header.name();
    float row = Math.max(LEAST_ROW, Math.min(MOST_ROW, height - name.height(width) - GAP));
    List<Mini> minis = minis();
    return Blocks.stack(
        GAP,
        name,
        Block.fixed(
            row,
            (where, easel) -> {
              float left = where.left();
              if (narrow) {
                Wrap.Item hp = header.hp(row);
                float wide = Math.min(hp.width(), where.width());
                hp.placing().place(Bounds.of(left, where.top(), wide, row), easel);
                left += wide + 2 * GAP;
              }
              place(minis, new Bounds(left, where.top(), where.right(), where.bottom()), easel);
            }));
  }

  private List<Mini> minis() {
    ThirteenView view = moment.view();
    List<Mini> minis = new ArrayList<>();
    for (Monster monster : view.monsters(seat)) {
      minis.add(
          new Mini(
              "monster-" + monster.id(),
              moment.props().creature(monster.triple()),
              1 / MonsterTile.CREATURE));
    }
    for (int set : SetOrder.byPart(view.freeBits(seat))) {
      minis.add(new Mini("set-" + set, moment.props().set(set), 1 / MonsterTile.setHeight(1)));
    }
    return minis;
  }

  private static void place(List<Mini> minis, Bounds where, Easel easel) {
    float shapes = 0;
    for (Mini mini : minis) {
      shapes += mini.shape;
    }
    float gap = minis.size() * GAP > where.width() / 2 ? 0 : GAP;
    float gaps = gap * Math.max(0, minis.size() - 1);
    float high = Math.min(where.height(), Math.max(1, (where.width() - gaps) / shapes));
    float left = where.left();
    for (Mini mini : minis) {
      float wide = high * mini.shape;
      easel.add(
          Node.decoration(
              mini.id,
              Bounds.of(left, where.top() + (where.height() - high) / 2, wide, high),
              mini.piece));
      left += wide + gap;
    }
  }
}
