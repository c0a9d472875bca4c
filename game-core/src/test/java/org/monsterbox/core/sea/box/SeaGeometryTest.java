package org.monsterbox.core.sea.box;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** Vectors 1 and 2, invariant 8, and what the map of section 2.1 says. */
public final class SeaGeometryTest {

  @Test
  public void v01_neighbours() {
    assertEquals("J4 K5 K6 J6 I6 I5", neighbours("J5"));
    assertEquals("K9 L9 L1 K2 J1 J9", neighbours("K1"));
    assertEquals("S4 none none S6 R5 R4", neighbours("S5"));
  }

  private static String neighbours(String cell) {
    StringBuilder text = new StringBuilder();
    for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
      int next = Board.neighbour(Board.read(cell), direction);
      text.append(direction == 0 ? "" : " ").append(next == Board.NONE ? "none" : Board.text(next));
    }
    return text.toString();
  }

  @Test
  public void v02_distances() {
    assertEquals(5, distance("J5", "E3"));
    assertEquals(5, distance("J5", "E8"));
    assertEquals(1, distance("J1", "J9"));
    assertEquals(2, distance("E9", "E2"));
    assertEquals(3, distance("H8", "H2"));
    assertEquals(17, distance("B5", "S5"));
    int nearest = Board.CELLS;
    for (int floe = 0; floe < Board.ROWS; floe++) {
      nearest = Math.min(nearest, Board.distance(Board.read("J5"), floe));
    }
    assertEquals(9, nearest);
  }

  private static int distance(String from, String to) {
    return Board.distance(Board.read(from), Board.read(to));
  }

  @Test
  public void everyStepBackLeadsHome() {
    for (int cell = 0; cell < Board.CELLS; cell++) {
      for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
        int next = Board.neighbour(cell, direction);
        if (next != Board.NONE) {
          assertEquals(cell, Board.neighbour(next, (direction + 3) % 6));
          assertEquals(direction, Board.direction(cell, next));
        }
      }
    }
  }

  /** Steps counted one by one, over the whole board. */
  @Test
  public void distancesAreStepsAndObeyTheTriangle() {
    for (int from = 0; from < Board.CELLS; from++) {
      for (int to = 0; to < Board.CELLS; to++) {
        int distance = Board.distance(from, to);
        assertEquals(distance, Board.distance(to, from));
        assertTrue(distance <= Board.flatDistance(from, to));
        int closest = Board.CELLS;
        for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
          int next = Board.neighbour(from, direction);
          closest = next == Board.NONE ? closest : Math.min(closest, Board.distance(next, to));
        }
        assertEquals(from == to ? 0 : closest + 1, distance);
      }
    }
  }

  @Test
  public void theMapIsItsOwnMirrorImage() {
    for (int cell = 0; cell < Board.CELLS; cell++) {
      assertEquals(cell, SeaMirror.cell(SeaMirror.cell(cell)));
      assertEquals(Board.ICEBERGS.contains(cell), Board.ICEBERGS.contains(SeaMirror.cell(cell)));
      for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
        int next = Board.neighbour(cell, direction);
        int mirrored = Board.neighbour(SeaMirror.cell(cell), SeaMirror.direction(direction));
        assertEquals(next == Board.NONE ? Board.NONE : SeaMirror.cell(next), mirrored);
      }
    }
    assertEquals(Board.read("E8"), SeaMirror.cell(Board.read("E3")));
    assertEquals(Board.WHALE_START, SeaMirror.cell(Board.WHALE_START));
  }

  @Test
  public void theMapShowsWhatTheTableOfFeaturesSays() {
    assertEquals("C3 C8 D5 G2 G9 K1 M3 M8 P5", texts(Board.ICEBERGS));
    assertEquals("E3 E8", texts(Board.SHIP_CELLS));
    assertEquals("J5", Board.text(Board.WHALE_START));
    assertEquals(171, Board.CELLS);
  }

  private static String texts(Cells cells) {
    StringBuilder text = new StringBuilder();
    cells.list().forEach(cell -> text.append(' ').append(Board.text(cell)));
    return text.toString().trim();
  }
}
