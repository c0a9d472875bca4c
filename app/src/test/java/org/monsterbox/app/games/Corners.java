package org.monsterbox.app.games;

import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Outline;

/** The corners of a node as it is seen: of its bounds, or of a shape of its own. */
final class Corners {

  private static final Outline BOX = Outline.of(0, 0, 1, 0, 1, 1, 0, 1);

  private final double[] xs;
  private final double[] ys;

  private Corners(double[] xs, double[] ys) {
    this.xs = xs;
    this.ys = ys;
  }

  static Corners of(Node node) {
    Outline outline = node.outline().orElse(BOX);
    Bounds bounds = node.bounds();
    double[] xs = new double[outline.corners()];
    double[] ys = new double[outline.corners()];
    double angle = Math.toRadians(node.turned());
    for (int i = 0; i < xs.length; i++) {
      double x = (outline.x(i) - 0.5) * bounds.width();
      double y = (outline.y(i) - 0.5) * bounds.height();
      xs[i] = bounds.centerX() + x * Math.cos(angle) - y * Math.sin(angle);
      ys[i] = bounds.centerY() + x * Math.sin(angle) + y * Math.cos(angle);
    }
    return new Corners(xs, ys);
  }

  /** Whether a line along an edge of one of them parts them, or lets them touch by a hair. */
  static boolean areApart(Corners one, Corners other, double hair) {
    return one.hasEdgeBeyond(other, hair) || other.hasEdgeBeyond(one, hair);
  }

  private boolean hasEdgeBeyond(Corners other, double hair) {
    for (int i = 0; i < xs.length; i++) {
      int next = (i + 1) % xs.length;
      double length = Math.hypot(xs[next] - xs[i], ys[next] - ys[i]);
      double acrossX = (ys[next] - ys[i]) / length;
      double acrossY = (xs[i] - xs[next]) / length;
      double nearest = Double.POSITIVE_INFINITY;
      for (int j = 0; j < other.xs.length; j++) {
        double away = (other.xs[j] - xs[i]) * acrossX + (other.ys[j] - ys[i]) * acrossY;
        nearest = Math.min(nearest, away);
      }
      if (nearest > -hair) {
        return true;
      }
    }
    return false;
  }
}
