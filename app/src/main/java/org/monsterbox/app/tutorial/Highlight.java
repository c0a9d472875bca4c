package org.monsterbox.app.tutorial;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;

/** A frame around a thing on the table. */
final class Highlight implements Piece {

  static final String ID = "tutorial-highlight";

  private static final float LINE = 4;
  private static final float MARGIN = 5;
  private static final float CORNER = 8;

  private final Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);

  Highlight(Context context) {
    paint.setStyle(Paint.Style.STROKE);
    paint.setStrokeWidth(LINE);
    paint.setColor(context.getColor(R.color.accent));
  }

  Scene around(Node node, Scene scene) {
    List<Node> nodes = new ArrayList<>(scene.nodes());
    nodes.add(
        Node.decoration(ID, node.bounds().inset(-MARGIN), this)
            .inPane(node.pane())
            .turned(node.turned()));
    return new Scene(scene.width(), scene.height(), nodes, scene.panes());
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    float half = LINE / 2;
    canvas.drawRoundRect(half, half, width - half, height - half, CORNER, CORNER, paint);
  }
}
