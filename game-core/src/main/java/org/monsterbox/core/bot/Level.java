package org.monsterbox.core.bot;

/**
 * What makes a search stronger or weaker. A level is data; what a game adds to it, such as how much
 * its bots remember, is a table of that game.
 *
 * @param budget how much it thinks
 * @param blunders how often it moves without thinking, from 0 to 1
 */
public record Level(Grade grade, Budget budget, double blunders) {

  public Level {
    if (!(blunders >= 0 && blunders <= 1)) {
      throw new IllegalArgumentException("Blunders from 0 to 1, not " + blunders);
    }
  }
}
