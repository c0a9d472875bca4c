package org.monsterbox.app.shot.inventory;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.zip.CRC32;

/**
 * What somebody has drawn: each stroke with its colour, and the words in it.
 *
 * @param strokes each by its kind and colour, in their order
 * @param colours the colour of each
 */
record Drawn(List<String> strokes, List<String> colours, List<String> words) {

  /** A drawing of more colours is known by its checksum. */
  private static final int TOLD_COLOURS = 3;

  Drawn {
    strokes = List.copyOf(strokes);
    colours = List.copyOf(colours);
    words = List.copyOf(words);
  }

  /** How many strokes in which colours; of many, the first ones and a checksum of all. */
  String paint() {
    if (strokes.isEmpty()) {
      return "";
    }
    LinkedHashSet<String> different = new LinkedHashSet<>(colours);
    List<String> told = new ArrayList<>(different).subList(0, least(different.size()));
    String start = strokes.size() + " in " + String.join(" ", told);
    return different.size() > TOLD_COLOURS || strokes.size() > TOLD_COLOURS
        ? start + " " + checksum(String.join("\n", strokes))
        : start;
  }

  /** The words in quotation marks, a stroke of the same words once. */
  String said() {
    List<String> quoted = new ArrayList<>();
    for (String word : new LinkedHashSet<>(words)) {
      if (!word.isEmpty()) {
        quoted.add("'" + word + "'");
      }
    }
    return String.join(" ", quoted);
  }

  static String checksum(String text) {
    CRC32 sum = new CRC32();
    sum.update(text.getBytes(StandardCharsets.UTF_8));
    return String.format(Locale.ROOT, "%08x", sum.getValue());
  }

  private static int least(int size) {
    return Math.min(size, TOLD_COLOURS);
  }
}
