package org.monsterbox.core.thirteen.bot.odds;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * All ways in which up to five dice can lie, whatever their order: 462 hands, of which the last 252
 * have all five dice. A hand is known by its number; its code has a digit in base 6 for every face,
 * so the codes of dice kept and dice thrown add up to that of the whole.
 */
public final class DiceHands {

  public static final int DICE = 5;
  public static final int FACES = 6;

  /** What stands for keeping nothing. */
  public static final int EMPTY = 0;

  private static final int[] CODES;
  private static final double[] CHANCES;
  private static final short[] NUMBERS = new short[46_656];

  /** Where the hands of so many dice begin; the last entry is the end. */
  private static final int[] FIRST = new int[DICE + 2];

  static {
    List<int[]> hands = new ArrayList<>();
    for (int dice = 0; dice <= DICE; dice++) {
      FIRST[dice] = hands.size();
      addHands(hands, new int[FACES], 0, dice);
    }
    FIRST[DICE + 1] = hands.size();
    CODES = new int[hands.size()];
    CHANCES = new double[hands.size()];
    Arrays.fill(NUMBERS, (short) -1);
    for (int hand = 0; hand < CODES.length; hand++) {
      CODES[hand] = code(hands.get(hand));
      CHANCES[hand] = chance(hands.get(hand));
      NUMBERS[CODES[hand]] = (short) hand;
    }
  }

  private DiceHands() {}

  private static void addHands(List<int[]> hands, int[] counts, int face, int left) {
    if (face == FACES - 1) {
      int[] hand = counts.clone();
      hand[face] = left;
      hands.add(hand);
      return;
    }
    for (int count = left; count >= 0; count--) {
      counts[face] = count;
      addHands(hands, counts, face + 1, left - count);
    }
    counts[face] = 0;
  }

  private static int code(int[] counts) {
    int code = 0;
    for (int face = FACES - 1; face >= 0; face--) {
      code = code * FACES + counts[face];
    }
    return code;
  }

  private static double chance(int[] counts) {
    double chance = 1;
    int thrown = 0;
    for (int count : counts) {
      for (int i = 1; i <= count; i++) {
        thrown++;
        chance *= thrown / (double) (i * FACES);
      }
    }
    return chance;
  }

  /** The first of the hands with so many dice; they end where those with one more begin. */
  static int first(int dice) {
    return FIRST[dice];
  }

  /** The number of all hands. */
  static int size() {
    return CODES.length;
  }

  /** How likely a throw of that many dice gives this hand. */
  static double chance(int hand) {
    return CHANCES[hand];
  }

  static int sum(int kept, int thrown) {
    return NUMBERS[CODES[kept] + CODES[thrown]];
  }

  /** How many dice of the hand show the face, from 1 to 6. */
  public static int count(int hand, int face) {
    int code = CODES[hand];
    for (int below = 1; below < face; below++) {
      code /= FACES;
    }
    return code % FACES;
  }

  static int dice(int hand) {
    int dice = 0;
    for (int face = 1; face <= FACES; face++) {
      dice += count(hand, face);
    }
    return dice;
  }

  /** The hand of dice that show these faces. */
  public static int of(int... faces) {
    int[] counts = new int[FACES];
    for (int face : faces) {
      counts[face - 1]++;
    }
    return NUMBERS[code(counts)];
  }

  /** So many dice of one face. */
  public static int group(int count, int face) {
    int[] counts = new int[FACES];
    counts[face - 1] = count;
    return NUMBERS[code(counts)];
  }

  /** Whether all dice of the part lie in the whole. */
  static boolean contains(int whole, int part) {
    for (int face = 1; face <= FACES; face++) {
      if (count(part, face) > count(whole, face)) {
        return false;
      }
    }
    return true;
  }
}
