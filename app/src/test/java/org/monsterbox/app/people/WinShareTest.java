package org.monsterbox.app.people;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.app.store.Statistics;

public final class WinShareTest {

  @Test
  public void isNothingBeforeTheFirstGame() {
    WinShare share = WinShare.of(List.of());

    assertEquals(0, share.last(), 0);
    assertEquals(0, share.recentGames());
  }

  @Test
  public void countsAllGamesAndTheLastTen() {
    WinShare share = WinShare.of(games("+--+--------++"));

    assertEquals(List.of(1f, 0.5f, 1 / 3f, 0.5f), share.shares().subList(0, 4));
    assertEquals(4 / 14f, share.last(), 0);
    assertEquals(0.2f, share.recent(), 0);
    assertEquals(10, share.recentGames());
  }

  private static List<Statistics.Played> games(String signs) {
    List<Statistics.Played> games = new ArrayList<>();
    for (int i = 0; i < signs.length(); i++) {
      boolean isWon = signs.charAt(i) == '+';
      games.add(new Statistics.Played("claws", 0, 1, 0, isWon, false, 0));
    }
    return games;
  }
}
