package org.monsterbox.core.sea.box;

/**
 * The sea: 19 columns of 9 hexagons, whose north and south ends meet. A cell is a number, column by
 * column; directions are numbered clockwise from north.
 */
public final class Board {

  public static final int COLUMNS = 19;
  public static final int ROWS = 9;
  public static final int CELLS = COLUMNS * ROWS;
  public static final int DIRECTIONS = 6;

  /** No cell: beyond the closed edge, or not on the board. */
  public static final int NONE = -1;

  private static final int[][] EVEN = {{0, -1}, {1, -1}, {1, 0}, {0, 1}, {-1, 0}, {-1, -1}};
  private static final int[][] ODD = {{0, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}};
  private static final String[] DIRECTION_NAMES = {"N", "NE", "SE", "S", "SW", "NW"};

  private static final short[] NEIGHBOURS = neighbours();
  private static final byte[] DISTANCES = distances(true);
  private static final byte[] FLAT_DISTANCES = distances(false);

  public static final Cells ICEBERGS = marked('^');
  public static final Cells SHIP_CELLS = marked('B');
  public static final int WHALE_START = marked('W').first();

  private Board() {}

  public static int cell(int column, int row) {
    return column * ROWS + row;
  }

  public static int column(int cell) {
    return cell / ROWS;
  }

  /** From 0 in the north to 8 in the south. */
  public static int row(int cell) {
    return cell % ROWS;
  }

  /** The ice floe is the whole of column A. */
  public static boolean isFloe(int cell) {
    return cell < ROWS;
  }

  /** The next cell in that direction, or {@link #NONE} beyond the closed edge. */
  public static int neighbour(int cell, int direction) {
    return NEIGHBOURS[cell * DIRECTIONS + direction];
  }

  /** Steps from one cell to the other across the blue edges, whatever is in between. */
  public static int distance(int from, int to) {
    return DISTANCES[from * CELLS + to];
  }

  /** The same without crossing a blue edge. */
  public static int flatDistance(int from, int to) {
    return FLAT_DISTANCES[from * CELLS + to];
  }

  /** The direction in which the neighbour lies, or {@link #NONE} if it is none. */
  public static int direction(int from, int neighbour) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      if (neighbour(from, direction) == neighbour) {
        return direction;
      }
    }
    return NONE;
  }

  /** Such as {@code J5}. */
  public static String text(int cell) {
    return "" + (char) ('A' + column(cell)) + (char) ('1' + row(cell));
  }

  /** The inverse of {@link #text}, or {@link #NONE}. */
  public static int read(String text) {
    if (text.length() != 2) {
      return NONE;
    }
    int column = text.charAt(0) - 'A';
    int row = text.charAt(1) - '1';
    return column < 0 || column >= COLUMNS || row < 0 || row >= ROWS ? NONE : cell(column, row);
  }

  /** {@code N} to {@code NW}; a number that is no direction is written as it is. */
  public static String directionText(int direction) {
    return direction < DIRECTIONS ? DIRECTION_NAMES[direction] : String.valueOf(direction);
  }

  /** The inverse of {@link #directionText} for one digit, or {@link #NONE}. */
  public static int readDirection(String text) {
    for (int direction = 0; direction < DIRECTIONS; direction++) {
      if (DIRECTION_NAMES[direction].equals(text)) {
        return direction;
      }
    }
    return text.length() == 1 && text.charAt(0) >= '6' && text.charAt(0) <= '9'
        ? text.charAt(0) - '0'
        : NONE;
  }

  private static short[] neighbours() {
    short[] neighbours = new short[CELLS * DIRECTIONS];
    for (int cell = 0; cell < CELLS; cell++) {
      for (int direction = 0; direction < DIRECTIONS; direction++) {
        int[] step = (column(cell) % 2 == 0 ? EVEN : ODD)[direction];
        int column = column(cell) + step[0];
        int row = (row(cell) + step[1] + ROWS) % ROWS;
        boolean isOnBoard = column >= 0 && column < COLUMNS;
        neighbours[cell * DIRECTIONS + direction] = (short) (isOnBoard ? cell(column, row) : NONE);
      }
    }
    return neighbours;
  }

  private static byte[] distances(boolean acrossEdges) {
    byte[] distances = new byte[CELLS * CELLS];
    for (int from = 0; from < CELLS; from++) {
      for (int to = 0; to < CELLS; to++) {
        int distance = cubeDistance(from, to, 0);
        if (acrossEdges) {
          distance = Math.min(distance, cubeDistance(from, to, -ROWS));
          distance = Math.min(distance, cubeDistance(from, to, ROWS));
        }
        distances[from * CELLS + to] = (byte) distance;
      }
    }
    return distances;
  }

  private static int cubeDistance(int from, int to, int shift) {
    int dx = column(from) - column(to);
    int dz = depth(from) - (depth(to) + shift);
    return Math.max(Math.max(Math.abs(dx), Math.abs(dz)), Math.abs(dx + dz));
  }

  private static int depth(int cell) {
    int column = column(cell);
    return row(cell) - (column - (column & 1)) / 2;
  }

  /** The cells that the map marks so: a column is four characters wide. */
  private static Cells marked(char mark) {
    Cells cells = Cells.NONE;
    String[] lines = SeaData.MAP.split("\n", -1);
    for (int line = 1; line < lines.length; line++) {
      int first = lines[0].indexOf('A');
      for (int column = 0; column < COLUMNS; column++) {
        int place = first + 4 * column;
        if (place < lines[line].length() && lines[line].charAt(place) == mark) {
          cells = cells.with(cell(column, (line - 1) / 2));
        }
      }
    }
    return cells;
  }
}
