package org.monsterbox.core.thirteen.moves;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Action;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.monsters.Power;
import org.monsterbox.core.thirteen.monsters.Triple;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Sacrifice;
import org.monsterbox.core.thirteen.table.Holdings;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.table.TurnStep;
import org.monsterbox.core.thirteen.terms.ThirteenCode;

/** Arranges all own sets anew. */
final class SacrificeAction implements Action<ThirteenView, Playing, Sacrifice> {

  @Override
  public boolean fits(ThirteenView table) {
    return TurnStep.POWER.isOpen(table);
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
      changes |= !table.hasMonsterOf(seat, triple.sets());
    }
    if (MonsterSets.makeAMonster(left)) {
      return ThirteenCode.ILLEGAL_ARRANGEMENT;
    }
    return changes ? null : ThirteenCode.NO_CHANGE;
  }

  @Override
  public void play(Playing play, int seat, Sacrifice move) {
    Holdings.arrange(play, seat, move.arrangement());
  }

  /** All that comes of exchanging two own sets of one part: more than that is too much to list. */
  @Override
  public void list(ThirteenView table, int seat, List<? super Sacrifice> moves) {
    List<Monster> monsters = table.monsters(seat);
    for (Part part : Part.values()) {
      List<Integer> free = MonsterSets.list(MonsterSets.ofPart(table.freeBits(seat), part));
      for (int i = 0; i < monsters.size(); i++) {
        int set = monsters.get(i).set(part);
        for (int j = i + 1; j < monsters.size(); j++) {
          moves.add(exchanged(monsters, set, monsters.get(j).set(part)));
        }
        for (int other : free) {
          moves.add(exchanged(monsters, set, other));
        }
      }
    }
  }

  private static Sacrifice exchanged(List<Monster> monsters, int set, int other) {
    List<Triple> triples = new ArrayList<>(monsters.size());
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
