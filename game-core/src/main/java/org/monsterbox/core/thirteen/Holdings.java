package org.monsterbox.core.thirteen;

import java.util.Arrays;
import org.monsterbox.core.thirteen.ThirteenEvent.Broke;
import org.monsterbox.core.thirteen.ThirteenEvent.Built;
import org.monsterbox.core.thirteen.ThirteenEvent.MoveReason;
import org.monsterbox.core.thirteen.ThirteenEvent.SetMoved;

/** Changes what the seats own. */
final class Holdings {

  private Holdings() {}

  /** Makes a monster of three free sets. */
  static void build(Playing play, int seat, Triple triple) {
    ThirteenView table = play.table;
    Monster monster =
        new Monster(table.nextMonsterId++, triple.top(), triple.eyes(), triple.bottom());
    table.free[seat] &= ~monster.sets();
    add(table, seat, monster);
    if (play.isTold()) {
      play.tell(new Built(seat, monster));
    }
  }

  /** Gives a set to another seat, where it is free. If it was part of a monster, that breaks. */
  static void move(Playing play, int from, int to, int set, MoveReason reason) {
    ThirteenView table = play.table;
    for (Monster monster : table.monsters[from]) {
      if (monster.contains(set)) {
        remove(table, from, monster);
        table.free[from] |= monster.sets();
        if (play.isTold()) {
          play.tell(new Broke(from, monster));
        }
      }
    }
    table.free[from] &= ~MonsterSets.bit(set);
    table.free[to] |= MonsterSets.bit(set);
    if (play.isTold()) {
      play.tell(new SetMoved(from, to, set, reason));
    }
  }

  static void add(ThirteenView table, int seat, Monster monster) {
    Monster[] before = table.monsters[seat];
    Monster[] after = Arrays.copyOf(before, before.length + 1);
    after[before.length] = monster;
    table.monsters[seat] = after;
  }

  static void remove(ThirteenView table, int seat, Monster monster) {
    Monster[] before = table.monsters[seat];
    Monster[] after = new Monster[before.length - 1];
    int count = 0;
    for (Monster each : before) {
      if (each.id() != monster.id()) {
        after[count++] = each;
      }
    }
    table.monsters[seat] = after;
  }
}
