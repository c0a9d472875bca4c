package org.monsterbox.core.cube.table;

import static org.junit.Assert.assertEquals;

import org.junit.Test;
import org.monsterbox.core.cube.cards.Cards;
import org.monsterbox.core.cube.tiles.Colour;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Tiles;

/** The tables of section 2, row by row as they are printed. */
public final class CubeTablesTest {

  /** Yellow, red and blue numbers, then the dice of the same faces. */
  private static final String TILES =
      """
      T1 1 5 9 1 2 3
      T2 2 9 4 3 2 6
      T3 3 4 8 1 3 5
      T4 4 8 3 6 5 3
      T5 5 3 7 2 1 4
      T6 6 7 2 4 6 2
      T7 7 2 6 5 4 1
      T8 8 6 1 5 6 4
      T9 9 1 5 6 4 5
      """;

  /** Code, kind, victory points, stars, back, deck. */
  private static final String CARDS =
      """
      1 1 +1 1 +2 1
      2 1 +1 1 -2 1
      3 1 +1 1 -2 1
      4 1 +1 1 +2 1
      5 2 +1 1 +2 1
      6 2 +2 1 -2 1
      7 2 x2 1 -2 1
      8 2 +2 1 +2 1
      9 3 +1 1 +2 1
      10 3 +2 2 -2 1
      11 3 +1 2 -2 1
      12 3 +1 2 +2 1
      13 4 +1 2 +2 1
      14 4 x2 2 -2 1
      15 4 +1 3 -2 1
      16 4 +1 3 +2 1
      17 5 +1 3 +2 1
      18 5 +3 3 -2 1
      19 5 +1 1 -1 2
      20 5 +1 1 +1 2
      21 6 x2 2 +1 2
      22 6 +1 1 -1 2
      23 6 +1 1 -1 2
      24 6 +4 3 +1 2
      25 7 +2 2 +1 2
      26 7 +1 1 -1 2
      27 7 +2 2 -1 2
      28 7 x2 2 +1 2
      29 8 +1 1 +1 2
      30 8 +3 3 -1 2
      31 8 +1 1 -1 2
      32 8 +3 3 +1 2
      33 9 +1 1 +1 2
      34 9 +2 2 -1 2
      35 9 x2 2 -1 2
      36 9 +3 3 +1 2
      37 10 +2 2 +1 2
      38 10 +2 2 -1 2
      39 10 +2 2 -1 2
      40 10 +4 3 +1 2
      41 11 +2 2 +1 2
      42 11 x2 2 -1 2
      43 11 +2 2 -1 2
      44 11 +2 2 +1 2
      45 12 +4 3 +1 2
      46 12 +3 3 -1 2
      47 12 +3 3 -1 2
      48 12 +4 3 +1 2
      49 13 x2 2 +3 3
      50 13 +4 3 -3 3
      51 13 +3 3 -3 3
      52 13 +3 3 +3 3
      53 14 +3 3 +3 3
      54 14 +4 3 -3 3
      55 14 +3 3 -3 3
      56 14 x2 2 +3 3
      """;

  @Test
  public void everyTile() {
    StringBuilder table = new StringBuilder();
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      table.append('T').append(tile);
      for (Side side : new Side[] {Side.NUMBERS, Side.DICE}) {
        for (Colour colour : Colour.values()) {
          table.append(' ').append(Tiles.value(tile, colour, side));
        }
      }
      table.append('\n');
    }
    assertEquals(TILES, table.toString());
  }

  @Test
  public void everyCard() {
    StringBuilder table = new StringBuilder();
    for (int code = 1; code <= Cards.COUNT; code++) {
      int points = Cards.points(code);
      int back = Cards.modifier(code);
      table.append(code + " " + Cards.kind(code));
      table
          .append(points == Cards.DOUBLES ? " x2 " : " +" + points + " ")
          .append(Cards.stars(code));
      table.append(back > 0 ? " +" : " ").append(back).append(' ').append(Cards.level(code));
      table.append('\n');
    }
    assertEquals(CARDS, table.toString());
  }
}
