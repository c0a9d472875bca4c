package org.monsterbox.app.art;

import android.content.Context;
import androidx.annotation.ColorInt;
import org.monsterbox.app.R;

/** The colours of Big Monster. */
public record PlanetColours(
    @ColorInt int sand,
    @ColorInt int ice,
    @ColorInt int forest,
    @ColorInt int swamp,
    @ColorInt int lake,
    @ColorInt int rock,
    @ColorInt int greenCrystal,
    @ColorInt int redCrystal,
    @ColorInt int blueCrystal,
    @ColorInt int monster) {

  static PlanetColours of(Context context) {
    return new PlanetColours(
        context.getColor(R.color.planet_sand),
        context.getColor(R.color.planet_ice),
        context.getColor(R.color.planet_forest),
        context.getColor(R.color.planet_swamp),
        context.getColor(R.color.planet_lake),
        context.getColor(R.color.planet_rock),
        context.getColor(R.color.planet_green_crystal),
        context.getColor(R.color.planet_red_crystal),
        context.getColor(R.color.planet_blue_crystal),
        context.getColor(R.color.planet_monster));
  }
}
