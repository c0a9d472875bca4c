package org.monsterbox.core.sea.bot.plan;

import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.sea.bot.plan.HunterTemper.Teamwork;

/**
 * What makes a bot of Monster of the Sea stronger or weaker.
 *
 * @param whale what it wants as the whale
 * @param hunter what it wants as a hunter
 * @param whaleNoise by how much it may misjudge a plan as the whale
 * @param hunterNoise the same as a hunter
 * @param plans how many of its best plans it tries in imagined games; with 1 it tries none
 * @param games how many imagined games before the worse half is left out
 * @param rounds how many rounds are played on before the position is judged
 */
public record SeaLevel(
    WhaleTemper whale,
    HunterTemper hunter,
    double whaleNoise,
    double hunterNoise,
    int plans,
    int games,
    int rounds) {

  private static final SeaLevel EASY =
      planning(
          new WhaleTemper(4, 0.3, 7, 1.5, 12, 5, 0.6, 1),
          new HunterTemper(0.4, 0, 0, 0, 3, 0, 1, 0, Teamwork.NONE),
          14,
          14);

  private static final SeaLevel MEDIUM =
      planning(
          new WhaleTemper(4, 0.8, 7, 1.5, 12, 5, 0.6, 1),
          new HunterTemper(0.9, 0.2, 0, 0, 1.5, 1, 1.5, 0.6, Teamwork.NONE),
          8,
          5);

  private static final SeaLevel HARD =
      planning(
          new WhaleTemper(2.5, 1.5, 8, 0.5, 8, 3, 0.6, 1),
          new HunterTemper(1, 0.4, 1, 0.3, 1, 1, 2, 1, Teamwork.IN_RANGE),
          10,
          3);

  private static final SeaLevel MONSTER =
      new SeaLevel(WhaleTemper.RUNNER, HunterTemper.USUAL, 0, 0, 6, 4, 2);

  /** A level that does not look ahead. */
  static SeaLevel planning(
      WhaleTemper whale, HunterTemper hunter, double whaleNoise, double hunterNoise) {
    return new SeaLevel(whale, hunter, whaleNoise, hunterNoise, 1, 0, 0);
  }

  public static SeaLevel of(Grade grade) {
    return switch (grade) {
      case EASY -> EASY;
      case MEDIUM -> MEDIUM;
      case HARD -> HARD;
      case MONSTER -> MONSTER;
    };
  }
}
