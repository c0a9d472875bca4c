package org.monsterbox.core.cube.cards;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import org.junit.Test;
import org.monsterbox.core.cube.tiles.Colour;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Tiles;

/** The check sums of the tiles and the cards. */
public final class CubeDataTest {

  private static List<Integer> values(int tile, Side side) {
    List<Integer> values = new ArrayList<>();
    for (Colour colour : Colour.values()) {
      values.add(Tiles.value(tile, colour, side));
    }
    return values;
  }

  private static int sum(List<Integer> values) {
    return values.stream().mapToInt(Integer::intValue).sum();
  }

  @Test
  public void everyColourShowsEveryNumberOnce() {
    for (Colour colour : Colour.values()) {
      Set<Integer> seen = new HashSet<>();
      for (int tile = 1; tile <= Tiles.COUNT; tile++) {
        seen.add(Tiles.value(tile, colour, Side.NUMBERS));
      }
      assertEquals(Set.of(1, 2, 3, 4, 5, 6, 7, 8, 9), seen);
    }
  }

  @Test
  public void theNumbersOfATileDifferAndAddUpToFifteen() {
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      List<Integer> values = values(tile, Side.NUMBERS);
      assertEquals(3, new HashSet<>(values).size());
      assertEquals(15, sum(values));
    }
  }

  @Test
  public void everyTileIsACornerOfADie() {
    Set<Set<Integer>> corners = new HashSet<>();
    for (int tile = 1; tile <= Tiles.COUNT; tile++) {
      List<Integer> values = values(tile, Side.DICE);
      for (int i = 0; i < 3; i++) {
        assertTrue(values.get(i) + values.get((i + 1) % 3) != 7);
      }
      assertEquals("tile " + tile, 1, turn(values));
      corners.add(new HashSet<>(values));
    }
    assertEquals(8, corners.size());
    assertEquals(Set.of(4, 5, 6), new HashSet<>(values(8, Side.DICE)));
    assertEquals(Set.of(4, 5, 6), new HashSet<>(values(9, Side.DICE)));
  }

  /** 1 if the corner turns as on the die whose 1, 2, 3 turn so; its opposite faces change that. */
  private static int turn(List<Integer> values) {
    int turn = 1;
    List<Integer> low = new ArrayList<>();
    for (int value : values) {
      turn *= value > 3 ? -1 : 1;
      low.add(Math.min(value, 7 - value));
    }
    int one = low.indexOf(1);
    boolean isInOrder = low.get((one + 1) % 3) == 2;
    return isInOrder ? turn : -turn;
  }

  @Test
  public void diceAreSpreadEvenly() {
    TreeMap<Integer, Integer> counts = new TreeMap<>();
    for (Colour colour : Colour.values()) {
      int sum = 0;
      TreeMap<Integer, Integer> ofColour = new TreeMap<>();
      for (int tile = 1; tile <= Tiles.COUNT; tile++) {
        int value = Tiles.value(tile, colour, Side.DICE);
        sum += value;
        counts.merge(value, 1, Integer::sum);
        ofColour.merge(value, 1, Integer::sum);
      }
      assertEquals(33, sum);
      assertEquals(6, ofColour.size());
      assertTrue(ofColour.values().stream().allMatch(count -> count <= 2));
    }
    assertEquals("{1=4, 2=4, 3=4, 4=5, 5=5, 6=5}", counts.toString());
  }

  @Test
  public void cardsAddUp() {
    TreeMap<Integer, Integer> points = new TreeMap<>();
    TreeMap<Integer, Integer> stars = new TreeMap<>();
    TreeMap<Integer, Integer> lowStars = new TreeMap<>();
    TreeMap<Integer, Integer> backs = new TreeMap<>();
    TreeMap<Integer, Integer> kinds = new TreeMap<>();
    for (int code = 1; code <= Cards.COUNT; code++) {
      points.merge(Cards.points(code), 1, Integer::sum);
      stars.merge(Cards.stars(code), 1, Integer::sum);
      backs.merge(Cards.modifier(code), 1, Integer::sum);
      kinds.merge(Cards.kind(code), 1, Integer::sum);
      assertEquals(code % 7 == 0, Cards.points(code) == Cards.DOUBLES);
      if (code <= 18) {
        lowStars.merge(Cards.stars(code), 1, Integer::sum);
      }
    }
    assertEquals("{0=8, 1=20, 2=12, 3=10, 4=6}", points.toString());
    assertEquals("{1=17, 2=20, 3=19}", stars.toString());
    assertEquals("{1=9, 2=5, 3=4}", lowStars.toString());
    assertEquals("{-3=4, -2=9, -1=15, 1=15, 2=9, 3=4}", backs.toString());
    assertEquals(14, kinds.size());
    assertTrue(kinds.values().stream().allMatch(count -> count == 4));
  }
}
