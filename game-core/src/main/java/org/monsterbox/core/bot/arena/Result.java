package org.monsterbox.core.bot.arena;

import java.util.List;

/** What an arena found out. */
public record Result(int games, double seconds, List<ContestantStanding> standings) {

  public Result {
    standings = List.copyOf(standings);
  }

  public double gamesPerSecond() {
    return games / seconds;
  }

  public ContestantStanding of(String name) {
    for (ContestantStanding standing : standings) {
      if (standing.name().equals(name)) {
        return standing;
      }
    }
    throw new IllegalArgumentException("Nobody here is called " + name);
  }
}
