package org.monsterbox.core.cube.cards;

import org.monsterbox.core.cube.terms.CubeOptions.KingTie;

/** Victory points: of the cards, and of the special rules. */
public final class Scoring {

  private static final int FAMILY = 5;
  private static final int KIND_SIZE = 4;
  private static final int[] RUN_POINTS = {0, 0, 3, 6, 10};

  private Scoring() {}

  /** Each x2 is worth as many points as there are cards of one point. */
  public static int points(byte[] won) {
    int points = 0;
    int ones = 0;
    int doubles = 0;
    for (byte card : won) {
      int value = Cards.points(card);
      points += value;
      ones += value == 1 ? 1 : 0;
      doubles += value == Cards.DOUBLES ? 1 : 0;
    }
    return points + ones * doubles;
  }

  /** The card whose loss costs the fewest points, of several the lowest code. */
  public static int cheapest(byte[] won) {
    int cheapest = 0;
    int most = Integer.MIN_VALUE;
    for (int i = 0; i < won.length; i++) {
      int left = points(Codes.without(won, i));
      if (left > most || (left == most && won[i] < cheapest)) {
        most = left;
        cheapest = won[i];
      }
    }
    return cheapest;
  }

  public static int family(byte[] won) {
    int points = 0;
    for (int first = 1; first <= Cards.COUNT; first += KIND_SIZE) {
      int last = first + KIND_SIZE - 1;
      points += runEnding(won, last) >= KIND_SIZE ? FAMILY : 0;
    }
    return points;
  }

  /** How many codes up to this one follow each other. */
  private static int runEnding(byte[] won, int code) {
    int length = 0;
    while (Codes.contains(won, code - length)) {
      length++;
    }
    return length;
  }

  /** The king's bonus of every seat. */
  public static int[] king(byte[][] won, KingTie tie, boolean everyRun) {
    int[] points = new int[won.length];
    int[] longest = new int[won.length];
    int[] ends = new int[won.length];
    for (int seat = 0; seat < won.length; seat++) {
      for (int code = 1; code <= Cards.COUNT; code++) {
        int length = runEnding(won[seat], code);
        if (length >= longest[seat]) {
          longest[seat] = length;
          ends[seat] = code;
        }
        if (everyRun && !Codes.contains(won[seat], code + 1)) {
          points[seat] += runPoints(length);
        }
      }
    }
    for (int seat = 0; seat < won.length && !everyRun; seat++) {
      points[seat] = isKing(seat, longest, ends, tie) ? runPoints(longest[seat]) : 0;
    }
    return points;
  }

  private static boolean isKing(int seat, int[] longest, int[] ends, KingTie tie) {
    for (int other = 0; other < longest.length; other++) {
      boolean isLevel = other != seat && longest[other] == longest[seat];
      if (longest[other] > longest[seat]
          || (isLevel && tie == KingTie.NONE)
          || (isLevel && tie == KingTie.HIGHEST_RUN && ends[other] > ends[seat])) {
        return false;
      }
    }
    return true;
  }

  private static int runPoints(int length) {
    return RUN_POINTS[Math.min(length, RUN_POINTS.length - 1)];
  }

  public static int stars(byte[] won) {
    int stars = 0;
    for (byte card : won) {
      stars += Cards.stars(card);
    }
    return stars;
  }
}
