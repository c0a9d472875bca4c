package org.monsterbox.app.scene.pane;

import android.graphics.RectF;
import android.view.View;
import androidx.annotation.Nullable;
import java.util.List;
import org.monsterbox.app.scene.Node;

/** Where an arrow key leads to. */
public final class NearestNode {

  /** A step aside counts more than a step ahead. */
  private static final float ASIDE = 2;

  private final Places places;
  private final RectF from = new RectF();
  private final RectF to = new RectF();

  public NearestNode(Places places) {
    this.places = places;
  }

  /** The nearest of the nodes in that direction ({@link View#FOCUS_UP} and so on), or null. */
  @Nullable
  public Node next(Node start, int direction, List<Node> nodes) {
    places.boundsInScene(start, from);
    Node best = null;
    float least = Float.POSITIVE_INFINITY;
    for (Node node : nodes) {
      places.boundsInScene(node, to);
      float x = to.centerX() - from.centerX();
      float y = to.centerY() - from.centerY();
      float ahead =
          switch (direction) {
            case View.FOCUS_UP -> -y;
            case View.FOCUS_DOWN -> y;
            case View.FOCUS_LEFT -> -x;
            default -> x;
          };
      boolean upright = direction == View.FOCUS_UP || direction == View.FOCUS_DOWN;
      float aside = Math.abs(upright ? x : y);
      float cost = ahead + ASIDE * aside;
      if (node != start && ahead > 0.5f && cost < least) {
        best = node;
        least = cost;
      }
    }
    return best;
  }

  /** The one whose middle is nearest to that point of the scene, or null. */
  @Nullable
  public Node nearest(float x, float y, List<Node> nodes) {
    Node best = null;
    double least = Double.POSITIVE_INFINITY;
    for (Node node : nodes) {
      places.boundsInScene(node, to);
      double distance = Math.hypot(to.centerX() - x, to.centerY() - y);
      if (distance < least) {
        best = node;
        least = distance;
      }
    }
    return best;
  }
}
