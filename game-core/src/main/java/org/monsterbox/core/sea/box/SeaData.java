package org.monsterbox.core.sea.box;

/**
 * The board, the cards and the numbers of the game, as the rules document writes them. All that was
 * tuned is here and nowhere else.
 */
public final class SeaData {

  /**
   * Section 2.1: {@code #} ice floe, {@code ^} iceberg, {@code B} battleship cell, {@code W} whale
   * start, {@code .} open water. The number names the cells of the even columns on its line and of
   * the odd columns on the half-line under it.
   */
  static final String MAP =
      """
            A   B   C   D   E   F   G   H   I   J   K   L   M   N   O   P   Q   R   S
       1    #       .       .       .       .       ^       .       .       .       .
                .       .       .       .       .       .       .       .       .
       2    #       .       .       ^       .       .       .       .       .       .
                .       .       .       .       .       .       .       .       .
       3    #       ^       B       .       .       .       ^       .       .       .
                .       .       .       .       .       .       .       .       .
       4    #       .       .       .       .       .       .       .       .       .
                .       .       .       .       .       .       .       .       .
       5    #       .       .       .       .       .       .       .       .       .
                .       ^       .       .       W       .       .       ^       .
       6    #       .       .       .       .       .       .       .       .       .
                .       .       .       .       .       .       .       .       .
       7    #       .       .       .       .       .       .       .       .       .
                .       .       .       .       .       .       .       .       .
       8    #       ^       B       .       .       .       ^       .       .       .
                .       .       .       .       .       .       .       .       .
       9    #       .       .       ^       .       .       .       .       .       .
                .       .       .       .       .       .       .       .       .
      """;

  /** Section 2.4: code, arrows, and how many cards have the number 1, 2 and 3. */
  static final String MOVEMENT_CARDS =
      """
      WIDE  | -2 -1 0 +1 +2 | 3 3 0
      FAN   | -1 0 +1       | 3 7 3
      FORK  | -1 +1         | 1 4 0
      AHEAD | 0             | 0 1 2
      HARD  | -2 +2         | 1 2 0
      """;

  /** Section 2.5: code, copies, range, damage; the copies are tuned (docs/rulings.md). */
  static final String WEAPON_CARDS =
      """
      HARPOON   | 3 | 2 | 2
      EXPLOSIVE | 10 | 2 | 5
      RAM       | 5 | 1 | 10
      DROGUE    | 4 | 2 | 0
      NET       | 8 | 2 | 0
      TRACTOR   | 8 | 3 | 0
      """;

  /** Section 2.6: code, copies. */
  static final String CALL_CARDS =
      """
      HEADWIND   | 4
      CURRENT    | 2
      ICE_WAVE   | 4
      MINI_STORM | 3
      DIVE       | 2
      WHIRLPOOL  | 3
      """;

  /** Section 2.7: code, copies, Call cards that are replaced by one Bestial Bond card. */
  static final String BOND_CARDS =
      """
      DEVOUR     | 1 | 0
      CHARGE     | 3 | 1
      ROCK_SLIDE | 1 | 2
      LEAP       | 3 | 1
      PUSH       | 2 | 2
      """;

  public static final int WHALE_HP = 25;
  public static final int RESERVE = 4;
  public static final int MOST_ICEBERGS = 9;

  /** Section 2.8: the storm breaks at the end of this round. */
  public static final int STORM_WITH_TWO_HUNTERS = 12;

  public static final int STORM_WITH_THREE_HUNTERS = 8;

  /** Section 4.2: what is dealt. */
  public static final int FIRST_CALL_CARDS = 2;

  public static final int FIRST_BOND_CARDS = 2;
  public static final int FIRST_WEAPON_CARDS = 3;
  public static final int FIRST_MOVEMENT_CARDS = 2;

  /** What may be in a hand at the end of a turn. */
  public static final int MOST_WHALE_CARDS = 7;

  public static final int MOST_WEAPON_CARDS = 7;
  public static final int MOST_MOVEMENT_CARDS = 5;

  public static final int WHALE_STEPS = 2;
  public static final int WHALE_STEPS_WITH_DROGUE = 1;
  public static final int CURRENT_STEPS = 2;
  public static final int CHARGE_STEPS = 3;
  public static final int LEAP_DISTANCE = 2;
  public static final int WHIRLPOOL_DISTANCE = 2;
  public static final int WHIRLPOOL_ROUNDS = 2;
  public static final int PUSH_STEPS = 2;
  public static final int WAVE_STEPS = 2;
  public static final int NET_DAMAGE = 1;
  public static final int NET_ANCHORS = 2;
  public static final int HUNTER_ACTIONS = 2;

  private SeaData() {}
}
