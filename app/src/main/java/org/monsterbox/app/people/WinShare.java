package org.monsterbox.app.people;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.store.Statistics;

/**
 * Which part of the games was won, as it went on.
 *
 * @param shares of all games up to each, from 0 to 1
 * @param won which of them were
 * @param recent of the last {@code recentGames} games
 */
record WinShare(List<Float> shares, List<Boolean> won, float recent, int recentGames) {

  private static final int RECENT = 10;

  static WinShare of(List<Statistics.Played> course) {
    List<Float> shares = new ArrayList<>();
    List<Boolean> won = new ArrayList<>();
    int wins = 0;
    int recentGames = Math.min(RECENT, course.size());
    int recentWins = 0;
    for (int game = 0; game < course.size(); game++) {
      boolean isWon = course.get(game).won();
      wins += isWon ? 1 : 0;
      recentWins += isWon && game >= course.size() - recentGames ? 1 : 0;
      shares.add((float) wins / (game + 1));
      won.add(isWon);
    }
    return new WinShare(
        shares, won, recentGames == 0 ? 0 : (float) recentWins / recentGames, recentGames);
  }

  float last() {
    return shares.isEmpty() ? 0 : shares.get(shares.size() - 1);
  }
}
