package org.monsterbox.app.form;

import android.content.Context;
import android.util.AttributeSet;
import android.widget.LinearLayout;
import androidx.annotation.Nullable;
import org.monsterbox.app.R;

/** A column of text and controls that is never wider than is easy to read. */
public final class Column extends LinearLayout {

  private final int mostWidth;

  public Column(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    mostWidth = getResources().getDimensionPixelSize(R.dimen.column_width);
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = Math.min(MeasureSpec.getSize(widthSpec), mostWidth);
    super.onMeasure(MeasureSpec.makeMeasureSpec(width, MeasureSpec.EXACTLY), heightSpec);
  }
}
