package org.monsterbox.app.explain;

import android.graphics.Canvas;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.Node;

/**
 * A thing as it lies on the table, larger or smaller as a whole.
 *
 * @param width of the thing on the table, in dp
 * @param height of the same
 */
record Enlarged(Piece piece, float width, float height) implements Piece {

  /** What is much wider than high, such as a button, says nothing by its picture. */
  private static final float LONGEST = 2.2f;

  static boolean isWorthIt(Node node) {
    float shape = node.bounds().width() / node.bounds().height();
    return shape < LONGEST && shape > 1 / LONGEST;
  }

  static Enlarged of(Node node) {
    return new Enlarged(node.piece(), node.bounds().width(), node.bounds().height());
  }

  @Override
  public void draw(Canvas canvas, float givenWidth, float givenHeight) {
    float scale = Math.min(givenWidth / width, givenHeight / height);
    canvas.save();
    canvas.translate((givenWidth - width * scale) / 2, (givenHeight - height * scale) / 2);
    canvas.scale(scale, scale);
    piece.draw(canvas, width, height);
    canvas.restore();
  }
}
