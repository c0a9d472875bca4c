package org.monsterbox.app.art.thirteen;

import android.graphics.Path;
import androidx.core.graphics.PathParser;
import java.util.List;

/**
 * How the cards of a monster are cut: a profile down the middle of a set, which is tongue on one
 * half and groove on the other. No two monsters have the same.
 */
final class Cut {

  /** The size of a card. */
  static final float SIZE = 54;

  /** How far a tongue may reach over the middle. */
  static final float TONGUE = 4;

  /** The width of two cards that are joined. */
  static final float PAIR = 2 * (SIZE - TONGUE);

  /**
   * The profiles in the order of the monsters, from 0,0 to 0,52: boulders, swooshes, jags, waves,
   * rags.
   */
  private static final List<String> PROFILES =
      List.of(
          "V17 A4,8.6 0 0,1 0,34.4 V52",
          "V8 A4,7 0 0,1 0,22 V30 A4,7 0 0,0 0,44 V52",
          "V5 A4,7 0 0,1 0,19 A4,7 0 0,1 0,33 A4,7 0 0,1 0,47 V52",
          "C5.3,10 5.3,16 0,26 C-5.3,36 -5.3,42 0,52",
          "V12 C0,19 4,17 4,22 C4,25 0,26 -4,26.4 C-4,33 0,33 0,40 V52",
          "C-5.3,8 -5.3,15 0,18 C5.3,21 5.3,31 0,34 C-5.3,37 -5.3,44 0,52",
          "L4,8.6 L-4,17.4 L4,26 L-4,34.6 L4,43.4 L0,52",
          "V4 L-4,16 L1,18 L-4,32 L1,34 L-4,46 L0,48 V52",
          "V5 L4,10 L-4,16 L0,21 V31 L4,36 L-4,42 L0,47 V52",
          "Q8,4.4 0,8.7 Q-8,13 0,17.4 Q8,21.7 0,26 Q-8,30.4 0,34.7 Q8,39 0,43.4 Q-8,47.7 0,52",
          "C0,6 -4,8 -4,13 C-4,18 0,20 0,26 C0,32 -4,34 -4,39 C-4,44 0,46 0,52",
          "C-5.3,14 -5.3,38 0,52",
          "L3,5 L.6,9 L4,16 L-2.6,19.6 L1,25 L-4,32 L2.4,36 L-1,42 L3,47 L0,52");

  /** The rest of a card's outline, about the upper end of the profile. */
  private static final String LEFT_SIDE = " H-44 q-5,0 -5,-5 V5 q0,-5 5,-5 Z";

  private static final String RIGHT_SIDE = " H44 q5,0 5,-5 V5 q0,-5 -5,-5 Z";

  /** What is left free around a card for its outline. */
  private static final float INSET = 1;

  private Cut() {}

  /** The outline of the left card of a monster, 1 to 13. */
  static Path left(int monster) {
    return card(monster, LEFT_SIDE, SIZE - TONGUE);
  }

  /** The outline of its right card. */
  static Path right(int monster) {
    return card(monster, RIGHT_SIDE, TONGUE);
  }

  private static Path card(int monster, String side, float middle) {
    Path path = PathParser.createPathFromPathData("M0,0 " + PROFILES.get(monster - 1) + side);
    path.offset(middle, INSET);
    return path;
  }
}
