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
    @ColorInt int bow,
    @ColorInt int edge,
    @ColorInt int ship,
    @ColorInt int rope,
    Cards cards,
    @ColorInt int danger) {

  /** The backs of the four kinds of cards. */
  public record Cards(
      @ColorInt int movement, @ColorInt int weapon, @ColorInt int call, @ColorInt int bond) {

    static Cards of(Context context) {
      return new Cards(
          context.getColor(R.color.sea_movement),
          context.getColor(R.color.sea_weapon),
          context.getColor(R.color.sea_call),
          context.getColor(R.color.sea_bond));
    }
  }

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
        context.getColor(R.color.sea_bow),
        context.getColor(R.color.sea_edge),
        context.getColor(R.color.sea_ship),
        context.getColor(R.color.sea_rope),
        Cards.of(context),
        context.getColor(R.color.sea_danger));
  }
}
