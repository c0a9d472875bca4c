package org.monsterbox.app.art;

import android.content.Context;
import androidx.annotation.ColorInt;
import org.monsterbox.app.R;

/**
 * The colours of the theme in force. Pieces are outlined in the dark {@link #outline} by day and by
 * night, as papers are lit by the same lamp.
 */
public record Palette(
    @ColorInt int outline,
    @ColorInt int shadow,
    @ColorInt int white,
    @ColorInt int mouth,
    @ColorInt int cardBack,
    @ColorInt int earth,
    @ColorInt int water,
    @ColorInt int air,
    @ColorInt int fire,
    @ColorInt int ghost,
    CubeColours cube,
    PlanetColours planet,
    SeaColours sea,
    SeatColours seats,
    ThirteenColours thirteen) {

  public static Palette of(Context context) {
    return new Palette(
        context.getColor(R.color.outline),
        context.getColor(R.color.shadow),
        context.getColor(R.color.white),
        context.getColor(R.color.mouth),
        context.getColor(R.color.card_back),
        context.getColor(R.color.earth),
        context.getColor(R.color.water),
        context.getColor(R.color.air),
        context.getColor(R.color.fire),
        context.getColor(R.color.ghost),
        CubeColours.of(context),
        PlanetColours.of(context),
        SeaColours.of(context),
        SeatColours.of(context),
        ThirteenColours.of(context));
  }
}
