package org.monsterbox.app.games.cube.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import org.monsterbox.app.scene.Bounds;

/**
 * How a table is shared among those who sit around it.
 *
 * @param middle for the tiles
 * @param seats for each chair, in their order
 */
record Spread(Bounds middle, List<Bounds> seats) {

  private static final float GAP = 8;

  /** A column beside the tiles is no wider than that part of the table. */
  private static final float MOST_COLUMN = 0.24f;

  private static final float COLUMN = 290;
  private static final float CORNER = 0.38f;

  /** Each seat has a strip along its edge, as thick as its people need. */
  static Spread strips(
      Bounds all, List<TablePlace> chairs, ToDoubleFunction<TablePlace> thickness) {
    Bounds middle =
        new Bounds(
            all.left() + thickest(chairs, 90, thickness),
            all.top() + thickest(chairs, 180, thickness),
            all.right() - thickest(chairs, 270, thickness),
            all.bottom() - thickest(chairs, 0, thickness));
    List<Bounds> seats = new ArrayList<>();
    for (TablePlace chair : chairs) {
      seats.add(
          part(
              switch (chair.degrees()) {
                case 90 ->
                    new Bounds(all.left(), middle.top(), middle.left() - GAP, middle.bottom());
                case 180 -> new Bounds(all.left(), all.top(), all.right(), middle.top() - GAP);
                case 270 ->
                    new Bounds(middle.right() + GAP, middle.top(), all.right(), middle.bottom());
                default -> new Bounds(all.left(), middle.bottom() + GAP, all.right(), all.bottom());
              },
              chair));
    }
    return new Spread(middle, seats);
  }

  private static float thickest(
      List<TablePlace> chairs, int degrees, ToDoubleFunction<TablePlace> thickness) {
    double most = 0;
    for (TablePlace chair : chairs) {
      if (chair.degrees() == degrees) {
        most = Math.max(most, thickness.applyAsDouble(chair));
      }
    }
    return most == 0 ? 0 : (float) most + GAP;
  }

  private static Bounds part(Bounds edge, TablePlace chair) {
    boolean isLower = chair.degrees() == 0 || chair.degrees() == 90;
    int from = isLower ? chair.part() : chair.parts() - 1 - chair.part();
    if (chair.degrees() % 180 == 0) {
      float wide = (edge.width() - GAP * (chair.parts() - 1)) / chair.parts();
      return Bounds.of(edge.left() + from * (wide + GAP), edge.top(), wide, edge.height());
    }
    float high = (edge.height() - GAP * (chair.parts() - 1)) / chair.parts();
    return Bounds.of(edge.left(), edge.top() + from * (high + GAP), edge.width(), high);
  }

  /**
   * Each seat has the corner at its left hand, so that the tiles can be as high as the table: what
   * a wide table is best for.
   */
  static Spread corners(Bounds all, List<TablePlace> chairs) {
    float column = Math.min(COLUMN, all.width() * MOST_COLUMN);
    float corner = all.height() * CORNER;
    float left = all.left() + column;
    float right = all.right() - column;
    List<Bounds> seats = new ArrayList<>();
    for (TablePlace chair : chairs) {
      seats.add(
          switch (chair.degrees()) {
            case 90 -> new Bounds(all.left(), all.top(), left, all.bottom() - corner - GAP);
            case 180 -> new Bounds(right, all.top(), all.right(), all.top() + corner);
            case 270 -> new Bounds(right, all.top() + corner + GAP, all.right(), all.bottom());
            default -> new Bounds(all.left(), all.bottom() - corner, left, all.bottom());
          });
    }
    return new Spread(new Bounds(left + GAP, all.top(), right - GAP, all.bottom()), seats);
  }
}
