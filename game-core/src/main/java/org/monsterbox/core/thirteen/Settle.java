package org.monsterbox.core.thirteen;

/** What follows every change of what the seats own: who can make a monster must. */
final class Settle {

  private static final int ELEMENTS_OF_A_MASTER = 4;

  private Settle() {}

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
