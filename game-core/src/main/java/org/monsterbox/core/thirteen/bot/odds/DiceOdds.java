package org.monsterbox.core.thirteen.bot.odds;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The chances in a battle or a Death Battle when everybody throws as well as can be, and how to
 * throw so. Each plan is made when it is first needed, in well under a millisecond, and kept.
 */
public final class DiceOdds {

  /** The 13th Monster throws so often. */
  static final int MOST_THROWS = 6;

  private static final int BEST_SCORE = 30;
  private static final int FULL = DiceHands.first(DiceHands.DICE);
  private static final Map<DiceRules, DiceOdds> KNOWN = new ConcurrentHashMap<>();

  private final int[] scores = new int[DiceHands.size() - FULL];
  private final int[][] keeps = new int[scores.length][];
  private final DicePlan expected;
  private final Map<Integer, DicePlan> defences = new ConcurrentHashMap<>();
  private final Map<Integer, DicePlan> attacks = new ConcurrentHashMap<>();
  private final Map<Integer, DicePlan> lasts = new ConcurrentHashMap<>();

  private DiceOdds(DiceRules rules) {
    for (int hand = 0; hand < scores.length; hand++) {
      scores[hand] = rules.score(FULL + hand);
      keeps[hand] = rules.keeps(FULL + hand);
    }
    expected = plan(score -> score);
  }

  public static DiceOdds of(DiceRules rules) {
    return KNOWN.computeIfAbsent(rules, DiceOdds::new);
  }

  /** What a score is worth to somebody. */
  private interface Worth {
    double of(int score);
  }

  private DicePlan plan(Worth worth) {
    double[] worths = new double[scores.length];
    for (int hand = 0; hand < worths.length; hand++) {
      worths[hand] = worth.of(scores[hand]);
    }
    return DicePlan.solve(keeps, worths, MOST_THROWS);
  }

  /** How to throw for the highest score on average. */
  public DicePlan expected() {
    return expected;
  }

  /** How to defend against a score: only a higher one will do. */
  public DicePlan defence(int score) {
    return defences.computeIfAbsent(score, beaten -> plan(own -> own > beaten ? 1 : 0));
  }

  /** How to attack somebody who will throw so often. */
  public DicePlan attack(int defenderThrows) {
    return attacks.computeIfAbsent(
        defenderThrows, count -> plan(own -> 1 - defence(own).start(count)));
  }

  /**
   * How to throw in a Death Battle.
   *
   * @param highest the highest score so far, 0 if there is none
   * @param later how often each of those will throw who have not thrown yet
   */
  public DicePlan duel(int highest, int... later) {
    return later.length == 0
        ? last(highest)
        : plan(
            own -> {
              double chance = against(own, highest);
              for (int count : later) {
                chance *= 1 - last(own).start(count);
              }
              return chance;
            });
  }

  private DicePlan last(int highest) {
    return lasts.computeIfAbsent(highest, beaten -> plan(own -> against(own, beaten)));
  }

  /** A tie is fought again: as good as half a victory. */
  private static double against(int own, int other) {
    return own > other ? 1 : own == other ? 0.5 : 0;
  }

  /** How likely the attacker wins: a tie is his. */
  public double attackerWins(int attackerThrows, int defenderThrows) {
    return attack(defenderThrows).start(attackerThrows);
  }

  /** How likely the attacker wins whose dice lie so, with so many more throws. */
  public double attackerWins(int[] faces, int throwsLeft, int defenderThrows) {
    return attack(defenderThrows).value(DiceHands.of(faces), throwsLeft);
  }

  /** How likely so many throws beat the score. */
  public double defenderWins(int defenderThrows, int score) {
    return score >= BEST_SCORE ? 0 : defence(score).start(defenderThrows);
  }

  /** How likely the defender wins whose dice lie so, with so many more throws. */
  public double defenderWins(int[] faces, int throwsLeft, int score) {
    return defence(score).value(DiceHands.of(faces), throwsLeft);
  }

  /** The highest score that can be expected of so many throws. */
  public double expectedScore(int throwsAllowed) {
    return expected.start(throwsAllowed);
  }
}
