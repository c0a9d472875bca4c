package org.monsterbox.app.art.thirteen;

import androidx.annotation.StringRes;
import org.monsterbox.app.R;
import org.monsterbox.core.thirteen.Element;

/** The letters of the elements, for those who see neither colours nor small icons well. */
public final class ElementLetter {

  private ElementLetter() {}

  @StringRes
  public static int of(Element element) {
    return switch (element) {
      case EARTH -> R.string.thirteen_earth_letter;
      case AIR -> R.string.thirteen_air_letter;
      case FIRE -> R.string.thirteen_fire_letter;
      case WATER -> R.string.thirteen_water_letter;
      case GHOST -> R.string.thirteen_ghost_letter;
    };
  }
}
