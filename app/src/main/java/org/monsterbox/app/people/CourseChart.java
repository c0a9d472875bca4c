package org.monsterbox.app.people;

import android.content.Context;
import android.graphics.Canvas;
import android.graphics.Path;
import android.view.View;
import java.util.List;
import org.monsterbox.app.R;

/** A line of the share of games won, with a dot for each game where there are not too many. */
final class CourseChart extends View {

  private static final float HEIGHT_DP = 140;
  private static final float MARGIN_DP = 8;
  private static final int MOST_DOTS = 40;

  private final ChartInk ink;
  private final Path path = new Path();
  private WinShare share = WinShare.of(List.of());

  CourseChart(Context context) {
    super(context);
    ink = new ChartInk(context);
    setFocusable(true);
  }

  void show(WinShare shown) {
    share = shown;
    setContentDescription(
        getContext()
            .getString(
                R.string.person_course_spoken,
                Math.round(100 * share.last()),
                Math.round(100 * share.recent()),
                share.recentGames()));
    invalidate();
  }

  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    setMeasuredDimension(
        MeasureSpec.getSize(widthSpec), resolveSize(Math.round(ink.dp(HEIGHT_DP)), heightSpec));
  }

  @Override
  protected void onSizeChanged(int width, int height, int oldWidth, int oldHeight) {
    path.reset();
    for (int game = 0; game < share.shares().size(); game++) {
      if (game == 0) {
        path.moveTo(x(game), y(share.shares().get(game)));
      } else {
        path.lineTo(x(game), y(share.shares().get(game)));
      }
    }
  }

  private float x(int game) {
    float margin = ink.dp(MARGIN_DP);
    return margin + (getWidth() - 2 * margin) * game / Math.max(1, share.shares().size() - 1);
  }

  private float y(float part) {
    float margin = ink.dp(MARGIN_DP);
    return margin + (getHeight() - 2 * margin) * (1 - part);
  }

  @Override
  protected void onDraw(Canvas canvas) {
    for (int quarter = 0; quarter <= 4; quarter++) {
      ink.grid(canvas, 0, getWidth(), y(quarter / 4f));
    }
    ink.course(canvas, path);
    if (share.shares().size() <= MOST_DOTS) {
      for (int game = 0; game < share.shares().size(); game++) {
        ink.dot(canvas, x(game), y(share.shares().get(game)), share.won().get(game));
      }
    }
  }
}
