package org.monsterbox.core.cube.tiles;

import java.util.Optional;

/** How three values in their order make a result. */
public enum Formula {
  TIMES_PLUS("*+", Side.NUMBERS),
  TIMES_MINUS("*-", Side.NUMBERS),
  PLUS_PLUS("++", Side.DICE),
  PLUS_MINUS("+-", Side.DICE),
  MINUS_PLUS("-+", Side.DICE),
  MINUS_MINUS("--", Side.DICE);

  /** Every result lies between these, on both sides of the tiles. */
  public static final int LEAST = -11;

  public static final int MOST = 90;

  private final String signs;
  private final Side side;

  Formula(String signs, Side side) {
    this.signs = signs;
    this.side = side;
  }

  /** The two signs between the values, as moves write them. */
  public String signs() {
    return signs;
  }

  public Side side() {
    return side;
  }

  public static Optional<Formula> read(String signs) {
    for (Formula formula : values()) {
      if (formula.signs.equals(signs)) {
        return Optional.of(formula);
      }
    }
    return Optional.empty();
  }

  /** What the values make in this order. */
  public int result(int a, int b, int c) {
    return switch (this) {
      case TIMES_PLUS -> a * b + c;
      case TIMES_MINUS -> a * b - c;
      case PLUS_PLUS -> a + b + c;
      case PLUS_MINUS -> a + b - c;
      case MINUS_PLUS -> a - b + c;
      case MINUS_MINUS -> a - b - c;
    };
  }
}
