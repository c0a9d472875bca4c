package org.monsterbox.app.tutorial;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Paint;
import android.util.AttributeSet;
import android.view.View;
import androidx.annotation.Nullable;
import org.monsterbox.app.R;

/** How far somebody has come: a dot for each step, those that are done filled. */
public final class Dots extends View {

  private static final float SIZE = 9;
  private static final float STEP = 16;

  private final Paint done = new Paint(Paint.ANTI_ALIAS_FLAG);
  private final Paint open = new Paint(Paint.ANTI_ALIAS_FLAG);
  private int number;
  private int all = 1;

  public Dots(Context context, @Nullable AttributeSet attributes) {
    super(context, attributes);
    done.setColor(context.getColor(R.color.accent));
    open.setColor(context.getColor(R.color.accent));
    open.setStyle(Paint.Style.STROKE);
  }

  /** The step with that number, from 0. */
  void show(int step, int steps) {
    number = step;
    all = steps;
    setContentDescription(getContext().getString(R.string.tutorial_step_of, step + 1, steps));
    invalidate();
  }

  @Override
  protected void onDraw(Canvas canvas) {
    float density = getResources().getDisplayMetrics().density;
    float size = SIZE * density;
    float step = Math.min(STEP * density, getWidth() / (float) all);
    float radius = Math.min(size, step * 0.6f) / 2;
    open.setStrokeWidth(radius / 3);
    float y = getHeight() / 2f;
    for (int i = 0; i < all; i++) {
      float x = step * (i + 0.5f);
      boolean isNow = i == number;
      canvas.drawCircle(x, y, isNow ? radius * 1.35f : radius, i <= number ? done : open);
    }
  }
}
