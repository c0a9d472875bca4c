package org.monsterbox.app.tutorial;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.DashPathEffect;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.RectF;
import android.os.SystemClock;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewTreeObserver;
import androidx.annotation.Nullable;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.view.SceneView;

/**
 * Lies over a table and lets every touch through: dims all but what a lesson is about, wherever
 * that moves to, and has a hand show what to do.
 */
public final class LessonLight extends View implements ViewTreeObserver.OnPreDrawListener {

  private static final float MARGIN = 5;
  private static final float CORNER = 10;
  private static final float RING = 3;
  private static final float DASH = 7;
  private static final long FRAME = 30;

  private final Paint dark = new Paint();
  private final Paint ring = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint way = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Path light = new Path();
  private final Path dimmed = new Path();
  private final Path hole = new Path();
  private final RectF place = new RectF();
  private final HandDrawing hand;
  private final float density;
  // Left, top, right and bottom of each thing that is lit, as they are and as they were last drawn.
  private float[] places = {};
  private float[] drawn = {};
  @Nullable private SceneView scene;
  private List<String> lit = List.of();
  private Optional<Gesture> gesture = Optional.empty();
  private boolean still;
  private long shownSince;

  public LessonLight(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    density = getResources().getDisplayMetrics().density;
    hand = new HandDrawing(context);
    dark.setColor(context.getColor(R.color.lesson_dark));
    ring.setColor(context.getColor(R.color.lesson_light));
    ring.setStyle(Paint.Style.STROKE);
    ring.setStrokeWidth(RING * density);
    way.setColor(context.getColor(R.color.lesson_light));
    way.setStyle(Paint.Style.STROKE);
    way.setStrokeWidth(RING);
    way.setPathEffect(new DashPathEffect(new float[] {DASH, DASH}, 0));
    setImportantForAccessibility(IMPORTANT_FOR_ACCESSIBILITY_NO);
  }

  /** The table that it lies over, of the same size. */
  void setScene(SceneView under) {
    scene = under;
  }

  /** Nothing moves: the hand shows all of its gesture at once. */
  void setStill(boolean isStill) {
    still = isStill;
  }

  /**
   * Lights these nodes.
   *
   * @param shown what the hand does, from its beginning if that is new
   */
  void show(List<String> ids, Optional<Gesture> shown) {
    if (!shown.equals(gesture)) {
      again();
    }
    lit = List.copyOf(ids);
    places = new float[4 * ids.size()];
    gesture = shown;
    invalidate();
  }

  /** The hand begins anew. */
  void again() {
    shownSince = SystemClock.uptimeMillis();
    invalidate();
  }

  @Override
  protected void onAttachedToWindow() {
    super.onAttachedToWindow();
    getViewTreeObserver().addOnPreDrawListener(this);
  }

  @Override
  protected void onDetachedFromWindow() {
    getViewTreeObserver().removeOnPreDrawListener(this);
    super.onDetachedFromWindow();
  }

  /** Panes are panned and zoomed: the light follows what it is on. */
  @Override
  public boolean onPreDraw() {
    findPlaces();
    if (!Arrays.equals(places, drawn)) {
      drawn = places.clone();
      shine();
      invalidate();
    }
    return true;
  }

  private void findPlaces() {
    for (int i = 0; i < lit.size(); i++) {
      boolean found = scene != null && scene.findPlace(lit.get(i), place);
      if (!found) {
        place.setEmpty();
      }
      places[4 * i] = place.left;
      places[4 * i + 1] = place.top;
      places[4 * i + 2] = place.right;
      places[4 * i + 3] = place.bottom;
    }
  }

  private void shine() {
    light.reset();
    float margin = MARGIN * density;
    for (int i = 0; i < drawn.length; i += 4) {
      place.set(drawn[i], drawn[i + 1], drawn[i + 2], drawn[i + 3]);
      if (!place.isEmpty()) {
        place.inset(-margin, -margin);
        hole.reset();
        hole.addRoundRect(place, CORNER * density, CORNER * density, Path.Direction.CW);
        light.op(hole, Path.Op.UNION);
      }
    }
    dimmed.reset();
    if (!light.isEmpty()) {
      dimmed.addRect(0, 0, getWidth(), getHeight(), Path.Direction.CW);
      dimmed.op(light, Path.Op.DIFFERENCE);
    }
  }

  @Override
  protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) {
    shine();
  }

  @Override
  protected void onDraw(Canvas canvas) {
    if (light.isEmpty() || scene == null) {
      return;
    }
    canvas.drawPath(dimmed, dark);
    canvas.drawPath(light, ring);
    if (gesture.isPresent()) {
      draw(canvas, scene, gesture.get());
    }
  }

  private void draw(Canvas canvas, SceneView under, Gesture shown) {
    if (!under.findPlace(shown.node(), place)) {
      return;
    }
    float fromX = place.centerX() / density;
    float fromY = place.centerY() / density;
    float toX = fromX;
    float toY = fromY;
    if (under.findPlace(shown.target(), place)) {
      toX = place.centerX() / density;
      toY = place.centerY() / density;
    }
    long millis = SystemClock.uptimeMillis() - shownSince;
    HandMotion motion =
        still ? HandMotion.still(shown.kind()) : HandMotion.at(shown.kind(), millis);
    canvas.save();
    canvas.scale(density, density);
    if (shown.kind() == Gesture.Kind.DRAG) {
      canvas.drawLine(fromX, fromY, toX, toY, way);
    }
    float x = fromX + (toX - fromX) * motion.way();
    float y = fromY + (toY - fromY) * motion.way();
    hand.draw(canvas, x, y, motion);
    canvas.restore();
    if (!still) {
      postInvalidateDelayed(FRAME);
    }
  }
}
