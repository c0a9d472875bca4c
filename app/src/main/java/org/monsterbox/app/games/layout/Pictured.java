package org.monsterbox.app.games.layout;

import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;

/** A text with a small picture before it. */
public record Pictured(Tools tools, String id, Piece picture, String words) implements Block {

  private static final float PICTURE = 28;
  private static final float GAP = 8;

  private Block text() {
    return tools.writing().block(id, words, tools.writing().body());
  }

  @Override
  public float height(float width) {
    return Math.max(PICTURE, text().height(width - PICTURE - GAP));
  }

  @Override
  public void place(Bounds where, Easel easel) {
    float high = height(where.width());
    float own = text().height(where.width() - PICTURE - GAP);
    easel.add(
        Node.decoration(
            id + "-picture",
            Bounds.of(where.left(), where.top() + (high - PICTURE) / 2, PICTURE, PICTURE),
            picture));
    text()
        .place(
            new Bounds(
                where.left() + PICTURE + GAP,
                where.top() + (high - own) / 2,
                where.right(),
                where.top() + (high + own) / 2),
            easel);
  }
}
