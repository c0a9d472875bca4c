package org.monsterbox.app.art.bigmonster;

import android.graphics.Matrix;
import android.graphics.Path;
import androidx.core.graphics.PathParser;
import org.monsterbox.app.art.Shapes;
import org.monsterbox.core.bigmonster.tiles.Medal;
import org.monsterbox.core.bigmonster.tiles.Terrain;

/** Small signs for what is counted, in a field of 24 by 24 units, in one ink. */
public enum Sign {
  ICE("M12,1 V23 M2.5,6.5 L21.5,17.5 M2.5,17.5 L21.5,6.5 M9,3 L12,6 L15,3 M9,21 L12,18 L15,21"),
  WATER("M1,9 Q4.5,4 8,9 T15,9 T22,9 M1,16 Q4.5,11 8,16 T15,16 T22,16"),
  LAVA(
      "M12,1 C14,7 20,9 19,16 C18,21 15,23 12,23 C9,23 6,21 5,16 C4.4,12 7,11 8,7 C10,9 10,11"
          + " 11,12 C13,9 13,5 12,1 Z"),
  SWAMP(Shapes.circle(8, 15, 6) + Shapes.circle(17, 8, 4) + Shapes.circle(19, 18, 2.4f)),
  MEADOW("M12,23 V11 M12,18 Q6,18 4,12 Q10,11 12,18 M12,16 Q18,15 20,8 Q13,8 12,16"),
  DESERT("M2,20 Q8,10 13,17 Q17,11 22,20 Z " + Shapes.circle(16, 6, 3.6f)),
  RUNE("M8,2 V22 M8,2 L18,8 L8,13 L18,22"),
  CRYSTAL("M12,1 L20,8 L12,23 L4,8 Z M4,8 H20 M12,1 L9,8 L12,23 L15,8 Z"),
  GREEN_GEM("M12,1 L19,12 L12,23 L5,12 Z"),
  RED_GEM("M1,12 L6.5,3 H17.5 L23,12 L17.5,21 H6.5 Z"),
  BLUE_GEM("M12,1 L15,8 L22,6 L18,12 L22,18 L15,16 L12,23 L9,16 L2,18 L6,12 L2,6 L9,8 Z"),
  MEDAL("M7,1 H17 L14.5,8 H9.5 Z " + Shapes.circle(12, 15.5f, 7.5f)),
  TERRAINS("M2,2 H11 V11 H2 Z M13,2 H22 V11 H13 Z M2,13 H11 V22 H2 Z M13,13 H22 V22 H13 Z"),
  BIG(
      "M1,17 C1,10 6,9 9,12 C12,15 13,5 19,5 C23,5 24,10 21,13 C18,16 18,20 12,20 C6,20 2,21"
          + " 1,17 Z"),
  MUTANT("M5,22 V10 C5,4 19,4 19,10 V22 L16,19 L12,22 L8,19 Z"),
  MUTAGEN("M14,1 L5,14 H11 L9,23 L19,9 H13 Z"),
  CHICK(Shapes.circle(12, 14, 8) + " M9,6 L12,1 L15,6 Z"),
  UNICORN("M13,10 L18,1 L18,9 C22,12 21,18 17,19 L15,15 C13,16 13,20 14,23 H5 C4,14 7,10 13,10 Z"),
  DIAMOND("M6,3 H18 L23,9 L12,22 L1,9 Z"),
  DRAGON("M3,4 L9,8 L12,3 L15,8 L21,4 C22,14 18,22 12,22 C6,22 2,14 3,4 Z"),
  SHIP("M1,14 C6,9 18,9 23,14 C18,20 6,20 1,14 Z M7,11 C8,4 16,4 17,11 Z"),
  TILE("M6,1 H18 V23 H6 Z"),
  TOUCH("M9,2 H15 V9 H22 V15 H15 V22 H9 V15 H2 V9 H9 Z"),
  PENALTY("M2,9 H22 V15 H2 Z");

  static final float SIZE = 24;

  private final String shape;

  Sign(String shape) {
    this.shape = shape;
  }

  /** Whether it is made of lines rather than of surfaces. */
  boolean isDrawn() {
    return this == ICE || this == WATER || this == RUNE || this == MEADOW;
  }

  /** About a point, so large. */
  Path path(float x, float y, float size) {
    Path path = PathParser.createPathFromPathData(shape);
    Matrix matrix = new Matrix();
    matrix.setScale(size / SIZE, size / SIZE);
    matrix.postTranslate(x - size / 2, y - size / 2);
    path.transform(matrix);
    return path;
  }

  static Sign of(Terrain terrain) {
    return valueOf(terrain.name());
  }

  /** What a medal asks for. */
  static Sign of(Medal medal) {
    return switch (medal) {
      case DESERT -> DESERT;
      case RUNE -> RUNE;
      case PENALTY -> PENALTY;
      case BIG -> BIG;
      case SWAMP_MEADOW -> MEADOW;
      case TERRAINS -> TERRAINS;
      case LAVA -> LAVA;
      case CRYSTALS -> CRYSTAL;
      case ICE, YETI -> ICE;
      case MUTAGEN -> MUTAGEN;
      case PANDA -> MEDAL;
    };
  }
}
