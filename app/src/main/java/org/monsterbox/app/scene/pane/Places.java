package org.monsterbox.app.scene.pane;

import android.graphics.Canvas;
import android.graphics.RectF;
import androidx.annotation.Nullable;
import java.util.List;
import java.util.function.Predicate;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Outline;
import org.monsterbox.app.scene.Scene;

/** Where the nodes of a scene are on the view: one geometry for fingers, keys and speech. */
public final class Places {

  /** A finger between two small neighbours, in dp, still belongs to the nearer one. */
  private static final float MAGNIFIED_SLACK = 4;

  private static final float HALF_TURN = 180;

  private final Panes panes;
  private Scene scene = new Scene(1, 1, List.of(), List.of());
  private float scale = 1;
  private float offsetX;
  private float offsetY;

  public Places(Panes panes) {
    this.panes = panes;
  }

  public Scene scene() {
    return scene;
  }

  public void show(Scene next) {
    scene = next;
  }

  /** The scene fills this part of the view, or as much as its own shape allows. */
  public void fit(float left, float top, float width, float height) {
    scale = Math.min(width / scene.width(), height / scene.height());
    offsetX = left + (width - scene.width() * scale) / 2;
    offsetY = top + (height - scene.height() * scale) / 2;
  }

  /** What follows is drawn in dp of the scene. */
  public void apply(Canvas canvas) {
    canvas.translate(offsetX, offsetY);
    canvas.scale(scale, scale);
    if (scene.turned()) {
      canvas.rotate(HALF_TURN, scene.width() / 2, scene.height() / 2);
    }
  }

  public float toSceneX(float viewX) {
    float x = (viewX - offsetX) / scale;
    return scene.turned() ? scene.width() - x : x;
  }

  public float toSceneY(float viewY) {
    float y = (viewY - offsetY) / scale;
    return scene.turned() ? scene.height() - y : y;
  }

  /**
   * The node that a finger at this point of the scene means: the topmost that it is on, or else the
   * nearest small one whose 48 dp reach so far. Others let fingers through.
   */
  @Nullable
  public Node find(float x, float y, Predicate<Node> meant) {
    Node nearest = null;
    float least = Float.POSITIVE_INFINITY;
    List<Node> nodes = scene.nodes();
    for (int i = nodes.size() - 1; i >= 0; i--) {
      Node node = nodes.get(i);
      float distance = meant.test(node) ? distance(node, x, y) : Float.POSITIVE_INFINITY;
      if (distance < least) {
        nearest = node;
        least = distance;
      }
    }
    return nearest;
  }

  /** The node whose middle is nearest to this point, within so many of its widths; or null. */
  @Nullable
  public Node nearest(float x, float y, float reach, Predicate<Node> meant) {
    Node nearest = null;
    double least = reach;
    for (Node node : scene.nodes()) {
      PaneState pane = panes.of(node);
      if (!meant.test(node) || (pane != null && !pane.pane().bounds().contains(x, y))) {
        continue;
      }
      float fromX = (pane == null ? x : pane.toContentX(x)) - node.bounds().centerX();
      float fromY = (pane == null ? y : pane.toContentY(y)) - node.bounds().centerY();
      double distance = Math.hypot(fromX, fromY) / node.bounds().width();
      if (distance <= least) {
        nearest = node;
        least = distance;
      }
    }
    return nearest;
  }

  /** How much larger the node is seen than its bounds are. */
  public float zoom(Node node) {
    PaneState pane = panes.of(node);
    return pane == null ? 1 : pane.zoom();
  }

  /** Whether a finger that is at this point can still mean that node. */
  public boolean reaches(Node node, float x, float y) {
    return distance(node, x, y) < Float.POSITIVE_INFINITY;
  }

  /** In dp as seen; 0 on the node, infinite where it cannot be meant. */
  private float distance(Node node, float x, float y) {
    PaneState pane = panes.of(node);
    float zoom = 1;
    float contentX = x;
    float contentY = y;
    if (pane != null) {
      if (!pane.pane().bounds().contains(x, y)) {
        return Float.POSITIVE_INFINITY;
      }
      zoom = pane.zoom();
      contentX = pane.toContentX(x);
      contentY = pane.toContentY(y);
    }
    Bounds bounds = node.bounds();
    double angle = Math.toRadians(-node.turned());
    double fromX = contentX - bounds.centerX();
    double fromY = contentY - bounds.centerY();
    double ownX = fromX * Math.cos(angle) - fromY * Math.sin(angle);
    double ownY = fromX * Math.sin(angle) + fromY * Math.cos(angle);
    if (node.outline().isPresent()) {
      return outside(node, (float) ownX, (float) ownY, zoom);
    }
    double outsideX = Math.max(0, Math.abs(ownX) - bounds.width() / 2) * zoom;
    double outsideY = Math.max(0, Math.abs(ownY) - bounds.height() / 2) * zoom;
    if (outsideX > slack(node, bounds.width() * zoom)
        || outsideY > slack(node, bounds.height() * zoom)) {
      return Float.POSITIVE_INFINITY;
    }
    return (float) Math.hypot(outsideX, outsideY);
  }

