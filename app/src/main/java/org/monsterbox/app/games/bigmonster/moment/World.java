package org.monsterbox.app.games.bigmonster.moment;

import org.monsterbox.app.scene.Bounds;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.tiles.Shape;

/**
 * Where the cells of a map are drawn: all that is occupied and some room around it, as large as
 * fits.
 *
 * @param left the first column that is shown, and so on, in cells
 * @param unit how large a cell is, in dp
 */
public record World(float left, float top, float right, float bottom, float unit) {

  /** How wide and high the explorer is, in cells. */
  public static final int EXPLORER = 2;

  static final float LEAST_UNIT = 20;
  static final float MOST_UNIT = 96;

  /**
   * The map in a window.
   *
   * @param room how many cells are shown around it
   */
  public static World of(Tableau tableau, float room, Bounds window) {
    float left = 0;
    float top = 0;
    float right = EXPLORER;
    float bottom = EXPLORER;
    for (int i = 0; i < tableau.size(); i++) {
      Shape shape = tableau.type(i).shape();
      left = Math.min(left, tableau.x(i));
      top = Math.min(top, tableau.y(i));
      right = Math.max(right, tableau.x(i) + shape.width());
      bottom = Math.max(bottom, tableau.y(i) + shape.height());
    }
    World bare = new World(left - room, top - room, right + room, bottom + room, 1);
    float fit = Math.min(window.width() / bare.width(), window.height() / bare.height());
    return new World(
        bare.left,
        bare.top,
        bare.right,
        bare.bottom,
        Math.max(LEAST_UNIT, Math.min(MOST_UNIT, fit)));
  }

  /** In dp. */
  public float width() {
    return (right - left) * unit;
  }

  /** In dp. */
  public float height() {
    return (bottom - top) * unit;
  }

  /** So many cells from that one on. */
  public Bounds cells(float x, float y, float wide, float high) {
    return Bounds.of((x - left) * unit, (y - top) * unit, wide * unit, high * unit);
  }

  public Bounds tile(Shape shape, int x, int y) {
    return cells(x, y, shape.width(), shape.height());
  }
}
