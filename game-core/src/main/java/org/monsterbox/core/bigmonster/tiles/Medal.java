package org.monsterbox.core.bigmonster.tiles;

import java.util.List;

/**
 * The medals (section 2.6): what one player needs, what two partners need together, and what it is
 * worth. The last two are stretch goals, worth what the table has chosen.
 */
public enum Medal {
  DESERT(3, 6, 10),
  RUNE(4, 8, 5),
  PENALTY(0, 0, -10),
  BIG(2, 4, 5),
  SWAMP_MEADOW(4, 8, 5),
  TERRAINS(5, 7, 5),
  LAVA(5, 10, 5),
  /** Of each colour. */
  CRYSTALS(1, 3, 5),
  ICE(6, 12, 5),
  MUTAGEN(4, 8, 5),
  PANDA(0, 0, 0),
  YETI(0, 0, 0);

  public static final List<Medal> ALL = List.of(values());

  /** Those that can be won on the way. */
  public static final List<Medal> TO_WIN =
      List.of(DESERT, RUNE, BIG, SWAMP_MEADOW, TERRAINS, LAVA, CRYSTALS, ICE, MUTAGEN);

  private final int need;
  private final int teamNeed;
  private final int value;

  Medal(int need, int teamNeed, int value) {
    this.need = need;
    this.teamNeed = teamNeed;
    this.value = value;
  }

  /** What one player needs. */
  public int need() {
    return need;
  }

  /** What two partners need together, unless the table has chosen another number for the ice. */
  public int teamNeed() {
    return teamNeed;
  }

  /** What it is worth, unless the table has chosen that. */
  public int value() {
    return value;
  }

  /** In a set of medals. */
  public int bit() {
    return 1 << index();
  }

  /** In a set of medals that are held: partners get theirs besides the individual one. */
  public int teamBit() {
    return 1 << (index() + ALL.size());
  }

  /** Its place where things are kept in the order of these. */
  @SuppressWarnings("EnumOrdinal") // nothing is saved by this number
  public int index() {
    return ordinal();
  }
}
