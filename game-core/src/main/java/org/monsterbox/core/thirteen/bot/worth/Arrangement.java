package org.monsterbox.core.thirteen.bot.worth;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.monsters.Triple;

/**
 * Finds out how a seat's sets are best made into monsters: most Health Points first, then most
 * throws to defend them with.
 */
public final class Arrangement {

  private static final int PARTS = 3;
  private static final int HP_FIRST = 1000;

  /** Rows are monsters, and below them the sets that are left over; columns are parts. */
  private final int[][] rows;

  private final int monsters;

  private Arrangement(Hoard hoard) {
    monsters = hoard.monsters();
    int longest = 0;
    List<List<Integer>> columns = new ArrayList<>();
    for (Part part : Part.values()) {
      List<Integer> column = MonsterSets.list(MonsterSets.ofPart(hoard.sets(), part));
      columns.add(column);
      longest = Math.max(longest, column.size());
    }
    rows = new int[longest][PARTS];
    for (int row = 0; row < longest; row++) {
      for (int part = 0; part < PARTS; part++) {
        List<Integer> column = columns.get(part);
        rows[row][part] = row < column.size() ? column.get(row) : -1;
      }
    }
  }

  /** The best arrangement of all sets. */
  public static List<Triple> best(Hoard hoard) {
    Arrangement arrangement = new Arrangement(hoard);
    arrangement.gather();
    arrangement.improve();
    return arrangement.triples();
  }

  /** The best arrangement in which these three are a monster. */
  public static List<Triple> around(Triple attacker, Hoard hoard) {
    List<Triple> triples = new ArrayList<>(List.of(attacker));
    triples.addAll(best(new Hoard(hoard.sets() & ~attacker.sets())));
    return triples;
  }

  /** How good monsters are as they stand; of two arrangements the better one has more. */
  public static int quality(List<Triple> triples) {
    int quality = 0;
    for (Triple triple : triples) {
      quality += quality(triple.top(), triple.eyes(), triple.bottom());
    }
    return quality;
  }

  public static int hp(List<Triple> triples) {
    int hp = 0;
    for (Triple triple : triples) {
      hp += new Monster(0, triple.top(), triple.eyes(), triple.bottom()).hp();
    }
    return hp;
  }

  private static int quality(int top, int eyes, int bottom) {
    Monster monster = new Monster(0, top, eyes, bottom);
    return monster.hp() * (HP_FIRST + monster.throwsAllowed());
  }

  private int quality(int row) {
    return row < monsters ? quality(rows[row][0], rows[row][1], rows[row][2]) : 0;
  }

  /**
   * Brings complete monsters together first, then those that lack one set. What is brought may come
   * from a monster further up, where it only filled a gap.
   */
  private void gather() {
    int row = 0;
    for (int wanted = PARTS; wanted >= 2; wanted--) {
      for (int monster = MonsterSets.MONSTERS; monster >= 1; monster--) {
        if (row < monsters && count(monster) == wanted) {
          for (int part = 0; part < PARTS; part++) {
            bring(row, part, monster);
          }
          row++;
        }
      }
    }
  }

  private int count(int monster) {
    int count = 0;
    for (int row = 0; row < rows.length; row++) {
      for (int part = 0; part < PARTS; part++) {
        count += isOf(row, part, monster) ? 1 : 0;
      }
    }
    return count;
  }

  private boolean isOf(int row, int part, int monster) {
    return rows[row][part] >= 0 && MonsterSets.monster(rows[row][part]) == monster;
  }

  private void bring(int row, int part, int monster) {
    for (int other = 0; other < rows.length; other++) {
      if (isOf(other, part, monster)) {
        swap(row, other, part);
        return;
      }
    }
  }

  private void improve() {
    boolean isBetter = true;
    while (isBetter) {
      isBetter = false;
      for (int part = 0; part < PARTS; part++) {
        for (int row = 0; row < monsters; row++) {
          for (int below = row + 1; below < rows.length; below++) {
            isBetter |= swapIfBetter(row, below, part);
          }
        }
      }
    }
  }

  private boolean swapIfBetter(int row, int below, int part) {
    if (rows[below][part] < 0) {
      return false;
    }
    int before = quality(row) + quality(below);
    swap(row, below, part);
    if (quality(row) + quality(below) > before) {
      return true;
    }
    swap(row, below, part);
    return false;
  }

  private void swap(int row, int other, int part) {
    int set = rows[row][part];
    rows[row][part] = rows[other][part];
    rows[other][part] = set;
  }

  private List<Triple> triples() {
    List<Triple> triples = new ArrayList<>();
    for (int row = 0; row < monsters; row++) {
      triples.add(new Triple(rows[row][0], rows[row][1], rows[row][2]));
    }
    return triples;
  }
}
