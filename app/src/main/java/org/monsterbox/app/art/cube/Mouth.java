package org.monsterbox.app.art.cube;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.monsterbox.app.art.Collage;

/**
 * A mouth with its teeth.
 *
 * @param shape what it opens to; an open line is a closed mouth
 * @param teeth in the colour of bone
 * @param open whether there is anything to be seen inside
 */
record Mouth(String shape, List<String> teeth, boolean open) {

  Mouth {
    teeth = List.copyOf(teeth);
  }

  /** A closed mouth: only a line. */
  static Mouth line(String shape) {
    return new Mouth(shape, List.of(), false);
  }

  /** An open mouth, with teeth that hang from above: x, y, width and length of each. */
  static Mouth open(String shape, float[]... teeth) {
    return new Mouth(
        shape, Arrays.stream(teeth).map(Mouth::tooth).collect(Collectors.toList()), true);
  }

  private static String tooth(float[] at) {
    return String.format(
        Locale.ROOT, "M%f,%f h%f l%f,%f Z", at[0], at[1], at[2], -at[2] / 2, at[3]);
  }

  void glue(Collage collage) {
    if (open) {
      collage.piece(collage.palette().mouth(), shape);
    } else {
      collage.ink(shape);
    }
    for (String tooth : teeth) {
      collage.piece(collage.palette().white(), tooth);
    }
  }
}
