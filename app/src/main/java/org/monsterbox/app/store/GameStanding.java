package org.monsterbox.app.store;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.LongFunction;
import org.monsterbox.app.store.rows.Person;
import org.monsterbox.app.store.rows.ResultRow;

/** How one person did in one game. */
public record GameStanding(Person person, Tally tally) {

  /** Of all persons in the results, by game; who has won most, in the fewest games, comes first. */
  static Map<String, List<GameStanding>> byGame(
      List<ResultRow> results, LongFunction<Optional<Person>> persons) {
    Map<String, List<ResultRow>> byGame = new TreeMap<>();
    for (ResultRow row : results) {
      byGame.computeIfAbsent(row.game, game -> new ArrayList<>()).add(row);
    }
    Map<String, List<GameStanding>> standings = new TreeMap<>();
    byGame.forEach((game, rows) -> standings.put(game, all(rows, persons)));
    return standings;
  }

  private static List<GameStanding> all(
      List<ResultRow> results, LongFunction<Optional<Person>> persons) {
    Map<Long, List<Statistics.Played>> byPerson = new LinkedHashMap<>();
    for (ResultRow row : results) {
      if (row.person != null) {
        byPerson
            .computeIfAbsent(row.person, person -> new ArrayList<>())
            .add(Statistics.Played.of(row));
      }
    }
    List<GameStanding> standings = new ArrayList<>();
    byPerson.forEach(
        (id, played) ->
            persons
                .apply(id)
                .ifPresent(person -> standings.add(new GameStanding(person, Tally.of(played)))));
    standings.sort(
        Comparator.<GameStanding>comparingInt(standing -> -standing.tally().wins())
            .thenComparingInt(standing -> standing.tally().games()));
    return standings;
  }
}
