package org.monsterbox.app.games.sea.chart;

import android.graphics.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.games.sea.aim.SeaMap;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.terms.SeaEvent;

/** The ways that the whale and the boats went, cell by cell, each with the cell it began in. */
public final class Trails {

  private Trails() {}

  /** The ways in the order in which they were gone. */
  public static List<List<Integer>> of(List<Event> happened) {
    List<List<Integer>> ways = new ArrayList<>();
    happened.forEach(event -> way(event).ifPresent(ways::add));
    return ways;
  }

  /** All of them drawn on a chart. */
  public static Path drawn(List<Event> happened, SeaMap map) {
    Path path = new Path();
    for (List<Integer> way : of(happened)) {
      for (int i = 1; i < way.size(); i++) {
        map.addStep(path, way.get(i - 1), way.get(i));
      }
    }
    return path;
  }

  private static Optional<List<Integer>> way(Event event) {
    if (event instanceof SeaEvent.WhaleSwam swam) {
      return Optional.of(along(swam.from(), swam.path()));
    } else if (event instanceof SeaEvent.BoatSailed sailed) {
      return Optional.of(along(sailed.from(), sailed.cells()));
    } else if (event instanceof SeaEvent.BoatDrifted drifted) {
      return Optional.of(across(drifted.from(), drifted.to()));
    } else if (event instanceof SeaEvent.BoatPushed pushed) {
      return Optional.of(across(pushed.from(), pushed.to()));
    } else if (event instanceof SeaEvent.WhalePulled pulled) {
      return Optional.of(across(pulled.from(), pulled.to()));
    } else if (event instanceof SeaEvent.WhaleLanded landed) {
      return Optional.of(across(landed.from(), landed.cell()));
    }
    return Optional.empty();
  }

  private static List<Integer> along(int from, List<Integer> cells) {
    List<Integer> way = new ArrayList<>(cells);
    way.add(0, from);
    return way;
  }

  /** Nothing is pushed, pulled or leaps farther than two cells, unless it was pulled meanwhile. */
  private static List<Integer> across(int from, int to) {
    if (from == to || Board.direction(from, to) != Board.NONE) {
      return List.of(from, to);
    }
    for (int direction = 0; direction < Board.DIRECTIONS; direction++) {
      int between = Board.neighbour(from, direction);
      if (between != Board.NONE && Board.direction(between, to) != Board.NONE) {
        return List.of(from, between, to);
      }
    }
    return List.of(from, to);
  }
}
