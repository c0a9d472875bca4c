package org.monsterbox.app.games.thirteen.seats;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.thirteen.moment.Meanings;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.tiles.MonsterTile;
import org.monsterbox.app.games.thirteen.tiles.SetOrder;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Explanation;
import org.monsterbox.app.scene.Node;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** The monsters and free sets of a seat, as large as the room allows. */
record Goods(Moment moment, int seat) {

  /** How wide a monster is drawn, from the best down to what is only just seen. */
  private static final List<Float> MONSTER_WIDTHS =
      List.of(168f, 150f, 132f, 116f, 100f, 88f, 76f, 66f, 56f, 48f, 40f, 32f);

  private static final float GAP = 6;
  private static final float SMALL_GAP = 3;
  private static final float LEAST_WORDED = 48;
  private static final float SET_SHARE = 0.66f;
  private static final float LEAST_SET = 26;
  private static final float MOST_ROW = 64;

  private record Mini(String id, Piece piece, float shape, Explanation meaning) {}

  void place(Bounds where, Easel easel) {
    if (where.width() <= 1 || where.height() <= 1) {
      return;
    }
    for (boolean worded : new boolean[] {true, false}) {
      for (float monsterWidth : MONSTER_WIDTHS) {
        if (worded && monsterWidth < LEAST_WORDED) {
          continue;
        }
        Block goods = goods(monsterWidth, worded);
        float high = goods.height(where.width());
        if (high <= where.height() && monsterWidth <= where.width()) {
          float top = where.top() + Math.min((where.height() - high) / 2, GAP);
          goods.place(Bounds.of(where.left(), top, where.width(), high), easel);
          return;
        }
      }
    }
    row(where, easel);
  }

  /** Monsters, then free sets by part. */
  private Block goods(float monsterWidth, boolean worded) {
    MonsterTile tile =
        new MonsterTile(
            moment,
            worded ? MonsterTile.widthFor(moment, monsterWidth) : monsterWidth,
            worded,
            true);
    List<Wrap.Item> items = new ArrayList<>();
    for (Monster monster : moment.view().monsters(seat)) {
      items.add(
          new Wrap.Item(
              tile.width(),
              tile.height(),
              (where, easel) ->
                  easel.add(
                      Node.decoration("monster-" + monster.id(), where, tile.piece(monster))
                          .explained(meanings().monster(monster)))));
    }
    float setWidth = Math.max(monsterWidth * SET_SHARE, LEAST_SET);
    for (int set : SetOrder.byPart(moment.view().freeBits(seat))) {
      items.add(
          new Wrap.Item(
              setWidth,
              MonsterTile.setHeight(setWidth),
              (where, easel) ->
                  easel.add(
                      Node.decoration("set-" + set, where, moment.props().set(set))
                          .explained(meanings().set(set)))));
    }
    return new Wrap(GAP, false, items);
  }

  /** Side by side in one row that always fits, as small as they must be. */
  private void row(Bounds where, Easel easel) {
    List<Mini> minis = minis();
    float shapes = 0;
    for (Mini mini : minis) {
      shapes += mini.shape;
    }
    float gap = minis.size() * SMALL_GAP > where.width() / 2 ? 0 : SMALL_GAP;
    float gaps = gap * Math.max(0, minis.size() - 1);
    float most = Math.min(MOST_ROW, where.height());
    float high = Math.min(most, Math.max(1, (where.width() - gaps) / shapes));
    float left = where.left();
    for (Mini mini : minis) {
      float wide = high * mini.shape;
      Bounds bounds = Bounds.of(left, where.centerY() - high / 2, wide, high);
      easel.add(Node.decoration(mini.id, bounds, mini.piece).explained(mini.meaning));
      left += wide + gap;
    }
  }

  private Meanings meanings() {
    return new Meanings(moment);
  }

  private List<Mini> minis() {
    ThirteenView view = moment.view();
    List<Mini> minis = new ArrayList<>();
    for (Monster monster : view.monsters(seat)) {
      Piece creature = moment.props().creature(monster.triple());
      minis.add(
          new Mini(
              "monster-" + monster.id(),
              creature,
              1 / MonsterTile.CREATURE,
              meanings().monster(monster)));
    }
    for (int set : SetOrder.byPart(view.freeBits(seat))) {
      minis.add(
          new Mini(
              "set-" + set,
              moment.props().set(set),
              1 / MonsterTile.setHeight(1),
              meanings().set(set)));
    }
    return minis;
  }
}
