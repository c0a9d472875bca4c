package org.monsterbox.app.shot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** How a screen is looked at: on which device, in which theme, language and font size. */
public record Look(Shape shape, boolean night, String language, float fontScale, int density) {

  static final int GOLDEN_DENSITY = 160;

  public enum Shape {
    PHONE("w411dp-h891dp-port"),
    LANDSCAPE("w891dp-h411dp-land"),
    TABLET("w1280dp-h800dp-land");

    private final String qualifiers;

    Shape(String qualifiers) {
      this.qualifiers = qualifiers;
    }
  }

  /** Every shape, theme, language and font size. */
  public static List<Look> all() {
    List<Look> looks = new ArrayList<>();
    for (Shape shape : Shape.values()) {
      for (boolean night : new boolean[] {false, true}) {
        for (String language : List.of("en", "fr")) {
          for (float fontScale : new float[] {1, 2}) {
            looks.add(new Look(shape, night, language, fontScale, GOLDEN_DENSITY));
          }
        }
      }
    }
    return looks;
  }

  /**
   * Every shape, language and font size in one theme, so that each of them is seen in both: where
   * text goes does not depend on the theme.
   */
  static List<Look> golden() {
    return all().stream().filter(Look::isGolden).toList();
  }

  private boolean isGolden() {
    boolean differs = shape == Shape.LANDSCAPE ^ language.equals("fr") ^ fontScale > 1;
    return night == differs;
  }

  /**
   * Whether a picture of that screen is kept in this golden look: one on a phone and one on
   * something wider, more seldom a tablet, whose pictures are large. Which ones, the screen's name
   * decides, so that every look is seen of some screens and a new screen changes no other one's.
   */
  boolean isDrawnOf(Screen screen) {
    List<Look> wide = new ArrayList<>(golden(Shape.LANDSCAPE));
    wide.addAll(golden(Shape.TABLET));
    wide.addAll(golden(Shape.LANDSCAPE));
    return equals(choose(golden(Shape.PHONE), screen.name()))
        || equals(choose(wide, screen.name() + "wide"));
  }

  private static List<Look> golden(Shape shape) {
    return golden().stream().filter(look -> look.shape == shape).toList();
  }

  private static Look choose(List<Look> looks, String name) {
    return looks.get(Math.floorMod(name.hashCode(), looks.size()));
  }

  /** In the order that Android asks for: language, size, orientation, night, density. */
  String qualifiers() {
    return String.format(
        Locale.ROOT,
        "%s-%s-%s-%ddpi",
        language,
        shape.qualifiers,
        night ? "night" : "notnight",
        density);
  }

  /** What a picture of that screen is called. */
  String of(Screen screen) {
    return screen.name() + "-" + this;
  }

  @Override
  public String toString() {
    return String.format(
            Locale.ROOT, "%s-%s-%s-font%.0f", shape, night ? "dark" : "light", language, fontScale)
        .toLowerCase(Locale.ROOT);
  }
}
