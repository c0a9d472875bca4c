package org.monsterbox.core.thirteen.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.monsterbox.core.game.Audience;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.Triple;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.Dealt;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.GameStarted;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.TurnStarted;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;
import org.monsterbox.core.thirteen.terms.ThirteenOptions.FastStart;

/** Lays out the grid and, at the fast start, gives everybody a Grunt. */
public final class Deal {

  /** The three cells in the middle hold the logo and never a card. */
  private static final int FIRST_LOGO_CELL = 39;

  private static final int LAST_LOGO_CELL = 41;
  private static final int FIRST_MONSTER_ID = 1;

  private final ThirteenView table;
  private final byte[] cards = new byte[ThirteenView.CELLS];
  private final Events out;

  private Deal(ThirteenView table, Events out) {
    this.table = table;
    this.out = out;
    table.nextMonsterId = FIRST_MONSTER_ID;
  }

  /** The table before the first move. */
  public static ThirteenState deal(Setup setup, Events out) {
    ThirteenOptions options = ThirteenOptions.of(setup.options());
    if (options.firstPlayer() >= setup.seats()) {
      throw new Refusal(CommonCode.BAD_OPTIONS);
    }
    Deal deal = new Deal(new ThirteenView(options, setup.seats()), out);
    deal.layOut(Chance.of(setup.seed(), "layout"));
    deal.chooseFirst(Chance.of(setup.seed(), "first player"));
    if (options.fastStart() == FastStart.GRUNT) {
      deal.giveGrunts(Chance.of(setup.seed(), "fast start"));
    }
    if (out.wanted()) {
      out.add(Audience.EVERYONE, new TurnStarted(deal.table.active, false));
    }
    return new ThirteenState(deal.table, deal.cards, Chance.of(setup.seed(), "dice"));
  }

  private void layOut(Chance chance) {
    int[] shuffled = new int[Cards.COUNT];
    Arrays.setAll(shuffled, card -> card);
    chance.shuffle(shuffled);
    int next = 0;
    for (int cell = 0; cell < cards.length; cell++) {
      if (cell >= FIRST_LOGO_CELL && cell <= LAST_LOGO_CELL) {
        cards[cell] = ThirteenState.EMPTY;
      } else {
        cards[cell] = (byte) shuffled[next++];
        table.occupied = table.occupied.with(cell);
      }
    }
  }

  private void chooseFirst(Chance chance) {
    int chosen = table.options.firstPlayer();
    table.active = chosen == ThirteenOptions.RANDOM ? chance.below(table.seats) : chosen;
    table.actor = table.active;
    if (out.wanted()) {
      out.add(Audience.EVERYONE, new GameStarted(table.seats, table.active));
    }
  }

  private void giveGrunts(Chance chance) {
    List<Triple> grunts =
        switch (table.options.fastStartDeal()) {
          case BALANCED -> Grunts.balanced(table.seats, chance);
          case RANDOM -> Grunts.random(table.seats, chance);
        };
    for (int seat = 0; seat < grunts.size(); seat++) {
      Triple grunt = grunts.get(seat);
      Monster monster =
          new Monster(table.nextMonsterId++, grunt.top(), grunt.eyes(), grunt.bottom());
      Holdings.add(table, seat, monster);
      List<Integer> cells = new ArrayList<>();
      for (int cell = 0; cell < cards.length; cell++) {
        if (cards[cell] != ThirteenState.EMPTY && monster.contains(Cards.set(cards[cell]))) {
          cards[cell] = ThirteenState.EMPTY;
          table.occupied = table.occupied.without(cell);
          cells.add(cell);
        }
      }
      if (out.wanted()) {
        out.add(Audience.EVERYONE, new Dealt(seat, monster, cells));
      }
    }
  }
}
