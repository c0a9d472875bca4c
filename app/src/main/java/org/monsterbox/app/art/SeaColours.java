package org.monsterbox.app.art;

import android.content.Context;
import androidx.annotation.ColorInt;
import org.monsterbox.app.R;

/** The colours of Monster of the Sea. */
public record SeaColours(
    @ColorInt int water,
    @ColorInt int ink,
    @ColorInt int wave,
    @ColorInt int ice,
    @ColorInt int iceShade,
    @ColorInt int whale,
    @ColorInt int whaleBelly,
    @ColorInt int wood,
    @ColorInt int oilskin,
    @ColorInt int bow) {

  static SeaColours of(Context context) {
    return new SeaColours(
        context.getColor(R.color.sea_water),
        context.getColor(R.color.sea_ink),
        context.getColor(R.color.sea_wave),
        context.getColor(R.color.sea_ice),
        context.getColor(R.color.sea_ice_shade),
        context.getColor(R.color.sea_whale),
        context.getColor(R.color.sea_whale_belly),
        context.getColor(R.color.sea_wood),
        context.getColor(R.color.sea_oilskin),
        context.getColor(R.color.sea_bow));
  }
}
