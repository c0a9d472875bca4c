package org.monsterbox.app.table.parts;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;

/** A frame around what is meant: light on dark and dark on light, so that it is seen on both. */
public final class Pointer implements Piece {

  public static final String ID = "pointer";
  private static final float MARGIN = 4;
  private static final float CORNER = 10;
  private static final float WIDE = 6;
  private static final float NARROW = 3;

  private final Paint edge;
  private final Paint line;

  public Pointer(Context context) {
    edge = stroke(context.getColor(R.color.outline), WIDE);
    line = stroke(context.getColor(R.color.pointer), NARROW);
  }

  private static Paint stroke(int colour, float width) {
    Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
    paint.setStyle(Paint.Style.STROKE);
    paint.setStrokeWidth(width);
    paint.setColor(colour);
    return paint;
  }

  /** The scene with a frame around that node, if it has it; the frame moves from node to node. */
  public Scene at(String id, Scene scene) {
    Optional<Node> meant = scene.find(id);
    if (meant.isEmpty()) {
      return scene;
    }
    List<Node> nodes = new ArrayList<>(scene.nodes());
    nodes.add(
        Node.decoration(ID, meant.get().bounds().inset(-MARGIN), this)
            .inPane(meant.get().pane())
            .turned(meant.get().turned()));
    return scene.with(nodes);
  }

  @Override
  public void draw(Canvas canvas, float width, float height) {
    float half = WIDE / 2;
    canvas.drawRoundRect(half, half, width - half, height - half, CORNER, CORNER, edge);
    canvas.drawRoundRect(half, half, width - half, height - half, CORNER, CORNER, line);
  }
}
