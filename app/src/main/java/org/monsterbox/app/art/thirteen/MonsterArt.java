package org.monsterbox.app.art.thirteen;

import java.util.List;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;

/** The thirteen monsters, whole, in parts, and in every mixture. Parts are cut when asked for. */
public final class MonsterArt {

  public static final int MONSTERS = 13;

  private static final Part[] ALL_PARTS = Part.values();

  static final int PARTS = ALL_PARTS.length;

  /** Outlines are 2.5 % of a column's width. */
  static final float WEIGHT = 2.1f;

  private static final float STUB = 12;

  private final Palette palette;
  private final Seams seams;
  private final List<Monster> monsters;
  private final OnDemand<Collage> parts = new OnDemand<>(MONSTERS * PARTS, this::cut);
  private final OnDemand<Collage> extended = new OnDemand<>(MONSTERS * PARTS, this::extend);

  public MonsterArt(Palette palette) {
    this.palette = palette;
    seams = new Seams(palette);
    monsters =
        List.of(
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
    return new LonePart(collage(monster, part), part);
  }

  /** The creature made of parts of these monsters, 1 to 13 each. */
  public Creature creature(int top, int eyes, int bottom) {
    boolean pure = top == eyes && eyes == bottom;
    return new Creature(
        palette,
        List.of(collage(top, Part.TOP), collage(eyes, Part.EYES), collage(bottom, Part.BOTTOM)),
        seams.of(top != eyes, eyes != bottom),
        pure,
        pure && top == MONSTERS);
  }

  Collage collage(int monster, Part part) {
    return parts.get(set(monster, part));
  }

  /** The part with pieces of body beyond its seams, for cards that show no neighbour. */
  Collage extended(int monster, Part part) {
    return extended.get(set(monster, part));
  }

  private Collage cut(int set) {
    Collage collage = new Collage(palette, WEIGHT);
    monster(set).glue(part(set), collage);
    return collage;
  }

  /** Lower sheets lie over the shadows of upper ones. */
  private Collage extend(int set) {
    Part part = part(set);
    Collage collage = new Collage(palette, WEIGHT);
    if (part != Part.TOP) {
      monster(set).stub(collage, -STUB, 1);
    }
    monster(set).glue(part, collage);
    if (part != Part.BOTTOM) {
      monster(set).stub(collage, part.height() - 1, part.height() + STUB);
    }
    return collage;
  }

  /** Sets are numbered as in the rules. */
  private static int set(int monster, Part part) {
    return (monster - 1) * PARTS + part.index();
  }

  private Monster monster(int set) {
    return monsters.get(set / PARTS);
  }

  static Part part(int set) {
    return ALL_PARTS[set % PARTS];
  }
}
