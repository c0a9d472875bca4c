package org.monsterbox.app.store;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;

/** How one person did in one game. */
public record GameStanding(Person person, Tally tally) {

  /** Of all persons in the results; who has won most comes first. */
  static List<GameStanding> all(List<ResultRow> results, LongFunction<Optional<Person>> persons) {
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
    standings.sort(Comparator.comparingInt(standing -> -standing.tally().wins()));
    return standings;
  }
}
