package org.monsterbox.core.thirteen.bot.worth;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;

/** Sets and what is made of them, as the rules write them. */
public final class Sets {

  private Sets() {}

  /** Some sets as bits: {@code 01T 07E}. */
  public static long of(String texts) {
    long bits = 0;
    for (String text : texts.split(" ", -1)) {
      bits |= text.isEmpty() ? 0 : MonsterSets.bit(set(text));
    }
    return bits;
  }

  public static int set(String text) {
    return MonsterSets.read(text).getAsInt();
  }

  /** Monsters and free sets of a seat: {@code 01T 04E 07B, 09T}; three of a kind are a monster. */
  public static Belongings belongings(String texts) {
    List<Monster> monsters = new ArrayList<>();
    long free = 0;
    for (String text : texts.split(", ?", -1)) {
      String[] sets = text.split(" ", -1);
      if (sets.length == 3) {
        monsters.add(new Monster(monsters.size(), set(sets[0]), set(sets[1]), set(sets[2])));
      } else {
        free |= of(text);
      }
    }
    return new Belongings(monsters, free);
  }
}
