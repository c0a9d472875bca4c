package org.monsterbox.app.scene.view;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import androidx.annotation.ColorInt;
import androidx.annotation.Nullable;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Outline;
import org.monsterbox.app.scene.pane.PaneState;

/** What the table shows by itself: rings around nodes, shadows under lifted ones, scroll bars. */
final class NodeMarks {

  private static final float WINDOW = 2;
  private static final float RING = 3;
  private static final float HALO = 7;
  private static final float CORNER = 8;
  private static final float BAR = 4;
  private static final float SHADOW = 6;
  private static final int TINT = 0x33;
  private static final int STRONG_TINT = 0x66;
  private static final int BAR_TINT = 0x80;

  private final Paint pen = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Path path = new Path();
  @ColorInt private final int accent;
  @ColorInt private final int table;
  @ColorInt private final int paper;
  @ColorInt private final int ink;
  @ColorInt private final int shadow;

  NodeMarks(Context context) {
    accent = context.getColor(R.color.accent);
    table = context.getColor(R.color.table);
    paper = context.getColor(R.color.paper);
    ink = context.getColor(R.color.ink_soft);
    shadow = context.getColor(R.color.shadow);
    pen.setStyle(Paint.Style.STROKE);
  }

  /** Where the keyboard is: the accent on a halo, so that it is seen on every ground. */
  void focus(Canvas canvas, Node node, float width, float height, float zoom) {
    Outline shape = node.outline().orElse(null);
    ring(canvas, shape, width, height, HALO / zoom, RING / zoom, table);
    ring(canvas, shape, width, height, RING / zoom, RING / zoom, accent);
  }

  /** A node that is selected. */
  void selected(Canvas canvas, Node node, float width, float height, float zoom) {
    ring(canvas, node.outline().orElse(null), width, height, RING / zoom, 0, accent);
  }

  /** Where something can be put down; stronger where it would be put down now. */
  void target(Canvas canvas, Node node, float width, float height, float zoom, boolean now) {
    Outline shape = node.outline().orElse(null);
    fill.setColor(tinted(accent, now ? STRONG_TINT : TINT));
    shape(canvas, shape, 0, 0, width, height, fill);
    ring(canvas, shape, width, height, (now ? RING : RING / 2) / zoom, 0, accent);
  }

  void liftShadow(Canvas canvas, Node node, float width, float height, float zoom) {
    shadow(canvas, node.outline().orElse(null), width, height, SHADOW / zoom);
  }

  private void shadow(
      Canvas canvas, @Nullable Outline shape, float width, float height, float away) {
    fill.setColor(shadow);
    shape(canvas, shape, away, away, width + away, height + away, fill);
  }

  /** The ground of what is shown enlarged. */
  void bubble(Canvas canvas, float width, float height) {
    shadow(canvas, null, width, height, SHADOW);
    fill.setColor(paper);
    shape(canvas, null, 0, 0, width, height, fill);
    ring(canvas, null, width, height, RING, 0, accent);
  }

  /** A frame in the small map of a pane around the part that is seen. */
  void window(Canvas canvas, PaneState state, float width, float height) {
    Bounds window = state.pane().bounds();
    float scaleX = width / state.pane().width();
    float scaleY = height / state.pane().height();
    float halfX = window.width() / state.zoom() / 2;
    float halfY = window.height() / state.zoom() / 2;
    pen.setColor(accent);
    pen.setStrokeWidth(WINDOW);
    canvas.drawRect(
        Math.max(0, (state.x() - halfX) * scaleX),
        Math.max(0, (state.y() - halfY) * scaleY),
        Math.min(width, (state.x() + halfX) * scaleX),
        Math.min(height, (state.y() + halfY) * scaleY),
        pen);
  }

  /** Bars at the edges of a pane show how much of its content is seen. */
  void scrollBars(Canvas canvas, PaneState state) {
    Bounds window = state.pane().bounds();
    fill.setColor(tinted(ink, BAR_TINT));
    if (state.canPanY()) {
      float whole = state.pane().height() * state.zoom();
      float length = window.height() * window.height() / whole;
      float start = (state.y() * state.zoom() - window.height() / 2) / whole * window.height();
      float x = window.right() - BAR;
      float y = window.top() + start;
      canvas.drawRoundRect(x, y, x + BAR, y + length, BAR / 2, BAR / 2, fill);
    }
    if (state.canPanX()) {
      float whole = state.pane().width() * state.zoom();
      float length = window.width() * window.width() / whole;
      float start = (state.x() * state.zoom() - window.width() / 2) / whole * window.width();
      float x = window.left() + start;
      float y = window.bottom() - BAR;
      canvas.drawRoundRect(x, y, x + length, y + BAR, BAR / 2, BAR / 2, fill);
    }
  }

  private void ring(
      Canvas canvas,
      @Nullable Outline shape,
      float width,
      float height,
      float thickness,
      float away,
      @ColorInt int colour) {
    pen.setColor(colour);
    pen.setStrokeWidth(thickness);
    shape(canvas, shape, -away, -away, width + away, height + away, pen);
  }

  /** A box with round corners, or another shape. */
  private void shape(
      Canvas canvas,
      @Nullable Outline shape,
      float left,
      float top,
      float right,
      float bottom,
      Paint paint) {
    if (shape == null) {
      canvas.drawRoundRect(left, top, right, bottom, CORNER, CORNER, paint);
      return;
    }
    shape.trace(path, right - left, bottom - top);
    canvas.translate(left, top);
    canvas.drawPath(path, paint);
    canvas.translate(-left, -top);
  }

  @ColorInt
  private static int tinted(@ColorInt int colour, int alpha) {
    return (colour & 0xFFFFFF) | (alpha << 24);
  }
}
