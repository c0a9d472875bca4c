package org.monsterbox.core.thirteen.table;

import java.util.Arrays;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.thirteen.monsters.Cards;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;

/**
 * Sets up a position. Monsters have the ids 1, 2, 3, ... in the order in which they are named; sets
 * that nobody is given lie on the grid.
 */
public final class TestTable {

  private static final int FIRST_LOGO_CELL = 39;
  private static final int LAST_LOGO_CELL = 41;

  private final ThirteenView view;
  private final byte[] cards = new byte[ThirteenView.CELLS];

  private TestTable(ThirteenView view) {
    this.view = view;
    view.nextMonsterId = 1;
    Arrays.fill(cards, ThirteenState.EMPTY);
  }

  public static TestTable of(int seats) {
    return of(seats, Options.usual(ThirteenOptions.ALL));
  }

  public static TestTable of(int seats, Options options) {
    return new TestTable(new ThirteenView(ThirteenOptions.of(options), seats));
  }

  public static <T> TestTable of(int seats, OptionSpec<T> spec, T value) {
    return of(seats, Options.usual(ThirteenOptions.ALL).with(spec, value));
  }

  /** It is this seat's turn; without that, it is seat 0's. */
  public TestTable turnOf(int seat) {
    view.active = seat;
    view.actor = seat;
    return this;
  }

  /** Gives free sets to the seat: {@code "01T 05E"}. */
  public TestTable free(int seat, String sets) {
    for (String set : sets.split(" ", -1)) {
      view.free[seat] |= MonsterSets.bit(MonsterSets.read(set).orElseThrow());
    }
    return this;
  }

  /** Gives a monster to the seat: {@code "01T 04E 07B"}. */
  public TestTable monster(int seat, String sets) {
    String[] parts = sets.split(" ", -1);
    Holdings.add(
        view,
        seat,
        new Monster(
            view.nextMonsterId++,
            MonsterSets.read(parts[0]).orElseThrow(),
            MonsterSets.read(parts[1]).orElseThrow(),
            MonsterSets.read(parts[2]).orElseThrow()));
    return this;
  }

  /** Gives a whole monster to the seat, by its number. */
  public TestTable pure(int seat, int monster) {
    String number = monster < 10 ? "0" + monster : "" + monster;
    return monster(seat, number + "T " + number + "E " + number + "B");
  }

  /** Lays a card on a cell: {@code "01T-L"}. */
  public TestTable card(int cell, String card) {
    cards[cell] = (byte) Cards.read(card).orElseThrow();
    return this;
  }

  /** Both cards of a set. */
  public TestTable pair(String set, int cell, int otherCell) {
    return card(cell, set + "-L").card(otherCell, set + "-R");
  }

  public TestTable frost(int cell, int owner) {
    view.frost = view.frost.with(cell, owner);
    return this;
  }

  public TestTable spentThirteenth(int seat) {
    view.spentThirteenth = seat;
    return this;
  }

  /**
   * Gives all sets that are not mentioned to two seats, in such a way that nobody can build a
   * monster: only the cards that were laid lie on the grid.
   */
  public TestTable almostEmptyGrid(int topsAndEyes, int bottoms) {
    for (int set = 0; set < MonsterSets.COUNT; set++) {
      if (view.isOnGrid(set) && !isLaid(Cards.left(set))) {
        int seat = MonsterSets.part(set) == Part.BOTTOM ? bottoms : topsAndEyes;
        view.free[seat] |= MonsterSets.bit(set);
      }
    }
    return this;
  }

  /** The final round was begun by this seat, and it is the last turn in it. */
  public TestTable lastTurn(int first) {
    view.finalFirst = first;
    view.finalLeft = 1;
    view.phase = Phase.FINAL_ACTION;
    return turnOf((first + view.seats - 1) % view.seats);
  }

  /** The position, with the rest of the cards on the cells that are left. */
  public ThirteenState state() {
    int cell = 0;
    for (int card = 0; card < Cards.COUNT; card++) {
      if (view.isOnGrid(Cards.set(card)) && !isLaid(card)) {
        while (cards[cell] != ThirteenState.EMPTY || isLogo(cell)) {
          cell++;
        }
        cards[cell] = (byte) card;
      }
    }
    ThirteenView table = new ThirteenView(view);
    for (int each = 0; each < cards.length; each++) {
      if (cards[each] != ThirteenState.EMPTY) {
        table.occupied = table.occupied.with(each);
      }
    }
    return new ThirteenState(table, cards.clone(), Chance.of(1, "table"));
  }

  private boolean isLaid(int card) {
    for (byte laid : cards) {
      if (laid == card) {
        return true;
      }
    }
    return false;
  }

  private static boolean isLogo(int cell) {
    return cell >= FIRST_LOGO_CELL && cell <= LAST_LOGO_CELL;
  }
}
