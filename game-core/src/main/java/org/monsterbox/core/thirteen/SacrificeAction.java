package org.monsterbox.core.thirteen;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.ThirteenEvent.Sacrificed;
import org.monsterbox.core.thirteen.ThirteenMove.Sacrifice;

/** Arranges all own sets anew. */
final class SacrificeAction implements Action<ThirteenView, Playing, Sacrifice> {

  @Override
  public boolean fits(ThirteenView table) {
    return Step.POWER.isOpen(table);
  }

  @Override
  public @Nullable Code refusal(ThirteenView table, int seat, Sacrifice move) {
    if (!table.has(seat, Power.SACRIFICE)) {
      return ThirteenCode.POWER_NOT_OWNED;
    }
    long left = table.setBits(seat);
    boolean changes = false;
    for (Triple triple : move.arrangement()) {
      if (!triple.isInOrder() || (triple.sets() & ~left) != 0) {
        return ThirteenCode.ILLEGAL_ARRANGEMENT;
      }
      left &= ~triple.sets();
      changes |= same(table, triple) == null;
    }
    if (MonsterSets.makeAMonster(left)) {
      return ThirteenCode.ILLEGAL_ARRANGEMENT;
    }
    return changes ? null : ThirteenCode.NO_CHANGE;
  }

  /** The monster of the one who acts that is made of these sets, if there is one. */
  private static @Nullable Monster same(ThirteenView table, Triple triple) {
    for (Monster monster : table.monsters[table.actor]) {
      if (monster.sets() == triple.sets()) {
        return monster;
      }
    }
    return null;
  }

  @Override
  public void play(Playing play, int seat, Sacrifice move) {
    ThirteenView table = play.table;
    play.use(Step.POWER);
    long free = table.setBits(seat);
    List<Monster> before = table.monsters(seat);
    Monster[] after = new Monster[move.arrangement().size()];
    for (int i = 0; i < after.length; i++) {
      Triple triple = move.arrangement().get(i);
      Monster same = same(table, triple);
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

  /** All that comes of exchanging two own sets of one part: more than that is too much to list. */
  @Override
  public void list(ThirteenView table, int seat, List<? super Sacrifice> moves) {
    Monster[] monsters = table.monsters[seat];
    for (Part part : Part.values()) {
      List<Integer> free = MonsterSets.list(MonsterSets.ofPart(table.free[seat], part));
      for (int i = 0; i < monsters.length; i++) {
        int set = monsters[i].set(part);
        for (int j = i + 1; j < monsters.length; j++) {
          moves.add(exchanged(monsters, set, monsters[j].set(part)));
        }
        for (int other : free) {
          moves.add(exchanged(monsters, set, other));
        }
      }
    }
  }

  private static Sacrifice exchanged(Monster[] monsters, int set, int other) {
    List<Triple> triples = new ArrayList<>(monsters.length);
    for (Monster monster : monsters) {
      triples.add(
          new Triple(
              exchanged(monster.top(), set, other),
              exchanged(monster.eyes(), set, other),
              exchanged(monster.bottom(), set, other)));
    }
    return new Sacrifice(triples);
  }

  private static int exchanged(int set, int one, int other) {
    if (set == one) {
      return other;
    }
    return set == other ? one : set;
  }
}
