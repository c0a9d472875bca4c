package org.monsterbox.app.art.thirteen;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;

/** The thirteen monsters, whole, in parts, and in every mixture. */
public final class MonsterArt {

  public static final int MONSTERS = 13;

  /** Outlines are 2.5 % of a column's width. */
  static final float WEIGHT = 2.1f;

  private static final float STUB = 12;

  private final Palette palette;
  private final Seams seams;
  private final List<Map<Part, Collage>> parts = new ArrayList<>();
  private final List<Map<Part, Collage>> extended = new ArrayList<>();
  private final List<Map<Part, Piece>> pieces = new ArrayList<>();

  public MonsterArt(Palette palette) {
    this.palette = palette;
    seams = new Seams(palette);
    for (Monster monster : monsters(palette)) {
      Map<Part, Collage> own = new EnumMap<>(Part.class);
      Map<Part, Collage> beyond = new EnumMap<>(Part.class);
      Map<Part, Piece> alone = new EnumMap<>(Part.class);
      for (Part part : Part.values()) {
        Collage collage = new Collage(palette, WEIGHT);
        monster.glue(part, collage);
        own.put(part, collage);
        alone.put(part, new LonePart(collage, part));
        beyond.put(part, extended(monster, part));
      }
      parts.add(own);
      extended.add(beyond);
      pieces.add(alone);
    }
  }

  /** The part with pieces of body beyond its seams; lower sheets lie over upper shadows. */
  private Collage extended(Monster monster, Part part) {
    Collage collage = new Collage(palette, WEIGHT);
    if (part != Part.TOP) {
      monster.stub(collage, -STUB, 1);
    }
    monster.glue(part, collage);
    if (part != Part.BOTTOM) {
      monster.stub(collage, part.height() - 1, part.height() + STUB);
    }
    return collage;
  }

  /** In the order of the rules. */
  private static List<Monster> monsters(Palette palette) {
    return List.of(
        new Striffle(palette),
        new Wendoung(palette),
        new Pandadori(palette),
        new Sandil(palette),
        new Tockar(palette),
        new Elzendam(palette),
        new Chall(palette),
        new Ilsabelt(palette),
        new Twik(palette),
        new Itvill(palette),
        new Snergat(palette),
        new Wah(palette),
        new Ghost(palette));
  }

  public Palette palette() {
    return palette;
  }

  /** A part of a monster, 1 to 13, in a box as wide as a column and as high as the part. */
  public Piece part(int monster, Part part) {
    return pieces.get(monster - 1).get(part);
  }

  /** The creature made of parts of these monsters, 1 to 13 each. */
  public Creature creature(int top, int eyes, int bottom) {
    return new Creature(
        palette,
        List.of(collage(top, Part.TOP), collage(eyes, Part.EYES), collage(bottom, Part.BOTTOM)),
        seams.of(top != eyes, eyes != bottom),
        top == eyes && eyes == bottom,
        top == MONSTERS && eyes == top && bottom == top);
  }

  /** The part with a piece of body beyond its seams, for cards that show no neighbour. */
  Collage extended(int monster, Part part) {
    return extended.get(monster - 1).get(part);
  }

  Collage collage(int monster, Part part) {
    return parts.get(monster - 1).get(part);
  }
}
