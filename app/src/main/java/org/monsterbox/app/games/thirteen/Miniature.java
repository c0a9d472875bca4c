package org.monsterbox.app.games.thirteen;

import android.graphics.Canvas;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.thirteen.board.GridPart;
import org.monsterbox.app.games.thirteen.moment.Props;
import org.monsterbox.app.games.thirteen.tiles.MonsterTile;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** The grid with what is left on it, and the leader's best monster in front of it. */
final class Miniature implements Piece {

  private static final float MONSTER_SHARE = 0.62f;

  private final boolean[] cards = new boolean[ThirteenView.CELLS];
  private final Props props;
  private final Piece monster;

  Miniature(Props props, ThirteenView view) {
    this.props = props;
    for (int cell = 0; cell < cards.length; cell++) {
      cards[cell] = view.hasCard(cell);
    }
    Monster best = null;
    for (int seat = 0; seat < view.seats(); seat++) {
      for (Monster other : view.monsters(seat)) {
        best = best == null || other.hp() > best.hp() ? other : best;
      }
    }
    monster = best == null ? (canvas, width, height) -> {} : props.creature(best.triple());
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    float size = Math.min(width, height);
    float cell = size / GridPart.SIDE;
    canvas.save();
    canvas.translate((width - size) / 2, (height - size) / 2);
    for (int i = 0; i < cards.length; i++) {
      if (cards[i]) {
        float x = i % GridPart.SIDE * cell;
        int row = i / GridPart.SIDE;
        float y = row * cell;
        canvas.translate(x, y);
        props.back().draw(canvas, cell, cell);
        canvas.translate(-x, -y);
      }
    }
    float high = size * MONSTER_SHARE;
    canvas.translate((size - high / MonsterTile.CREATURE) / 2, size - high);
    monster.draw(canvas, high / MonsterTile.CREATURE, high);
    canvas.restore();
  }
}
