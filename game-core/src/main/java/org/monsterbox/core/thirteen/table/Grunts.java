package org.monsterbox.core.thirteen.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.monsters.Triple;

/** The Grunts of the fast start, one for each seat: no set twice, and nothing of the Ghost. */
final class Grunts {

  private static final int ELEMENTS = 4;
  private static final int MONSTERS_OF_AN_ELEMENT = 3;
  private static final int MONSTERS = ELEMENTS * MONSTERS_OF_AN_ELEMENT;

  private Grunts() {}

  /** Each of three different elements, so that nobody throws more often than others. */
  static List<Triple> balanced(int seats, Chance chance) {
    int[] elements = numbers(ELEMENTS);
    Chance rest = chance.shuffle(elements);
    int[][] monsters = new int[Part.COUNT][MONSTERS];
    for (int[] ofPart : monsters) {
      for (int i = 0; i < ELEMENTS; i++) {
        int[] slots = numbers(MONSTERS_OF_AN_ELEMENT);
        rest = rest.shuffle(slots);
        for (int slot = 0; slot < slots.length; slot++) {
          ofPart[i + ELEMENTS * slot] = MONSTERS_OF_AN_ELEMENT * elements[i] + slots[slot] + 1;
        }
      }
    }
    List<Triple> grunts = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      grunts.add(
          new Triple(
              MonsterSets.of(monsters[0][seat], Part.TOP),
              MonsterSets.of(monsters[1][(seat + 1) % MONSTERS], Part.EYES),
              MonsterSets.of(monsters[2][(seat + 2) % MONSTERS], Part.BOTTOM)));
    }
    return grunts;
  }

  /** Any three sets of three different monsters. */
  static List<Triple> random(int seats, Chance chance) {
    List<Triple> grunts = new ArrayList<>();
    Chance rest = chance;
    long dealt = 0;
    for (int seat = 0; seat < seats; seat++) {
      int[] sets = new int[Part.COUNT];
      long mine = 0;
      for (Part part : Part.values()) {
        List<Integer> choice = choice(part, dealt, mine);
        int set = choice.get(rest.below(choice.size()));
        rest = rest.next();
        sets[part.index()] = set;
        mine |= MonsterSets.bit(set);
      }
      dealt |= mine;
      grunts.add(new Triple(sets[0], sets[1], sets[2]));
    }
    return grunts;
  }

  private static List<Integer> choice(Part part, long dealt, long mine) {
    List<Integer> choice = new ArrayList<>();
    for (int monster = 1; monster <= MONSTERS; monster++) {
      int set = MonsterSets.of(monster, part);
      long ofMonster = 7L << MonsterSets.of(monster, Part.TOP);
      if ((dealt & MonsterSets.bit(set)) == 0 && (mine & ofMonster) == 0) {
        choice.add(set);
      }
    }
    return choice;
  }

  private static int[] numbers(int count) {
    int[] numbers = new int[count];
    Arrays.setAll(numbers, i -> i);
    return numbers;
  }
}
