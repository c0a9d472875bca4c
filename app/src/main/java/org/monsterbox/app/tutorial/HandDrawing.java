package org.monsterbox.app.tutorial;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.RectF;
import org.monsterbox.app.R;

/** A hand that points with its forefinger, and what its touch looks like. */
final class HandDrawing {

  /** How high the hand is, in dp. */
  static final float SIZE = 60;

  private static final float TILT = -24;
  private static final float AWAY = 16;
  private static final float RING = 20;
  private static final float WAVE = 26;
  private static final int FULL = 255;

  private final Paint skin = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint ring = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Path hand = new Path();
  private final Path folds = new Path();
  private final RectF circle = new RectF();

  HandDrawing(Context context) {
    skin.setColor(context.getColor(R.color.lesson_hand));
    line.setColor(context.getColor(R.color.lesson_hand_line));
    line.setStyle(Paint.Style.STROKE);
    line.setStrokeWidth(2.2f);
    line.setStrokeJoin(Paint.Join.ROUND);
    line.setStrokeCap(Paint.Cap.ROUND);
    ring.setColor(context.getColor(R.color.lesson_light));
    ring.setStyle(Paint.Style.STROKE);
    ring.setStrokeWidth(4);
    // The tip of the forefinger is at the origin, the wrist below it.
    hand.moveTo(-5, 4);
    hand.cubicTo(-5, -2, 5, -2, 5, 4);
    hand.lineTo(5, 24);
    hand.cubicTo(7, 20, 14, 21, 14, 26);
    hand.cubicTo(16, 23, 22, 24, 22, 29);
    hand.cubicTo(24, 26, 29, 28, 29, 32);
    hand.cubicTo(29, 44, 27, 48, 24, 60);
    hand.lineTo(0, 60);
    hand.cubicTo(-4, 50, -14, 44, -17, 36);
    hand.cubicTo(-18, 31, -12, 30, -9, 34);
    hand.lineTo(-5, 38);
    hand.close();
    folds.moveTo(5, 24);
    folds.lineTo(5, 34);
    folds.moveTo(14, 26);
    folds.lineTo(14, 35);
    folds.moveTo(22, 29);
    folds.lineTo(22, 36);
  }

  /**
   * At a place of the table, in dp.
   *
   * @param motion how far its gesture has come
   */
  void draw(Canvas canvas, float x, float y, HandMotion motion) {
    if (motion.wave() > 0) {
      ring.setAlpha((int) (FULL * (1 - motion.wave())));
      canvas.drawCircle(x, y, WAVE * (0.3f + 0.7f * motion.wave()), ring);
    }
    if (motion.held() > 0) {
      ring.setAlpha(FULL);
      circle.set(x - RING, y - RING, x + RING, y + RING);
      canvas.drawArc(circle, -90, 360 * motion.held(), false, ring);
    }
    canvas.save();
    canvas.translate(x + AWAY * motion.away() * 0.6f, y + AWAY * motion.away());
    canvas.rotate(TILT);
    canvas.drawPath(hand, skin);
    canvas.drawPath(hand, line);
    canvas.drawPath(folds, line);
    canvas.restore();
  }
}
