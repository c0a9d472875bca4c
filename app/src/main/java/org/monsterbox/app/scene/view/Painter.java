package org.monsterbox.app.scene.view;

import android.graphics.Canvas;
import java.util.List;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.motion.Actor;
import org.monsterbox.app.scene.motion.Cast;
import org.monsterbox.app.scene.motion.Faces;
import org.monsterbox.app.scene.pane.PaneState;
import org.monsterbox.app.scene.pane.Panes;
import org.monsterbox.app.scene.pane.Places;
import org.monsterbox.app.scene.reach.Focus;
import org.monsterbox.app.scene.touch.Carry;
import org.monsterbox.app.scene.touch.Carrying;
import org.monsterbox.app.scene.touch.Finger;
import org.monsterbox.app.scene.touch.Touches;

/** Draws the table. Nothing is made while drawing: all that is needed is at hand. */
final class Painter {

  private static final float PRESSED = 0.05f;
  private static final float LIFTED = 1.06f;

  private final Places places;
  private final Panes panes;
  private final Cast cast;
  private final Carrying hands;
  private final Touches touches;
  private final Focus focus;
  private final Faces faces;
  private final NodeMarks marks;
  private final Magnifier magnifier;

  Painter(
      Places places,
      Panes panes,
      Cast cast,
      Carrying hands,
      Touches touches,
      Focus focus,
      Faces faces,
      NodeMarks marks) {
    this.places = places;
    this.panes = panes;
    this.cast = cast;
    this.hands = hands;
    this.touches = touches;
    this.focus = focus;
    this.faces = faces;
    this.marks = marks;
    magnifier = new Magnifier(places, cast, faces, marks);
  }

  void draw(Canvas canvas, boolean focused) {
    canvas.save();
    places.apply(canvas);
    for (int i = 0; i < cast.size(); i++) {
      if (!cast.get(i).isLifted()) {
        actor(canvas, cast.get(i));
      }
    }
    List<PaneState> shown = panes.shown();
    for (int i = 0; i < shown.size(); i++) {
      marks.scrollBars(canvas, shown.get(i));
    }
    targets(canvas);
    for (int i = 0; i < cast.size(); i++) {
      if (cast.get(i).isLifted()) {
        actor(canvas, cast.get(i));
      }
    }
    if (focused && focus.isVisible()) {
      focusRing(canvas);
    }
    List<Finger> fingers = touches.fingers();
    for (int i = 0; i < fingers.size(); i++) {
      magnifier.draw(canvas, fingers.get(i));
    }
    canvas.restore();
  }

  private void actor(Canvas canvas, Actor actor) {
    float width = actor.width();
    float height = actor.height();
    if (actor.alpha() <= 0 || width <= 0 || height <= 0 || isOutside(actor) || isIdle(actor)) {
      return;
    }
    int before = canvas.save();
    if (actor.isLifted()) {
      grow(canvas, actor);
    }
    enter(canvas, actor);
    if (actor.isLifted() && actor.node().whole().equals(actor.node().id())) {
      marks.liftShadow(canvas, actor.node(), width, height, zoom(actor));
    }
    if (actor.press() > 0) {
      float scale = 1 - PRESSED * actor.press();
      canvas.scale(scale, scale, width / 2, height / 2);
    }
    if (actor.alpha() < 1) {
      Faces.dim(canvas, width, height, actor.alpha());
    }
    faces.draw(canvas, actor, width, height);
    PaneState mapped = panes.find(actor.node().overview());
    if (mapped != null) {
      marks.window(canvas, mapped, width, height);
    }
    if (actor.node().selected() || touches.isChosen(actor.node())) {
      marks.selected(canvas, actor.node(), width, height, zoom(actor));
    }
    canvas.restoreToCount(before);
  }

  /** What is in somebody's hand is a little nearer: about the middle of the whole thing. */
  private void grow(Canvas canvas, Actor actor) {
    Actor found = cast.find(actor.node().whole());
    Actor whole = found == null ? actor : found;
    float x = whole.left() + whole.width() / 2;
    float y = whole.top() + whole.height() / 2;
    PaneState pane = whole.pane();
    float sceneX = pane == null ? x : pane.toSceneX(x);
    float sceneY = pane == null ? y : pane.toSceneY(y);
    float scale = LIFTED * whole.liftScale();
    canvas.scale(scale, scale, sceneX + whole.liftX(), sceneY + whole.liftY());
  }

  /** What follows is drawn from the actor's upper left corner, turned as it is. */
  private static void enter(Canvas canvas, Actor actor) {
    PaneState pane = actor.pane();
    if (pane != null) {
      Bounds window = pane.pane().bounds();
      if (!actor.isLifted() && !actor.isLoose()) {
        canvas.clipRect(window.left(), window.top(), window.right(), window.bottom());
      }
      canvas.translate(window.centerX() + actor.liftX(), window.centerY() + actor.liftY());
      canvas.scale(pane.zoom(), pane.zoom());
      canvas.translate(actor.left() - pane.x(), actor.top() - pane.y());
    } else {
      canvas.translate(actor.left() + actor.liftX(), actor.top() + actor.liftY());
    }
    if (actor.degrees() != 0) {
      canvas.rotate(actor.degrees(), actor.width() / 2, actor.height() / 2);
    }
  }

  private static float zoom(Actor actor) {
    PaneState pane = actor.pane();
    return pane == null ? 1 : pane.zoom();
  }

  /** A small map of a pane that shows all by itself. */
  private boolean isIdle(Actor actor) {
    PaneState mapped = panes.find(actor.node().overview());
    return mapped != null && !mapped.canPan();
  }

  /** Whether its pane has scrolled it away, however it is turned. */
  private static boolean isOutside(Actor actor) {
    PaneState pane = actor.pane();
    if (pane == null || actor.isLifted() || actor.isLoose()) {
      return false;
    }
    Bounds window = pane.pane().bounds();
    float reach = (actor.width() + actor.height()) * pane.zoom();
    float x = pane.toSceneX(actor.left() + actor.width() / 2);
    float y = pane.toSceneY(actor.top() + actor.height() / 2);
    return x + reach < window.left()
        || x - reach > window.right()
        || y + reach < window.top()
        || y - reach > window.bottom();
  }

  private void targets(Canvas canvas) {
    List<Carry> carries = hands.carries();
    if (carries.isEmpty()) {
      return;
    }
    for (int i = 0; i < cast.size(); i++) {
      Actor actor = cast.get(i);
      boolean target = false;
      boolean now = false;
      for (int j = 0; j < carries.size(); j++) {
        String id = actor.node().id();
        // What snaps shows where it goes by lying there.
        boolean snaps = carries.get(j).node().snap().isPresent();
        target |= !snaps && carries.get(j).node().drops().containsKey(id);
        now |= id.equals(carries.get(j).over());
      }
      if (target && !actor.isLifted()) {
        canvas.save();
        enter(canvas, actor);
        marks.target(canvas, actor.node(), actor.width(), actor.height(), zoom(actor), now);
        canvas.restore();
      }
    }
  }

  private void focusRing(Canvas canvas) {
    Actor actor = cast.find(focus.id());
    if (actor != null) {
      canvas.save();
      enter(canvas, actor);
      marks.focus(canvas, actor.node(), actor.width(), actor.height(), zoom(actor));
      canvas.restore();
    }
  }
}
