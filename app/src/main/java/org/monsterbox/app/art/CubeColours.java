package org.monsterbox.app.art;

import android.content.Context;
import androidx.annotation.ColorInt;
import org.monsterbox.app.R;

/** The colours of Monster Cube. */
public record CubeColours(
    @ColorInt int sky,
    @ColorInt int city,
    @ColorInt int window,
    @ColorInt int top,
    @ColorInt int left,
    @ColorInt int right,
    @ColorInt int monster) {

  static CubeColours of(Context context) {
    return new CubeColours(
        context.getColor(R.color.cube_sky),
        context.getColor(R.color.cube_city),
        context.getColor(R.color.cube_window),
        context.getColor(R.color.cube_top),
        context.getColor(R.color.cube_left),
        context.getColor(R.color.cube_right),
        context.getColor(R.color.cube_monster));
  }
}
