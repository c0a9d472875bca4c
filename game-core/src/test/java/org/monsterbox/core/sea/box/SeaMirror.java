package org.monsterbox.core.sea.box;

import java.util.ArrayList;
import java.util.List;

/** North and south change places (section 2.1): cells, directions and moves. */
public final class SeaMirror {

  private static final int[] DIRECTIONS = {3, 2, 1, 0, 5, 4};

  private SeaMirror() {}

  /** Even columns n to 11 - n, odd ones n to 10 - n, from 1 to 9. */
  public static int cell(int cell) {
    int sum = Board.column(cell) % 2 == 0 ? 11 : 10;
    int number = Math.floorMod(sum - (Board.row(cell) + 1) - 1, Board.ROWS);
    return Board.cell(Board.column(cell), number);
  }

  public static int direction(int direction) {
    return DIRECTIONS[direction];
  }

  public static List<Integer> cells(List<Integer> cells) {
    List<Integer> mirrored = new ArrayList<>();
    cells.forEach(cell -> mirrored.add(cell(cell)));
    return mirrored;
  }

  /** Cells, directions and arrows of the text, word by word. */
  public static String move(String text) {
    StringBuilder mirrored = new StringBuilder();
    for (String word : text.split(" ", -1)) {
      mirrored.append(mirrored.length() == 0 ? "" : " ").append(word(word));
    }
    return mirrored.toString();
  }

  private static String word(String word) {
    int cell = Board.read(word);
    if (cell != Board.NONE) {
      return Board.text(cell(cell));
    }
    int direction = Board.readDirection(word);
    if (direction != Board.NONE && direction < Board.DIRECTIONS) {
      return Board.directionText(direction(direction));
    }
    return word.matches("[+-][12]") ? (word.startsWith("+") ? "-" : "+") + word.substring(1) : word;
  }
}
