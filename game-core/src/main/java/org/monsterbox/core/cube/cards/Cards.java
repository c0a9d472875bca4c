package org.monsterbox.core.cube.cards;

/** The 56 monster cards by their code, from 1. */
public final class Cards {

  public static final int COUNT = 56;

  /** Cards with codes up to this one are played in rule set 3. */
  public static final int DICE_COUNT = 18;

  public static final int LEVELS = 3;

  /** For {@link #points}: the card doubles the cards of one point. */
  public static final int DOUBLES = 0;

  private static final int KIND_SIZE = 4;

  // A line is three kinds of four cards. Each card: victory points (x is x2) and stars.
  private static final String FACES =
      "11 11 11 11  11 21 x1 21  11 22 12 12 "
          + "12 x2 13 13  13 33 11 11  x2 11 11 43 "
          + "22 11 22 x2  11 33 11 33  11 22 x2 33 "
          + "22 22 22 43  22 x2 22 22  43 33 33 43 "
          + "x2 43 33 33  33 43 33 x2 ";

  private static final String[] FACE = FACES.trim().split(" +");

  private static final int[] SIGNS = {1, -1, -1, 1};

  private static final byte[] POINTS = new byte[COUNT + 1];
  private static final byte[] STARS = new byte[COUNT + 1];

  static {
    for (int code = 1; code <= COUNT; code++) {
      String face = FACE[code - 1];
      POINTS[code] = (byte) (face.charAt(0) == 'x' ? DOUBLES : face.charAt(0) - '0');
      STARS[code] = (byte) (face.charAt(1) - '0');
    }
  }

  private Cards() {}

  public static boolean exists(int code) {
    return code >= 1 && code <= COUNT;
  }

  /** Which of the 14 kinds of monsters, from 1. */
  public static int kind(int code) {
    return (code - 1) / KIND_SIZE + 1;
  }

  /** Victory points from 1 to 4, or {@link #DOUBLES}. */
  public static int points(int code) {
    return POINTS[code];
  }

  /** How hard it is, from 1 to 3. */
  public static int stars(int code) {
    return STARS[code];
  }

  /** What its back adds to codes. */
  public static int modifier(int code) {
    int size = code <= DICE_COUNT ? 2 : code <= 48 ? 1 : 3;
    return size * SIGNS[(code - 1) % KIND_SIZE];
  }

  /** Which level deck it belongs to, from 1. */
  public static int level(int code) {
    return code <= DICE_COUNT ? 1 : code <= 48 ? 2 : LEVELS;
  }
}
