package org.monsterbox.app.art;

import android.content.Context;
import androidx.annotation.ColorInt;
import org.monsterbox.app.R;

/** The colours of the theme in force. */
public record Palette(
    @ColorInt int paper,
    @ColorInt int ink,
    @ColorInt int shadow,
    @ColorInt int earth,
    @ColorInt int water,
    @ColorInt int air,
    @ColorInt int fire,
    @ColorInt int ghost) {

  public static Palette of(Context context) {
    return new Palette(
        context.getColor(R.color.paper),
        context.getColor(R.color.ink),
        context.getColor(R.color.shadow),
        context.getColor(R.color.earth),
        context.getColor(R.color.water),
        context.getColor(R.color.air),
        context.getColor(R.color.fire),
        context.getColor(R.color.ghost));
  }
}
