package org.monsterbox.app.art.thirteen;

import androidx.annotation.ColorInt;
import androidx.annotation.StringRes;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;

/** An element: a colour, a letter, and an icon, see {@link BadgeArt#element}. */
public enum Element {
  EARTH(R.string.thirteen_earth_letter),
  AIR(R.string.thirteen_air_letter),
  FIRE(R.string.thirteen_fire_letter),
  WATER(R.string.thirteen_water_letter),
  GHOST(R.string.thirteen_ghost_letter);

  private static final int MONSTERS_EACH = 3;

  @StringRes private final int letter;

  Element(@StringRes int letter) {
    this.letter = letter;
  }

  /** The element of a monster, 1 to 13. */
  public static Element of(int monster) {
    return values()[(monster - 1) / MONSTERS_EACH];
  }

  @StringRes
  public int letter() {
    return letter;
  }

  @ColorInt
  public int colour(Palette palette) {
    return palette.thirteen().elements().get(ordinal());
  }

  /** The paper of its cards. */
  @ColorInt
  public int card(Palette palette) {
    return palette.thirteen().cards().get(ordinal());
  }

  /** What its icon is printed in, readable on its cards. */
  @ColorInt
  public int mark(Palette palette) {
    return palette.thirteen().marks().get(ordinal());
  }
}
