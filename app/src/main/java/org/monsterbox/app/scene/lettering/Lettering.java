package org.monsterbox.app.scene.lettering;

import android.content.Context;
import android.graphics.Paint;
import android.graphics.Typeface;
import android.text.Layout;
import android.text.StaticLayout;
import android.text.TextPaint;
import android.text.TextUtils;
import android.util.DisplayMetrics;
import android.util.LruCache;
import android.util.TypedValue;
import androidx.annotation.ColorInt;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;

/**
 * Makes pieces of text. All measuring happens here, in dp and at the reader's font size, so that
 * drawing only draws.
 */
public final class Lettering {

  /** Smaller text, in sp, is not read. */
  public static final float LEAST_SIZE = 12;

  private static final float STEP = 0.5f;

  /** Scenes are made anew after every touch, and say mostly what the last one said. */
  private static final int REMEMBERED = 500;

  private record Request(String text, Style style, float width, float height) {}

  private final LruCache<Request, StaticLayout> layouts = new LruCache<>(REMEMBERED);
  private final DisplayMetrics metrics;
  @ColorInt private final int ink;

  public Lettering(Context context) {
    metrics = context.getResources().getDisplayMetrics();
    ink = context.getColor(R.color.ink);
  }

  /** Ordinary ink, one line, from the start of the line. */
  public Style style(float size) {
    return new Style(size, false, ink, Style.Side.START, 1, false);
  }

  /** Text as wide as that; drawn in the middle of the height that it is given. */
  public Piece text(String text, Style style, float width) {
    return text(text, style, width, Float.MAX_VALUE);
  }

  /** Text that is also no higher than that, if it can be by shrinking or by being cut off. */
  public Piece text(String text, Style style, float width, float height) {
    float needed = style.shrinks() ? widthOfWords(text, style) : width;
    // Where a word does not fit at the least size, all is drawn smaller: no word is broken.
    float laid = Math.max(width, needed);
    return new Text(layout(text, style, laid, height), style.side(), laid);
  }

  /** How wide the longest word is at the least size. */
  private float widthOfWords(String text, Style style) {
    TextPaint least = paint(style, Math.min(LEAST_SIZE, style.size()));
    return (float) Math.ceil(longestWord(text, least)) + 1;
  }

  /** A word or number as large as the piece that it is drawn as allows. */
  public Piece filling(String text, @ColorInt int colour) {
    return new FillingText(text, paint(style(LEAST_SIZE).strong().coloured(colour), LEAST_SIZE));
  }

  /** How high the text becomes at that width, in dp. */
  public float height(String text, Style style, float width) {
    return layout(text, style, width, Float.MAX_VALUE).getHeight();
  }

  /** How wide the text is on one line, in dp. */
  public float width(String text, Style style) {
    return (float) Math.ceil(Layout.getDesiredWidth(text, paint(style, style.size())));
  }

  /** A text size in dp. */
  public float dp(float sp) {
    return TypedValue.applyDimension(TypedValue.COMPLEX_UNIT_SP, sp, metrics) / metrics.density;
  }

  private StaticLayout layout(String text, Style style, float width, float height) {
    Request request = new Request(text, style, width, height);
    StaticLayout known = layouts.get(request);
    if (known == null) {
      known = newLayout(text, style, width, height);
      layouts.put(request, known);
    }
    return known;
  }

  private StaticLayout newLayout(String text, Style style, float width, float height) {
    float size = style.shrinks() ? sizeThatFits(text, style, width, height) : style.size();
    TextPaint paint = paint(style, size);
    StaticLayout layout = layout(text, paint, style.lines(), width);
    int fitting = linesWithin(layout, height);
    return fitting < layout.getLineCount() ? layout(text, paint, fitting, width) : layout;
  }

  /** One line that is a little smaller is better than two, and two are better than an ellipsis. */
  private float sizeThatFits(String text, Style style, float width, float height) {
    for (float size = style.size(); size >= LEAST_SIZE; size -= STEP) {
      TextPaint paint = paint(style, size);
      if (Layout.getDesiredWidth(text, paint) <= Math.floor(width)) {
        StaticLayout line = layout(text, paint, Integer.MAX_VALUE, width);
        if (line.getLineCount() == 1 && line.getHeight() <= height) {
          return size;
        }
      }
    }
    for (float size = style.size(); size > LEAST_SIZE; size -= STEP) {
      TextPaint paint = paint(style, size);
      StaticLayout lines = layout(text, paint, Integer.MAX_VALUE, width);
      if (lines.getLineCount() <= style.lines()
          && lines.getHeight() <= height
          && longestWord(text, paint) <= width) {
        return size;
      }
    }
    return Math.min(LEAST_SIZE, style.size());
  }

  private static float longestWord(String text, Paint paint) {
    float longest = 0;
    for (String word : text.split("\\s+", 0)) {
      longest = Math.max(longest, paint.measureText(word));
    }
    return longest;
  }

  private static int linesWithin(StaticLayout layout, float height) {
    int lines = layout.getLineCount();
    while (lines > 1 && layout.getLineBottom(lines - 1) > height) {
      lines--;
    }
    return lines;
  }

  private static StaticLayout layout(String text, TextPaint paint, int lines, float width) {
    int whole = Math.max(1, (int) Math.floor(width));
    return StaticLayout.Builder.obtain(text, 0, text.length(), paint, whole)
        .setIncludePad(false)
        .setMaxLines(lines)
        .setEllipsize(TextUtils.TruncateAt.END)
        .build();
  }

  private TextPaint paint(Style style, float size) {
    TextPaint paint =
        new TextPaint(Paint.ANTI_ALIAS_FLAG | Paint.SUBPIXEL_TEXT_FLAG | Paint.LINEAR_TEXT_FLAG);
    paint.setTextSize(dp(size));
    paint.setColor(style.colour());
    paint.setTypeface(style.bold() ? Typeface.DEFAULT_BOLD : Typeface.DEFAULT);
    return paint;
  }
}
