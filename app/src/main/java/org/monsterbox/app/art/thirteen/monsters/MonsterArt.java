package org.monsterbox.app.art.thirteen.monsters;

import java.util.List;
import org.monsterbox.app.art.Collage;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.Piece;

/** The thirteen monsters, whole, in parts, and in every mixture. Parts are cut when asked for. */
public final class MonsterArt {

  public static final int MONSTERS = 13;

  private static final PaperPart[] ALL_PARTS = PaperPart.values();

  public static final int PARTS = ALL_PARTS.length;

  /** Outlines are 2.5 % of a column's width. */
  public static final float WEIGHT = 2.1f;

  private static final float STUB = 12;

  private final Palette palette;
  private final Seams seams;
  private final List<PaperMonster> monsters;
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
  public Piece part(int monster, PaperPart part) {
    return new LonePart(collage(monster, part), part);
  }

  /** The creature made of parts of these monsters, 1 to 13 each. */
  public Creature creature(int top, int eyes, int bottom) {
    boolean pure = top == eyes && eyes == bottom;
    return new Creature(
        palette,
        List.of(
            collage(top, PaperPart.TOP),
            collage(eyes, PaperPart.EYES),
            collage(bottom, PaperPart.BOTTOM)),
        seams.of(top != eyes, eyes != bottom),
        pure,
        pure && top == MONSTERS);
  }

  Collage collage(int monster, PaperPart part) {
    return parts.get(set(monster, part));
  }

  /** The part with pieces of body beyond its seams, for cards that show no neighbour. */
  public Collage extended(int monster, PaperPart part) {
    return extended.get(set(monster, part));
  }

  private Collage cut(int set) {
    Collage collage = new Collage(palette, WEIGHT);
    monster(set).glue(part(set), collage);
    return collage;
  }

  /** Lower sheets lie over the shadows of upper ones. */
  private Collage extend(int set) {
    PaperPart part = part(set);
    Collage collage = new Collage(palette, WEIGHT);
    if (part != PaperPart.TOP) {
      monster(set).stub(collage, -STUB, 1);
    }
    monster(set).glue(part, collage);
    if (part != PaperPart.BOTTOM) {
      monster(set).stub(collage, part.height() - 1, part.height() + STUB);
    }
    return collage;
  }

  /** Sets are numbered as in the rules. */
  private static int set(int monster, PaperPart part) {
    return (monster - 1) * PARTS + part.index();
  }

  private PaperMonster monster(int set) {
    return monsters.get(set / PARTS);
  }

  public static PaperPart part(int set) {
    return ALL_PARTS[set % PARTS];
  }
}
