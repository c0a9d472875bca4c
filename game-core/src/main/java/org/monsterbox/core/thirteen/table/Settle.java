package org.monsterbox.core.thirteen.table;

import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.monsters.Triple;
import org.monsterbox.core.thirteen.terms.ThirteenEnd;

/** What follows every change of what the seats own: who can make a monster must. */
public final class Settle {

  private static final int ELEMENTS_OF_A_MASTER = 4;

  private Settle() {}

  /** Makes the monster that was chosen, and goes on with what had to wait for it. */
  public static void build(Playing play, int seat, Triple triple) {
    Holdings.build(play, seat, triple);
    settle(play, play.table.resume);
  }

  static void settle(Playing play, Resume resume) {
    ThirteenView table = play.table;
    for (int i = 0; i < table.seats; i++) {
      int seat = (table.active + i) % table.seats;
      long free = table.free[seat];
      if (MonsterSets.makeAMonster(free)) {
        if (Long.bitCount(free) > Part.COUNT) {
          table.phase = Phase.BUILD;
          table.actor = seat;
          table.resume = resume;
          return;
        }
        Holdings.build(play, seat, onlyTriple(free));
      }
    }
    table.resume = Resume.ACTION;
    int master = master(table);
    if (master != ThirteenView.NOBODY) {
      FinalRound.win(play, master, ThirteenEnd.ELEMENTAL_MASTER);
    } else if (resume == Resume.MATCH) {
      TurnOrder.afterMatch(play);
    } else {
      TurnOrder.backToAction(table);
    }
  }

  private static Triple onlyTriple(long free) {
    return new Triple(
        Long.numberOfTrailingZeros(MonsterSets.ofPart(free, Part.TOP)),
        Long.numberOfTrailingZeros(MonsterSets.ofPart(free, Part.EYES)),
        Long.numberOfTrailingZeros(MonsterSets.ofPart(free, Part.BOTTOM)));
  }

  private static int master(ThirteenView table) {
    for (int i = 0; i < table.seats; i++) {
      int seat = (table.active + i) % table.seats;
      if (table.monsters[seat].length >= ELEMENTS_OF_A_MASTER
          && table.elements(seat).size() >= ELEMENTS_OF_A_MASTER) {
        return seat;
      }
    }
    return ThirteenView.NOBODY;
  }
}
