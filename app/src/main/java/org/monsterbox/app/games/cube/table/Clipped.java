package org.monsterbox.app.games.cube.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Outline;

/**
 * What is seen of a cell at the edge of the room.
 *
 * @param outline in parts of the bounds
 */
record Clipped(Bounds bounds, Outline outline) {

  /** A hexagon that stands on its corner. */
  private static final float[] HEXAGON = {0.5f, 0, 1, 0.25f, 1, 0.75f, 0.5f, 1, 0, 0.75f, 0, 0.25f};

  /** Less than this, in dp, is not worth aiming at. */
  private static final float LEAST = 12;

  private record Point(float x, float y) {}

  /** The part of a hexagon that lies in the room, if there is any to speak of. */
  static Optional<Clipped> hexagon(Bounds hexagon, Bounds room) {
    List<Point> points = new ArrayList<>();
    for (int i = 0; i < HEXAGON.length; i += 2) {
      points.add(
          new Point(
              hexagon.left() + HEXAGON[i] * hexagon.width(),
              hexagon.top() + HEXAGON[i + 1] * hexagon.height()));
    }
    points = cut(points, 1, 0, room.left());
    points = cut(points, -1, 0, -room.right());
    points = cut(points, 0, 1, room.top());
    points = cut(points, 0, -1, -room.bottom());
    Bounds bounds =
        new Bounds(
            Math.max(hexagon.left(), room.left()),
            Math.max(hexagon.top(), room.top()),
            Math.min(hexagon.right(), room.right()),
            Math.min(hexagon.bottom(), room.bottom()));
    if (points.size() < 3 || bounds.width() < LEAST || bounds.height() < LEAST) {
      return Optional.empty();
    }
    float[] corners = new float[2 * points.size()];
    for (int i = 0; i < points.size(); i++) {
      corners[2 * i] = (points.get(i).x - bounds.left()) / bounds.width();
      corners[2 * i + 1] = (points.get(i).y - bounds.top()) / bounds.height();
    }
    return Optional.of(new Clipped(bounds, Outline.of(corners)));
  }

  /** What lies on one side of a line: where x and y, so weighed, are at least the limit. */
  private static List<Point> cut(List<Point> points, float weighX, float weighY, float limit) {
    List<Point> kept = new ArrayList<>();
    for (int i = 0; i < points.size(); i++) {
      Point here = points.get(i);
      Point next = points.get((i + 1) % points.size());
      float inside = here.x * weighX + here.y * weighY - limit;
      float nextInside = next.x * weighX + next.y * weighY - limit;
      if (inside >= 0) {
        kept.add(here);
      }
      if ((inside < 0) != (nextInside < 0)) {
        float part = inside / (inside - nextInside);
        kept.add(new Point(here.x + part * (next.x - here.x), here.y + part * (next.y - here.y)));
      }
    }
    return kept;
  }
}