  /** The same for a node with a shape of its own, at a point as seen from its middle. */
  private static float outside(Node node, float x, float y, float zoom) {
    float width = node.bounds().width();
    float height = node.bounds().height();
    Outline outline = node.outline().orElseThrow();
    float outside = outline.distance(x + width / 2, y + height / 2, width, height) * zoom;
    return outside > slack(node, node.targetSize(zoom)) ? Float.POSITIVE_INFINITY : outside;
  }

  /** How far beyond its edge a node of that size can be hit. */
  public static float slack(Node node, float size) {
    return node.magnified() ? MAGNIFIED_SLACK : Math.max(0, (Node.LEAST_TARGET - size) / 2);
  }

  /** The pane whose content, or the gaps in it, is seen at this point; or null. */
  @Nullable
  public PaneState paneAt(float x, float y) {
    List<PaneState> shown = panes.shown();
    for (int i = shown.size() - 1; i >= 0; i--) {
      PaneState pane = shown.get(i);
      if (pane.pane().bounds().contains(x, y) && !isCovered(pane.pane().id(), x, y)) {
        return pane;
      }
    }
    return null;
  }

  /** Whether a node that is drawn after the pane's content lies over it there. */
  private boolean isCovered(String pane, float x, float y) {
    List<Node> nodes = scene.nodes();
    for (int i = nodes.size() - 1; i >= 0; i--) {
      Node node = nodes.get(i);
      if (node.pane().equals(pane)) {
        return false;
      }
      if (distance(node, x, y) == 0) {
        return startsBefore(pane, i);
      }
    }
    return false;
  }

  private boolean startsBefore(String pane, int index) {
    for (int i = 0; i < index; i++) {
      if (scene.nodes().get(i).pane().equals(pane)) {
        return true;
      }
    }
    return false;
  }

  /** The small map that a finger at this point lies on, or null. */
  @Nullable
  public Node overviewAt(float x, float y) {
    for (Node node : scene.nodes()) {
      boolean isSeen = !node.overview().isEmpty() && node.bounds().contains(x, y);
      PaneState pane = isSeen ? panes.find(node.overview()) : null;
      if (pane != null && pane.canPan() && panes.shown().contains(pane)) {
        return node;
      }
    }
    return null;
  }

  /** The id of the strip that a finger at this point comes down in, or empty. */
  public String stripAt(float x, float y) {
    for (Node node : scene.nodes()) {
      if (node.isStrip() && node.bounds().contains(x, y)) {
        return node.id();
      }
    }
    return "";
  }

  /** Moves what the small map shows, so that this point of it is in the middle. */
  public void steer(Node map, float x, float y) {
    PaneState pane = panes.find(map.overview());
    if (pane != null) {
      float partX = (x - map.bounds().left()) / map.bounds().width();
      float partY = (y - map.bounds().top()) / map.bounds().height();
      pane.hold();
      pane.jumpTo(partX * pane.pane().width(), partY * pane.pane().height(), pane.zoom());
    }
  }

  /** Where the node is in dp of the scene, turned, whether or not its pane shows it. */
  public void boundsInScene(Node node, RectF out) {
    Bounds bounds = node.bounds();
    double angle = Math.toRadians(node.turned());
    float cos = (float) Math.abs(Math.cos(angle));
    float sin = (float) Math.abs(Math.sin(angle));
    float halfWidth = (bounds.width() * cos + bounds.height() * sin) / 2;
    float halfHeight = (bounds.width() * sin + bounds.height() * cos) / 2;
    float x = bounds.centerX();
    float y = bounds.centerY();
    PaneState pane = panes.of(node);
    if (pane != null) {
      x = pane.toSceneX(x);
      y = pane.toSceneY(y);
      halfWidth *= pane.zoom();
      halfHeight *= pane.zoom();
    }
    out.set(x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight);
  }

  /**
   * What is seen of the node, in pixels of the view. Of one that its pane has scrolled away, the
   * nearest edge of the pane: a screen reader can still reach it there.
   */
  public void boundsInView(Node node, RectF out) {
    boundsInScene(node, out);
    PaneState pane = panes.of(node);
    if (pane != null) {
      Bounds window = pane.pane().bounds();
      out.left = within(out.left, window.left(), window.right() - 1);
      out.top = within(out.top, window.top(), window.bottom() - 1);
      out.right = within(out.right, out.left + 1, window.right());
      out.bottom = within(out.bottom, out.top + 1, window.bottom());
    }
    if (scene.turned()) {
      out.set(
          scene.width() - out.right,
          scene.height() - out.bottom,
          scene.width() - out.left,
          scene.height() - out.top);
    }
    out.set(
        offsetX + out.left * scale,
        offsetY + out.top * scale,
        offsetX + out.right * scale,
        offsetY + out.bottom * scale);
  }

  private static float within(float value, float least, float most) {
    return Math.max(least, Math.min(most, value));
  }
}
