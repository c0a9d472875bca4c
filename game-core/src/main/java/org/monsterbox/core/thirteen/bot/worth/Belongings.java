package org.monsterbox.core.thirteen.bot.worth;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;

/**
 * What a seat has, or would have.
 *
 * @param monsters as they stand
 * @param free its other sets as bits
 */
public record Belongings(List<Monster> monsters, long free) {

  public Belongings {
    monsters = List.copyOf(monsters);
  }

  public Hoard hoard() {
    long sets = free;
    for (Monster monster : monsters) {
      sets |= monster.sets();
    }
    return new Hoard(sets);
  }

  /** Health Points of the monsters as they stand, and of those that must be made of free sets. */
  int hp() {
    int hp = new Hoard(free).bestHp();
    for (Monster monster : monsters) {
      hp += monster.hp();
    }
    return hp;
  }

  Belongings with(long sets) {
    return new Belongings(monsters, free | sets);
  }

  /** A monster that loses one of them breaks. */
  Belongings without(long sets) {
    List<Monster> whole = new ArrayList<>();
    long rest = free;
    for (Monster monster : monsters) {
      if ((monster.sets() & sets) == 0) {
        whole.add(monster);
      } else {
        rest |= monster.sets();
      }
    }
    return new Belongings(whole, rest & ~sets);
  }

  /** How often its owner throws to defend the set; a free one is defended as it is attacked. */
  public int defence(int set, int attackerThrows) {
    for (Monster monster : monsters) {
      if (monster.contains(set)) {
        return monster.throwsAllowed();
      }
    }
    return attackerThrows;
  }

  public List<Integer> sets() {
    return MonsterSets.list(hoard().sets());
  }
}
