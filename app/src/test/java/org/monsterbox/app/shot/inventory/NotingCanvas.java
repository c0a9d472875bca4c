package org.monsterbox.app.shot.inventory;

import android.graphics.Bitmap;
import android.graphics.BlendMode;
import android.graphics.BlendModeColorFilter;
import android.graphics.Canvas;
import android.graphics.ColorFilter;
import android.graphics.Paint;
import android.graphics.Path;
import android.graphics.PorterDuff;
import android.graphics.PorterDuffColorFilter;
import android.graphics.Rect;
import android.graphics.RectF;
import androidx.annotation.ColorInt;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.robolectric.util.ReflectionHelpers;

/**
 * Draws nothing, but notes what is drawn: which kinds of shapes in which colours, and which words.
 * It notes no places within a drawing: those hang on how a processor rounds, and are seen in
 * pictures.
 */
final class NotingCanvas extends Canvas {

  /** As large as the largest window: what is clipped away is not drawn. */
  private static final int SIZE = 2048;

  private final List<String> strokes = new ArrayList<>();
  private final List<String> colours = new ArrayList<>();
  private final List<String> words = new ArrayList<>();

  NotingCanvas() {
    super(Bitmap.createBitmap(SIZE, SIZE, Bitmap.Config.ALPHA_8));
  }

  /** What has been drawn since the last time, in words; nothing if nothing was. */
  Drawn take() {
    Drawn drawn = new Drawn(strokes, colours, words);
    strokes.clear();
    colours.clear();
    words.clear();
    return drawn;
  }

  private void note(String kind, @Nullable Paint paint) {
    if (paint == null) {
      strokes.add(kind);
      return;
    }
    String colour = colour(paint.getColor()) + filter(paint.getColorFilter());
    boolean isOutline = paint.getStyle() == Paint.Style.STROKE;
    strokes.add(kind + (isOutline ? " outline " : " ") + colour);
    colours.add(colour);
  }

  private void noteWords(CharSequence text, Paint paint) {
    note("text", paint);
    int last = strokes.size() - 1;
    // The words tell enough: how often a line of them is broken is said elsewhere.
    if (last > 0 && strokes.get(last).equals(strokes.get(last - 1))) {
      strokes.remove(last);
    }
    words.add(text.toString().strip());
  }

  private static String colour(@ColorInt int colour) {
    boolean isOpaque = colour >>> 24 == 0xFF;
    return isOpaque
        ? String.format(Locale.ROOT, "#%06x", colour & 0xFFFFFF)
        : String.format(Locale.ROOT, "#%08x", colour);
  }

  /** What tints the drawing, as the background of a button is. */
  private static String filter(@Nullable ColorFilter filter) {
    if (filter instanceof PorterDuffColorFilter) {
      // Android knows the colour, but tells it to itself only.
      int colour = ReflectionHelpers.callInstanceMethod(filter, "getColor");
      return ">" + colour(colour);
    }
    return filter instanceof BlendModeColorFilter blend ? ">" + colour(blend.getColor()) : "";
  }

  @Override
  public int saveLayerAlpha(@Nullable RectF bounds, int alpha) {
    note("layer " + alpha, null);
    return save();
  }

  @Override
  public int saveLayerAlpha(float left, float top, float right, float bottom, int alpha) {
    return saveLayerAlpha(null, alpha);
  }

  @Override
  public int saveLayer(@Nullable RectF bounds, @Nullable Paint paint) {
    note("layer", paint);
    return save();
  }

  @Override
  public int saveLayer(float left, float top, float right, float bottom, @Nullable Paint paint) {
    return saveLayer(null, paint);
  }

  @Override
  public void drawColor(@ColorInt int colour) {
    strokes.add("ground " + colour(colour));
    colours.add(colour(colour));
  }

  @Override
  public void drawColor(@ColorInt int colour, @NonNull PorterDuff.Mode mode) {
    drawColor(colour);
  }

  @Override
  public void drawColor(@ColorInt int colour, @NonNull BlendMode mode) {
    drawColor(colour);
  }

  @Override
  public void drawPaint(@NonNull Paint paint) {
    note("ground", paint);
  }

  @Override
  public void drawPath(@NonNull Path path, @NonNull Paint paint) {
    note("path", paint);
  }

  @Override
  public void drawCircle(float x, float y, float radius, @NonNull Paint paint) {
    note("circle", paint);
  }

  @Override
  public void drawOval(@NonNull RectF oval, @NonNull Paint paint) {
    note("oval", paint);
  }

  @Override
  public void drawOval(float left, float top, float right, float bottom, @NonNull Paint paint) {
    note("oval", paint);
  }

  @Override
  public void drawArc(
      @NonNull RectF oval, float start, float sweep, boolean toMiddle, @NonNull Paint paint) {
    note("arc", paint);
  }

  @Override
  public void drawArc(
      float left,
      float top,
      float right,
      float bottom,
      float start,
      float sweep,
      boolean toMiddle,
      @NonNull Paint paint) {
    note("arc", paint);
  }

  @Override
  public void drawLine(float x, float y, float toX, float toY, @NonNull Paint paint) {
    note("line", paint);
  }

  @Override
  public void drawRect(@NonNull RectF rectangle, @NonNull Paint paint) {
    note("rectangle", paint);
  }

  @Override
  public void drawRect(@NonNull Rect rectangle, @NonNull Paint paint) {
    note("rectangle", paint);
  }

  @Override
  public void drawRect(float left, float top, float right, float bottom, @NonNull Paint paint) {
    note("rectangle", paint);
  }

  @Override
  public void drawRoundRect(@NonNull RectF rectangle, float x, float y, @NonNull Paint paint) {
    note("round", paint);
  }

  @Override
  public void drawRoundRect(
      float left, float top, float right, float bottom, float x, float y, @NonNull Paint paint) {
    note("round", paint);
  }

  @Override
  public void drawText(@NonNull String text, float x, float y, @NonNull Paint paint) {
    noteWords(text, paint);
  }

  @Override
  public void drawText(
      @NonNull String text, int start, int end, float x, float y, @NonNull Paint paint) {
    noteWords(text.substring(start, end), paint);
  }

  @Override
  public void drawText(
      @NonNull CharSequence text, int start, int end, float x, float y, @NonNull Paint paint) {
    noteWords(text.subSequence(start, end), paint);
  }

  @Override
  public void drawText(
      @NonNull char[] text, int index, int count, float x, float y, @NonNull Paint paint) {
    noteWords(new String(text, index, count), paint);
  }

  @Override
  public void drawTextRun(
      @NonNull CharSequence text,
      int start,
      int end,
      int contextStart,
      int contextEnd,
      float x,
      float y,
      boolean isRightToLeft,
      @NonNull Paint paint) {
    noteWords(text.subSequence(start, end), paint);
  }

  @Override
  public void drawTextRun(
      @NonNull char[] text,
      int index,
      int count,
      int contextIndex,
      int contextCount,
      float x,
      float y,
      boolean isRightToLeft,
      @NonNull Paint paint) {
    noteWords(new String(text, index, count), paint);
  }
}
