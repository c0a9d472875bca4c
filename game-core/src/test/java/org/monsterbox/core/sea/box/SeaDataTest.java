package org.monsterbox.core.sea.box;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.EnumMap;
import java.util.Map;
import org.junit.Test;
import org.monsterbox.core.sea.SeaGame;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.table.SeaView;

/** The check sums of the cards (sections 2.4 to 2.7); how weapons are split is tuned. */
public final class SeaDataTest {

  @Test
  public void pilesHaveTheirTotals() {
    assertEquals(30, Cards.count(Pile.MOVE));
    assertEquals(38, Cards.count(Pile.WEAPON));
    assertEquals(18, Cards.count(Pile.CALL));
    assertEquals(10, Cards.count(Pile.BOND));
    assertEquals(96, Cards.COUNT);
  }

  @Test
  public void kindsHaveTheirCopies() {
    Map<CardKind, Integer> copies = new EnumMap<>(CardKind.class);
    int[] numbers = new int[4];
    for (int card = 0; card < Cards.COUNT; card++) {
      copies.merge(Cards.kind(card), 1, Integer::sum);
      numbers[Cards.number(card)] += Cards.pile(card) == Pile.MOVE ? 1 : 0;
    }
    assertEquals(
        "{WIDE=6, FAN=13, FORK=5, AHEAD=3, HARD=3,"
            + " HARPOON=3, EXPLOSIVE=10, RAM=5, DROGUE=4, NET=8, TRACTOR=8,"
            + " HEADWIND=4, CURRENT=2, ICE_WAVE=4, MINI_STORM=3, DIVE=2, WHIRLPOOL=3,"
            + " DEVOUR=1, CHARGE=3, ROCK_SLIDE=1, LEAP=3, PUSH=2}",
        copies.toString());
    assertEquals(8, numbers[1]);
    assertEquals(17, numbers[2]);
    assertEquals(5, numbers[3]);
  }

  @Test
  public void idsAreNumberedInTheOrderOfTheTables() {
    assertCard("MV01", CardKind.WIDE, 1);
    assertCard("MV07", CardKind.FAN, 1);
    assertCard("MV19", CardKind.FAN, 3);
    assertCard("MV30", CardKind.HARD, 2);
    assertCard("WP01", CardKind.HARPOON, 0);
    assertCard("WP38", CardKind.TRACTOR, 0);
    assertCard("CN18", CardKind.WHIRLPOOL, 0);
    assertCard("BB01", CardKind.DEVOUR, 0);
    assertCard("BB10", CardKind.PUSH, 0);
    for (int card = 0; card < Cards.COUNT; card++) {
      assertEquals(card, Cards.read(Cards.text(card)));
    }
    assertEquals(Cards.NONE, Cards.read("MV31"));
    assertEquals(Cards.NONE, Cards.read("MV1"));
  }

  private static void assertCard(String id, CardKind kind, int number) {
    assertEquals(id, kind, Cards.kind(Cards.read(id)));
    assertEquals(id, number, Cards.number(Cards.read(id)));
  }

  @Test
  public void arrowsAreThoseOfTheTable() {
    assertEquals("-2 -1 0 +1 +2", arrows("MV01"));
    assertEquals("-1 0 +1", arrows("MV07"));
    assertEquals("-1 +1", arrows("MV20"));
    assertEquals("0", arrows("MV25"));
    assertEquals("-2 +2", arrows("MV28"));
  }

  private static String arrows(String id) {
    StringBuilder text = new StringBuilder();
    for (Arrow arrow : Arrow.ALL) {
      text.append(Cards.hasArrow(Cards.read(id), arrow) ? " " + arrow.text() : "");
    }
    return text.toString().trim();
  }

  @Test
  public void weaponsReachAndHurtAsTheTableSays() {
    assertEquals(2, Cards.damage(CardKind.HARPOON));
    assertEquals(5, Cards.damage(CardKind.EXPLOSIVE));
    assertEquals(10, Cards.damage(CardKind.RAM));
    assertEquals(2, Cards.range(CardKind.DROGUE));
    assertEquals(3, Cards.range(CardKind.TRACTOR));
    assertEquals(1, Cards.replaced(CardKind.CHARGE));
    assertEquals(2, Cards.replaced(CardKind.ROCK_SLIDE));
    assertEquals(1, Cards.replaced(CardKind.LEAP));
    assertEquals(2, Cards.replaced(CardKind.PUSH));
  }

  /** Section 2.8. */
  @Test
  public void theStormBreaksAfter24HunterTurns() {
    SeaView two = new SeaGame(Chart.of(2)).view();
    SeaView three = new SeaGame(Chart.of(3)).view();
    assertEquals(12, two.stormRound());
    assertEquals(8, three.stormRound());
  }

  @Test
  public void setsOfCellsKnowTheirCells() {
    Cells cells = Cells.NONE;
    for (int cell = 0; cell < Board.CELLS; cell += 7) {
      cells = cells.with(cell);
    }
    assertEquals(25, cells.count());
    assertTrue(cells.contains(63) && cells.contains(168));
    assertFalse(cells.contains(64) || cells.without(63).contains(63));
    assertEquals(70, cells.next(64));
    assertEquals(Board.NONE, cells.next(169));
  }
}
