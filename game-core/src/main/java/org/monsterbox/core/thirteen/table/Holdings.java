package org.monsterbox.core.thirteen.table;

import java.util.Arrays;
import java.util.List;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Power;
import org.monsterbox.core.thirteen.monsters.Triple;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.Broke;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.Built;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.MoveReason;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.Sacrificed;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.SetMoved;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.SuperNovaUsed;

/** Changes what the seats own. */
public final class Holdings {

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

  /** Arranges all sets of a seat anew. Monsters that stay as they were keep their ids. */
  public static void arrange(Playing play, int seat, List<Triple> arrangement) {
    ThirteenView table = play.table;
    play.use(TurnStep.POWER);
    long free = table.setBits(seat);
    List<Monster> before = table.monsters(seat);
    Monster[] after = new Monster[arrangement.size()];
    for (int i = 0; i < after.length; i++) {
      Triple triple = arrangement.get(i);
      Monster same = table.monsterOf(seat, triple.sets());
      after[i] =
          same != null
              ? same
              : new Monster(table.nextMonsterId++, triple.top(), triple.eyes(), triple.bottom());
      free &= ~triple.sets();
    }
    table.monsters[seat] = after;
    table.free[seat] = free;
    if (play.isTold()) {
      play.tell(new Sacrificed(seat, before, table.monsters(seat)));
    }
    Settle.settle(play, Resume.ACTION);
  }

  /** Spends the 13th Monster and takes a whole monster for it. */
  public static void superNova(Playing play, int seat, int owner, int id) {
    ThirteenView table = play.table;
    play.use(TurnStep.POWER);
    for (Monster monster : table.monsters[seat]) {
      if (monster.has(Power.SUPER_NOVA)) {
        remove(table, seat, monster);
      }
    }
    table.spentThirteenth = seat;
    for (Monster monster : table.monsters[owner]) {
      if (monster.id() == id) {
        remove(table, owner, monster);
        add(table, seat, monster);
        if (play.isTold()) {
          play.tell(new SuperNovaUsed(seat, owner, monster));
        }
      }
    }
    Settle.settle(play, Resume.ACTION);
  }

  static void add(ThirteenView table, int seat, Monster monster) {
    Monster[] before = table.monsters[seat];
    Monster[] after = Arrays.copyOf(before, before.length + 1);
    after[before.length] = monster;
    table.monsters[seat] = after;
  }

  private static void remove(ThirteenView table, int seat, Monster monster) {
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
