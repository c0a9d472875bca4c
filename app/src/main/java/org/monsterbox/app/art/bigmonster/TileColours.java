package org.monsterbox.app.art.bigmonster;

import android.content.Context;
import androidx.annotation.ColorInt;
import org.monsterbox.app.R;
import org.monsterbox.core.bigmonster.tiles.Terrain;

/** The colours of grounds and monsters in one theme. */
public final class TileColours {

  private final Context context;

  public TileColours(Context context) {
    this.context = context;
  }

  /** The ground of a terrain. */
  @ColorInt
  public int ground(Terrain terrain) {
    return context.getColor(
        switch (terrain) {
          case ICE -> R.color.tile_ice;
          case WATER -> R.color.tile_water;
          case LAVA -> R.color.tile_lava;
          case SWAMP -> R.color.tile_swamp;
          case MEADOW -> R.color.tile_meadow;
          case DESERT -> R.color.tile_desert;
          case RUNE -> R.color.tile_rune;
        });
  }

  @ColorInt
  int of(int colour) {
    return context.getColor(colour);
  }
}
