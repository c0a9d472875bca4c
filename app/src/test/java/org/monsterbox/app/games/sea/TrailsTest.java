package org.monsterbox.app.games.sea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Path;
import android.graphics.PathMeasure;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.art.sea.HexGrid;
import org.monsterbox.app.games.sea.aim.SeaMap;
import org.monsterbox.app.games.sea.chart.Trails;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.sea.SeaGame;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.terms.SeaOptions;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** What is drawn of the others’ ways is what happened, from the first step on. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class TrailsTest {

  private static final SeaMap MAP = new SeaMap(40, true);

  @Test
  public void aBoatLeavesATrailFromWhereItWas() {
    Chart chart = Chart.of(2).whale("S9").boat(1, "F5", "NE").hand(1, "MV10").turnOf(1);
    SeaGame game = new SeaGame(chart).play(1, "move MV10 0");
    assertEquals(" F5 G5 H4", written(game.events(0)));
    assertEquals(2, stepsDrawn(game.events(0)), 0.01f);
  }

  @Test
  public void aTrailLeavesTheChartAndComesBack() {
    SeaGame game = new SeaGame(Chart.of(2).whale("J1").whaleTurn()).play(0, "swim J9 J8");
    assertEquals(" J1 J9 J8", written(game.events(1)));
    assertEquals(2, stepsDrawn(game.events(1)), 0.01f);
  }

  /** Whatever moves in random games: every way begins where the last one of that pawn ended. */
  @Test
  public void waysGoFromNeighbourToNeighbourAndAsFarAsTheEventsSay() {
    int ways = 0;
    for (int seed = 1; seed <= 8; seed++) {
      EventLog log = new EventLog();
      SeaPositions.random(new Setup(4, Options.usual(SeaOptions.ALL), seed), log);
      List<Event> seen = log.seenBy(1);
      int steps = 0;
      for (List<Integer> way : Trails.of(seen)) {
        ways++;
        for (int i = 1; i < way.size(); i++) {
          boolean isStep = Board.direction(way.get(i - 1), way.get(i)) != Board.NONE;
          steps += isStep ? 1 : 0;
          assertTrue(way.toString(), isStep || way.size() == 2);
        }
      }
      for (Event event : seen) {
        if (event instanceof SeaEvent.BoatSailed sailed) {
          assertTrue(Trails.of(seen).toString(), startsAt(seen, sailed.from(), sailed.cells()));
        }
      }
      assertEquals(steps, stepsDrawn(seen), 0.5f);
    }
    assertTrue("ways: " + ways, ways > 50);
  }

  private static boolean startsAt(List<Event> seen, int from, List<Integer> cells) {
    List<Integer> way = new ArrayList<>(cells);
    way.add(0, from);
    return Board.direction(from, cells.get(0)) != Board.NONE && Trails.of(seen).contains(way);
  }

  /** How long the drawn line is, in steps. */
  private static float stepsDrawn(List<Event> seen) {
    Path path = Trails.drawn(seen, MAP);
    PathMeasure measure = new PathMeasure(path, false);
    float length = 0;
    do {
      length += measure.getLength();
    } while (measure.nextContour());
    return length / (MAP.cell() * HexGrid.HEIGHT);
  }

  private static String written(List<Event> seen) {
    StringBuilder cells = new StringBuilder();
    for (List<Integer> way : Trails.of(seen)) {
      way.forEach(cell -> cells.append(' ').append(Board.text(cell)));
    }
    return cells.toString();
  }
}
