package org.monsterbox.app.art;

import android.content.Context;
import androidx.annotation.ColorInt;
import java.util.List;
import org.monsterbox.app.R;

/** The colours of Monster Cube. */
public record CubeColours(
    @ColorInt int sky,
    @ColorInt int city,
    @ColorInt int window,
    @ColorInt int top,
    @ColorInt int left,
    @ColorInt int right,
    @ColorInt int monster,
    @ColorInt int bronze,
    @ColorInt int silver,
    List<Integer> kinds) {

  /** A kind of monsters, from 1. */
  @ColorInt
  public int kind(int kind) {
    return kinds.get(kind - 1);
  }

  static CubeColours of(Context context) {
    return new CubeColours(
        context.getColor(R.color.cube_sky),
        context.getColor(R.color.cube_city),
        context.getColor(R.color.cube_window),
        context.getColor(R.color.cube_top),
        context.getColor(R.color.cube_left),
        context.getColor(R.color.cube_right),
        context.getColor(R.color.cube_monster),
        context.getColor(R.color.bronze),
        context.getColor(R.color.silver),
        List.of(
            context.getColor(R.color.blip),
            context.getColor(R.color.fizzle),
            context.getColor(R.color.gobber),
            context.getColor(R.color.snork),
            context.getColor(R.color.wobble),
            context.getColor(R.color.grumph),
            context.getColor(R.color.tentak),
            context.getColor(R.color.zapper),
            context.getColor(R.color.mudlur),
            context.getColor(R.color.horno),
            context.getColor(R.color.spiko),
            context.getColor(R.color.cyclo),
            context.getColor(R.color.vampo),
            context.getColor(R.color.titanor)));
  }
}
