package org.monsterbox.desktop.link;

import java.util.List;
import java.util.Locale;

/**
 * How the device is made, held and set.
 *
 * @param density pixels to an inch, of which Android makes 160 to one dp
 */
public record Look(
    Shape shape, boolean landscape, boolean night, String language, float fontScale, int density) {

  /** A device, as large as it is when it is held upright, in dp. */
  public enum Shape {
    PHONE(411, 891),
    TABLET(800, 1280);

    final int width;
    final int height;

    Shape(int width, int height) {
      this.width = width;
      this.height = height;
    }
  }

  public static final List<String> LANGUAGES = List.of("en", "fr");
  public static final List<Float> FONT_SCALES = List.of(1f, 1.3f, 2f);
  public static final List<Integer> DENSITIES = List.of(160, 240, 320);

  public Look {
    if (!LANGUAGES.contains(language)
        || !FONT_SCALES.contains(fontScale)
        || !DENSITIES.contains(density)) {
      throw new IllegalArgumentException("no such look");
    }
  }

  /** A phone, upright, by day, in that language if the app speaks it. */
  public static Look usual(Locale locale) {
    String language = LANGUAGES.contains(locale.getLanguage()) ? locale.getLanguage() : "en";
    return new Look(Shape.PHONE, false, false, language, 1, 160);
  }

  public int widthDp() {
    return landscape ? shape.height : shape.width;
  }

  public int heightDp() {
    return landscape ? shape.width : shape.height;
  }

  /** As Android writes it: language, size, orientation, night, density. */
  public String qualifiers() {
    return String.format(
        Locale.ROOT,
        "%s-w%ddp-h%ddp-%s-%s-%ddpi",
        language,
        widthDp(),
        heightDp(),
        landscape ? "land" : "port",
        night ? "night" : "notnight",
        density);
  }
}
