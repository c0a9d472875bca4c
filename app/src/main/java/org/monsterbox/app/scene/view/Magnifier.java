package org.monsterbox.app.scene.view;

import android.graphics.Canvas;
import android.graphics.RectF;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Scene;
import org.monsterbox.app.scene.motion.Actor;
import org.monsterbox.app.scene.motion.Cast;
import org.monsterbox.app.scene.motion.Faces;
import org.monsterbox.app.scene.pane.Places;
import org.monsterbox.app.scene.touch.Finger;

/** Shows a small node large, beyond the finger that covers it. */
final class Magnifier {

  private static final float LEAST_SIZE = 112;
  private static final float LEAST_SCALE = 1.6f;
  private static final float MOST_PART = 0.45f;
  private static final float FINGER = 36;
  private static final float MARGIN = 6;

  private final Places places;
  private final Cast cast;
  private final Faces faces;
  private final NodeMarks marks;
  private final RectF spot = new RectF();

  Magnifier(Places places, Cast cast, Faces faces, NodeMarks marks) {
    this.places = places;
    this.cast = cast;
    this.faces = faces;
    this.marks = marks;
  }

  void draw(Canvas canvas, Finger finger) {
    Node node = finger.node;
    if (finger.task != Finger.Task.MAGNIFY || node == null) {
      return;
    }
    Actor actor = cast.find(node.id());
    if (actor == null) {
      return;
    }
    places.boundsInScene(node, spot);
    float width = actor.width() * scale(actor);
    float height = actor.height() * scale(actor);
    double angle = Math.toRadians(actor.degrees());
    // Beyond the finger is upwards as the node is read, towards the middle of the table.
    float away = Math.max(spot.width(), spot.height()) / 2 + FINGER + height / 2;
    float reach = Math.max(width, height) / 2 + MARGIN;
    float x = spot.centerX() + (float) Math.sin(angle) * away;
    float y = spot.centerY() - (float) Math.cos(angle) * away;
    x = Math.max(reach, Math.min(places.scene().width() - reach, x));
    y = Math.max(reach, Math.min(places.scene().height() - reach, y));
    canvas.save();
    canvas.translate(x, y);
    canvas.rotate(actor.degrees());
    canvas.translate(-width / 2, -height / 2);
    marks.bubble(canvas, width, height);
    faces.draw(canvas, actor, width, height);
    canvas.restore();
  }

  private float scale(Actor actor) {
    float least = Math.min(actor.width(), actor.height());
    float wanted = Math.max(LEAST_SCALE, LEAST_SIZE / least);
    Scene scene = places.scene();
    float room = Math.min(scene.width(), scene.height()) * MOST_PART;
    return Math.min(wanted, room / Math.max(actor.width(), actor.height()));
  }
}
