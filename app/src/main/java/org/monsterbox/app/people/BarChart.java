package org.monsterbox.app.people;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.RectF;
import android.text.TextUtils;
import android.view.View;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.monsterbox.app.R;

/** Lying bars, each a part of a whole, with their words above and below them. */
final class BarChart extends View {

  /**
   * One bar.
   *
   * @param notes lines below it
   * @param part how much of the whole
   */
  record Bar(String label, List<String> notes, int part, int whole) {}

  private static final float BAR_DP = 14;
  private static final float GAP_DP = 14;
  private static final float BETWEEN_DP = 12;

  private final ChartInk ink;
  private final RectF box = new RectF();
  private List<Bar> bars = List.of();
  private List<String> values = List.of();

  BarChart(Context context) {
    super(context);
    ink = new ChartInk(context);
    setFocusable(true);
  }

  void show(List<Bar> shown) {
    bars = List.copyOf(shown);
    values =
        bars.stream()
            .map(bar -> getContext().getString(R.string.person_share, bar.part(), bar.whole()))
            .collect(Collectors.toList());
    List<String> spoken = new ArrayList<>();
    for (int i = 0; i < bars.size(); i++) {
      Bar bar = bars.get(i);
      spoken.add(getContext().getString(R.string.person_bar_spoken, bar.label(), values.get(i)));
      spoken.addAll(bar.notes());
    }
    setContentDescription(TextUtils.join(". ", spoken));
    requestLayout();
    invalidate();
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec);
    float height = 0;
    for (int i = 0; i < bars.size(); i++) {
      height += heightOf(i, width);
    }
    setMeasuredDimension(width, resolveSize(Math.round(height), heightSpec));
  }

  private float heightOf(int bar, float width) {
    return barTop(bar, width)
        + ink.dp(BAR_DP + GAP_DP)
        + bars.get(bar).notes().size() * ink.noteHeight();
  }

  /** Label and value share a line where there is room for both. */
  private float barTop(int bar, float width) {
    return (fitsOnALine(bar, width) ? 1 : 2) * ink.lineHeight();
  }

  private boolean fitsOnALine(int bar, float width) {
    return ink.width(bars.get(bar).label()) + ink.dp(BETWEEN_DP) + ink.width(values.get(bar))
        <= width;
  }

  @Override
  protected void onDraw(Canvas canvas) {
    float top = 0;
    for (int bar = 0; bar < bars.size(); bar++) {
      draw(canvas, bar, top);
      top += heightOf(bar, getWidth());
    }
  }

  private void draw(Canvas canvas, int number, float top) {
    Bar bar = bars.get(number);
    float width = getWidth();
    float barTop = top + barTop(number, width);
    ink.left(canvas, bar.label(), 0, top);
    ink.right(canvas, values.get(number), width, barTop - ink.lineHeight());
    float edge = ink.dp(1);
    box.set(edge, barTop + edge, width - edge, barTop + ink.dp(BAR_DP) - edge);
    ink.track(canvas, box);
    if (bar.part() > 0) {
      box.right = box.left + box.width() * bar.part() / bar.whole();
      ink.bar(canvas, box);
    }
    float noteTop = barTop + ink.dp(BAR_DP);
    for (int note = 0; note < bar.notes().size(); note++) {
      ink.note(canvas, bar.notes().get(note), 0, noteTop + note * ink.noteHeight());
    }
  }
}
