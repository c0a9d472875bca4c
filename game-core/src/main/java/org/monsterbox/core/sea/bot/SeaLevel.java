package org.monsterbox.core.sea.bot;

import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.sea.bot.HunterTemper.Teamwork;

/**
 * What makes a bot of Monster of the Sea stronger or weaker.
 *
 * @param whale what it wants as the whale
 * @param hunter what it wants as a hunter
 * @param noise by how much it may misjudge a plan
 * @param plans how many of its best plans it tries in imagined games; with 1 it tries none
 * @param games how many imagined games before the worse half is left out
 * @param rounds how many rounds are played on before the position is judged
 */
record SeaLevel(
    WhaleTemper whale, HunterTemper hunter, double noise, int plans, int games, int rounds) {

  private static final SeaLevel EASY =
      new SeaLevel(
          new WhaleTemper(4, 0.5, 7, 1.5, 12, 5, 0.6, 1),
          new HunterTemper(0.7, 0.1, 0, 0, 2, 1, 0, Teamwork.NONE),
          8,
          1,
          0,
          0);

  private static final SeaLevel MEDIUM =
      new SeaLevel(
          new WhaleTemper(4, 0.9, 7, 1.5, 12, 5, 0.6, 1),
          new HunterTemper(1, 0.2, 0, 0, 1, 1, 0, Teamwork.NONE),
          4,
          1,
          0,
          0);

  private static final SeaLevel HARD =
      new SeaLevel(
          new WhaleTemper(2, 1.4, 8, 0.5, 8, 3, 0.6, 1),
          new HunterTemper(1, 0.3, 0.5, 0.2, 1, 2, 0, Teamwork.IN_RANGE),
          3,
          1,
          0,
          0);

  private static final SeaLevel MONSTER =
      new SeaLevel(WhaleTemper.RUNNER, HunterTemper.USUAL, 0, 8, 8, 2);

  static SeaLevel of(Grade grade) {
    return switch (grade) {
      case EASY -> EASY;
      case MEDIUM -> MEDIUM;
      case HARD -> HARD;
      case MONSTER -> MONSTER;
    };
  }
}
