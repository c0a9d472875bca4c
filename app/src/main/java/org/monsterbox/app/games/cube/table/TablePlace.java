package org.monsterbox.app.games.cube.table;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.scene.Stage;

/**
 * Where people sit around a device, clockwise from its lower edge.
 *
 * @param degrees how far the seat's things are turned: 0 at the lower edge, 90 at the left one
 * @param part which part of the edge it has, from the left as the seat sees it
 * @param parts how many share the edge
 */
record TablePlace(int seat, int degrees, int part, int parts) {

  /** The edges of the seats, clockwise. */
  private static final int[][] TABLET = {
    {0}, {0, 180}, {0, 90, 270}, {0, 90, 180, 270}, {0, 0, 90, 180, 180}, {0, 0, 90, 180, 180, 270}
  };

  private static final int[][] UPRIGHT = {
    {0}, {0, 180}, {0, 0, 180}, {0, 0, 180, 180}, {0, 0, 0, 180, 180}, {0, 0, 0, 180, 180, 180}
  };

  static List<TablePlace> of(int seats, Stage stage) {
    int[] edges = (stage.isTablet() ? TABLET : UPRIGHT)[seats - 1];
    // On its side, a phone has its people at its short edges.
    int quarter = !stage.isTablet() && stage.isLandscape() ? 90 : 0;
    List<TablePlace> chairs = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      int before = 0;
      int same = 0;
      for (int other = 0; other < seats; other++) {
        same += edges[other] == edges[seat] ? 1 : 0;
        before += edges[other] == edges[seat] && other < seat ? 1 : 0;
      }
      // Clockwise around the table is from right to left at one's own edge.
      chairs.add(new TablePlace(seat, (edges[seat] + quarter) % 360, same - 1 - before, same));
    }
    return chairs;
  }
}
