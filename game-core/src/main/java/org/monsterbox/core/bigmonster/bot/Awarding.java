package org.monsterbox.core.bigmonster.bot;

import org.monsterbox.core.bigmonster.map.Honours;
import org.monsterbox.core.bigmonster.map.Tryout;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.tiles.TileType;

/**
 * Who gets the medal of the panda or the yeti (section 8.3). A table may have chosen that it costs
 * points; then it is for an opponent.
 */
final class Awarding {

  private final BigMonsterTable table;
  private final int seat;
  private final int value;
  private final Tryout trial = new Tryout();

  /** After the seat has placed the tile that brings the medal. */
  Awarding(BigMonsterTable table, int seat) {
    this.table = table;
    this.seat = seat;
    TileType last = table.tableau(seat).type(table.tableau(seat).size() - 1);
    this.value = table.options().value(last.medal().orElseThrow());
  }

  /** Oneself or the partner with fewer points, unless the medal does more harm to somebody. */
  int receiver() {
    int friend = weakerFriend();
    int victim = leadingVictim();
    return gain(friend) > 0 || victim == BigMonsterTable.NOBODY ? friend : victim;
  }

  private int weakerFriend() {
    int partner = table.partner(seat);
    return partner != BigMonsterTable.NOBODY && total(partner) < total(seat) ? partner : seat;
  }

  /** Of the opponents whom the medal would cost points. */
  private int leadingVictim() {
    int leading = BigMonsterTable.NOBODY;
    for (int other = 0; other < table.seats(); other++) {
      boolean isVictim = table.side(other) != table.side(seat) && gain(other) < 0;
      if (isVictim && (leading == BigMonsterTable.NOBODY || isAhead(other, leading))) {
        leading = other;
      }
    }
    return leading;
  }

  /** By the score of their side; of two partners it is the weaker one whom a loss hurts. */
  private boolean isAhead(int one, int other) {
    int lead = sideTotal(one) - sideTotal(other);
    return lead > 0 || (lead == 0 && total(one) < total(other));
  }

  private int sideTotal(int of) {
    int partner = table.partner(of);
    return partner == BigMonsterTable.NOBODY ? total(of) : Math.min(total(of), total(partner));
  }

  private int total(int of) {
    return table.sheet(of).total();
  }

  /** What the medal is worth to a seat, with all that counts medals. */
  private int gain(int of) {
    Honours honours = table.honours(of);
    Honours more = new Honours(honours.medals() + 1, honours.value() + value, honours.dragons());
    trial.leave(table.tableau(of));
    return trial.score(table.options(), more) - trial.score(table.options(), honours);
  }
}
