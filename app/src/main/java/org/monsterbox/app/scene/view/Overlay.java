package org.monsterbox.app.scene.view;

import android.content.pm.ApplicationInfo;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import android.graphics.RectF;
import java.util.List;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.pane.Places;

/**
 * Shows those who build a scene its bounds, ids and hit areas; targets that are too small in red.
 */
final class Overlay {

  private static final int GOOD = Color.rgb(0, 130, 200);
  private static final int BAD = Color.RED;
  private static final int PLAIN = Color.GRAY;
  private static final float TEXT = 9;

  private final Places places;
  private final ApplicationInfo app;
  private final Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint text = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final RectF bounds = new RectF();
  private boolean shown;

  Overlay(Places places, ApplicationInfo app) {
    this.places = places;
    this.app = app;
    pen.setStyle(Paint.Style.STROKE);
    text.setTextSize(TEXT);
  }

  /** A release shows none. */
  void show(boolean isShown) {
    shown = isShown && (app.flags & ApplicationInfo.FLAG_DEBUGGABLE) != 0;
  }

  void draw(Canvas canvas) {
    if (!shown) {
      return;
    }
    canvas.save();
    places.apply(canvas);
    List<Node> nodes = places.scene().nodes();
    for (int i = 0; i < nodes.size(); i++) {
      node(canvas, nodes.get(i));
    }
    canvas.restore();
  }

  private void node(Canvas canvas, Node node) {
    places.boundsInScene(node, bounds);
    int colour = node.canAct() ? isSmall(node, bounds) ? BAD : GOOD : PLAIN;
    pen.setColor(colour);
    text.setColor(colour);
    pen.setStrokeWidth(colour == BAD ? 2 : 1);
    canvas.drawRect(bounds, pen);
    canvas.drawText(node.id(), bounds.left + 1, bounds.top + TEXT, text);
    if (node.canAct()) {
      float aside = Places.slack(node, bounds.width());
      float above = Places.slack(node, bounds.height());
      bounds.inset(-aside, -above);
      pen.setStrokeWidth(0);
      canvas.drawRect(bounds, pen);
    }
  }

  /** Nodes that are magnified are small on purpose. */
  private static boolean isSmall(Node node, RectF bounds) {
    float size =
        node.outline().isPresent() ? node.targetSize(1) : Math.min(bounds.width(), bounds.height());
    return !node.magnified() && size < Node.LEAST_TARGET - 0.01f;
  }
}
