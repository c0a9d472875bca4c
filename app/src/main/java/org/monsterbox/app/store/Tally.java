package org.monsterbox.app.store;

import java.util.List;

/**
 * Games added up.
 *
 * @param streak how many of the last games were won in a row
 * @param bestStreak how many ever were
 * @param bestScore of all games; 0 without any
 * @param averageScore of all games; 0 without any
 */
public record Tally(
    int games,
    int wins,
    int streak,
    int bestStreak,
    int bestScore,
    double averageScore,
    long playedMillis,
    int assisted) {

  /** Goes through the games from first to last. */
  static Tally of(List<Statistics.Played> games) {
    int wins = 0;
    int streak = 0;
    int bestStreak = 0;
    int bestScore = games.isEmpty() ? 0 : Integer.MIN_VALUE;
    long scores = 0;
    long millis = 0;
    int assisted = 0;
    for (Statistics.Played game : games) {
      wins += game.won() ? 1 : 0;
      streak = game.won() ? streak + 1 : 0;
      bestStreak = Math.max(bestStreak, streak);
      bestScore = Math.max(bestScore, game.score());
      scores += game.score();
      millis += game.playedMillis();
      assisted += game.assisted() ? 1 : 0;
    }
    double average = games.isEmpty() ? 0 : (double) scores / games.size();
    return new Tally(games.size(), wins, streak, bestStreak, bestScore, average, millis, assisted);
  }
}
