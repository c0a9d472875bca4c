package org.monsterbox.app.art.bigmonster;

import java.util.Locale;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Tone;
import org.monsterbox.core.bigmonster.tiles.Terrain;

/**
 * The ground of a tile: the colour of its terrain and a pattern that goes on over its edges, as it
 * is the same in every cell.
 */
final class TileGround {

  /** How large a cell is in the units of these drawings. */
  static final float CELL = 60;

  private static final float STEP = 15;

  private TileGround() {}

  static void lay(Collage collage, TileColours colours, Terrain terrain, float wide, float high) {
    int colour = colours.ground(terrain);
    collage.patch(colour, String.format(Locale.ROOT, "M0,0 h%f v%f h-%f Z", wide, high, wide));
    String pattern = pattern(motif(terrain), wide, high);
    collage.line(terrain == Terrain.SWAMP ? Tone.light(colour) : Tone.shade(colour), pattern);
  }

  /** Dunes, cracks and so on: seven shapes that are told apart without their colours. */
  private static String motif(Terrain terrain) {
    return switch (terrain) {
      case ICE -> "m-6,-3 l5,3 l-2,5 m2,-5 l6,-2 l2,-3";
      case WATER -> "m-7,0 q3.5,-5 7,0 q3.5,5 7,0";
      case LAVA -> "m-6,4 l4,-7 l4,5 l4,-7";
      case SWAMP ->
          "m-3,0 a3,3 0 1,0 6,0 a3,3 0 1,0 -6,0 m8,-5 a1.4,1.4 0 1,0 2.8,0 a1.4,1.4 0"
              + " 1,0 -2.8,0";
      case MEADOW -> "m-4,4 q0,-4 -3,-6 m5,6 v-8 m4,8 q0,-4 3,-6";
      case DESERT -> "m-7,2 q7,-8 14,0 m-8,3 q3,-3 7,-1";
      case RUNE -> "m-3,-5 v10 m0,-10 l6,4 l-6,3 m3,-1 l4,4";
    };
  }

  private static String pattern(String motif, float wide, float high) {
    StringBuilder data = new StringBuilder();
    int rows = Math.round(high / STEP);
    int columns = Math.round(wide / STEP);
    for (int row = 0; row <= rows; row++) {
      for (int column = 0; column <= columns; column++) {
        if ((row + column) % 2 == 0) {
          data.append(String.format(Locale.ROOT, "M%f,%f %s ", column * STEP, row * STEP, motif));
        }
      }
    }
    return data.toString();
  }
}
