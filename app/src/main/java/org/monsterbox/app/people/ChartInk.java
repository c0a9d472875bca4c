package org.monsterbox.app.people;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.RectF;
import android.util.TypedValue;
import org.monsterbox.app.R;

/** What charts are drawn with. */
final class ChartInk {

  private static final float TEXT_SP = 16;
  private static final float NOTE_SP = 14;

  private final float density;
  private final Paint text = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint note = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint fill = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint line = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final int ink;
  private final int accent;
  private final int pale;

  ChartInk(Context context) {
    density = context.getResources().getDisplayMetrics().density;
    ink = context.getColor(R.color.ink);
    accent = context.getColor(R.color.accent);
    pale = context.getColor(R.color.accent_container);
    text.setColor(ink);
    text.setTextSize(sp(context, TEXT_SP));
    note.setColor(context.getColor(R.color.ink_soft));
    note.setTextSize(sp(context, NOTE_SP));
    line.setStyle(Paint.Style.STROKE);
    line.setStrokeJoin(Paint.Join.ROUND);
    line.setStrokeCap(Paint.Cap.ROUND);
  }

  private static float sp(Context context, float size) {
    return TypedValue.applyDimension(
        TypedValue.COMPLEX_UNIT_SP, size, context.getResources().getDisplayMetrics());
  }

  float dp(float size) {
    return size * density;
  }

  float lineHeight() {
    return text.getFontSpacing();
  }

  float noteHeight() {
    return note.getFontSpacing();
  }

  float width(String words) {
    return text.measureText(words);
  }

  void left(Canvas canvas, String words, float left, float top) {
    text.setTextAlign(Paint.Align.LEFT);
    canvas.drawText(words, left, top - text.ascent(), text);
  }

  void right(Canvas canvas, String words, float right, float top) {
    text.setTextAlign(Paint.Align.RIGHT);
    canvas.drawText(words, right, top - text.ascent(), text);
  }

  void note(Canvas canvas, String words, float left, float top) {
    canvas.drawText(words, left, top - note.ascent(), note);
  }

  /** The whole that a bar is a part of. */
  void track(Canvas canvas, RectF box) {
    rounded(canvas, box, pale);
  }

  void bar(Canvas canvas, RectF box) {
    rounded(canvas, box, accent);
  }

  private void rounded(Canvas canvas, RectF box, int colour) {
    float radius = dp(4);
    fill.setColor(colour);
    canvas.drawRoundRect(box, radius, radius, fill);
    line.setColor(ink);
    line.setStrokeWidth(dp(1.5f));
    canvas.drawRoundRect(box, radius, radius, line);
  }

  void course(Canvas canvas, Path path) {
    line.setColor(accent);
    line.setStrokeWidth(dp(3));
    canvas.drawPath(path, line);
  }

  void grid(Canvas canvas, float left, float right, float y) {
    line.setColor(pale);
    line.setStrokeWidth(dp(1));
    canvas.drawLine(left, y, right, y, line);
  }

  /** Filled for a win, hollow for a loss: the shape tells it without the colour. */
  void dot(Canvas canvas, float x, float y, boolean full) {
    fill.setColor(full ? accent : pale);
    canvas.drawCircle(x, y, dp(4), fill);
    line.setColor(ink);
    line.setStrokeWidth(dp(1.5f));
    canvas.drawCircle(x, y, dp(4), line);
  }
}
