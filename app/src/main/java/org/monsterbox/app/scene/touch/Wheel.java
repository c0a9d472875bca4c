package org.monsterbox.app.scene.touch;

import android.view.KeyEvent;
import android.view.MotionEvent;
import org.monsterbox.app.scene.pane.PaneState;
import org.monsterbox.app.scene.pane.Places;

/** A mouse wheel pans the pane under the pointer; with the control key it zooms. */
public final class Wheel {

  private static final float STEP = 64;
  private static final float ZOOM_STEP = 1.2f;

  private final Places places;

  public Wheel(Places places) {
    this.places = places;
  }

  /** Whether a pane made use of it. */
  public boolean turn(MotionEvent event) {
    if (event.getActionMasked() != MotionEvent.ACTION_SCROLL) {
      return false;
    }
    float x = places.toSceneX(event.getX());
    float y = places.toSceneY(event.getY());
    PaneState pane = places.paneAt(x, y);
    if (pane == null) {
      return false;
    }
    float notches = event.getAxisValue(MotionEvent.AXIS_VSCROLL);
    pane.hold();
    if ((event.getMetaState() & KeyEvent.META_CTRL_ON) != 0) {
      pane.zoomTo(pane.zoom() * (float) Math.pow(ZOOM_STEP, notches), x, y);
      return pane.canZoom();
    }
    float side = places.scene().turned() ? -1 : 1;
    float down = side * notches;
    float right = side * event.getAxisValue(MotionEvent.AXIS_HSCROLL);
    boolean sideways = (event.getMetaState() & KeyEvent.META_SHIFT_ON) != 0 || !pane.canPanY();
    return sideways ? pane.pan((down - right) * STEP, 0) : pane.pan(-right * STEP, down * STEP);
  }
}
