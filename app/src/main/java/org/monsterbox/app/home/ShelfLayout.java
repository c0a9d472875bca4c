package org.monsterbox.app.home;

import android.content.Context;
import android.content.res.Resources;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.util.AttributeSet;
import android.view.View;
import android.view.ViewGroup;
import androidx.annotation.Nullable;
import org.monsterbox.app.R;

/**
 * Stands its children on planks: one, two or four to a plank, as their text needs it. A shelf that
 * is given more height than that spreads its planks evenly.
 */
public final class ShelfLayout extends ViewGroup {

  private final int gap;
  private final int textWidth;
  private final int plankHeight;
  private final int plankEdge;
  private final float corner;
  private int naturalHeight;
  private final Paint plankPaint = paint(R.color.plank);
  private final Paint edgePaint = paint(R.color.plank_edge);
  private final Paint shadowPaint = paint(R.color.shadow);

  public ShelfLayout(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    Resources resources = getResources();
    gap = resources.getDimensionPixelSize(R.dimen.box_gap);
    // Large sizes grow less than small ones where the font is scaled, so ask at the text's own
    // size.
    float fontScale =
        resources.getDimension(R.dimen.box_text_size)
            / resources.getDimension(R.dimen.box_text_normal_size);
    textWidth = Math.round(resources.getDimension(R.dimen.box_text_width) * fontScale);
    plankHeight = resources.getDimensionPixelSize(R.dimen.plank_height);
    plankEdge = resources.getDimensionPixelSize(R.dimen.outline);
    corner = resources.getDimension(R.dimen.box_corner);
    setWillNotDraw(false);
  }

  /** How many boxes stand side by side on a plank of that width. */
  int columns(int width) {
    int fit = (width - gap) / (textWidth + gap);
    return fit >= 4 ? 4 : fit >= 2 ? 2 : 1;
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec);
    int columns = columns(width);
    int cell = MeasureSpec.makeMeasureSpec(cellWidth(width, columns), MeasureSpec.EXACTLY);
    int free = MeasureSpec.makeMeasureSpec(0, MeasureSpec.UNSPECIFIED);
    naturalHeight = 0;
    for (int first = 0; first < getChildCount(); first += columns) {
      int last = Math.min(first + columns, getChildCount());
      int rowHeight = 0;
      for (int i = first; i < last; i++) {
        getChildAt(i).measure(cell, free);
        rowHeight = Math.max(rowHeight, getChildAt(i).getMeasuredHeight());
      }
      int row = MeasureSpec.makeMeasureSpec(rowHeight, MeasureSpec.EXACTLY);
      for (int i = first; i < last; i++) {
        getChildAt(i).measure(cell, row);
      }
      naturalHeight += gap + rowHeight + plankHeight;
    }
    setMeasuredDimension(width, resolveSize(naturalHeight, heightSpec));
  }

  @Override
  protected void onLayout(boolean changed, int left, int top, int right, int bottom) {
    int columns = columns(getWidth());
    int cellWidth = cellWidth(getWidth(), columns);
    boolean rightToLeft = getLayoutDirection() == LAYOUT_DIRECTION_RTL;
    int rows = (getChildCount() + columns - 1) / columns;
    int spread = Math.max(0, getHeight() - naturalHeight) / (rows + 1);
    int y = 0;
    for (int i = 0; i < getChildCount(); i++) {
      View child = getChildAt(i);
      int column = i % columns;
      if (column == 0) {
        y += spread + gap + (i == 0 ? 0 : getChildAt(i - 1).getMeasuredHeight() + plankHeight);
      }
      int place = rightToLeft ? columns - 1 - column : column;
      int x = gap + place * (cellWidth + gap);
      child.layout(x, y, x + cellWidth, y + child.getMeasuredHeight());
    }
  }

  @Override
  protected void onDraw(Canvas canvas) {
    int columns = columns(getWidth());
    for (int i = 0; i < getChildCount(); i++) {
      View child = getChildAt(i);
      float floor = child.getBottom();
      if (i % columns == 0) {
        canvas.drawRect(0, floor, getWidth(), floor + plankHeight, plankPaint);
        canvas.drawRect(
            0, floor + plankHeight - plankEdge * 2, getWidth(), floor + plankHeight, edgePaint);
      }
      float offset = plankEdge * 2;
      canvas.drawRoundRect(
          child.getLeft() + offset,
          child.getTop() + offset,
          child.getRight() + offset,
          floor,
          corner,
          corner,
          shadowPaint);
    }
  }

  private int cellWidth(int width, int columns) {
    return (width - gap * (columns + 1)) / columns;
  }

  private Paint paint(int colour) {
    Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
    paint.setColor(getContext().getColor(colour));
    return paint;
  }
}
