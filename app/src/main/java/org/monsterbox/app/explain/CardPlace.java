package org.monsterbox.app.explain;

import android.graphics.RectF;
import java.util.ArrayList;
import java.util.List;

/** Where a card goes that is about something: beside it, and not on it where that can be. */
public final class CardPlace {

  private static final float GAP = 8;

  /** So many heights are tried. */
  private static final int STEPS = 32;

  private CardPlace() {}

  /**
   * The left upper corner of a card of that size.
   *
   * @param area where there is room
   * @param thing what it is about
   * @param density pixels of a dp
   */
  public static RectF beside(RectF area, RectF thing, float width, float height, float density) {
    float gap = GAP * density;
    float x = thing.centerX() - width / 2;
    float y = thing.centerY() - height / 2;
    List<RectF> places = new ArrayList<>();
    // Above first: below and beside a thing is the hand that asks.
    places.add(within(area, x, thing.top - gap - height, width, height));
    places.add(within(area, x, thing.bottom + gap, width, height));
    places.add(within(area, thing.left - gap - width, y, width, height));
    places.add(within(area, thing.right + gap, y, width, height));
    return best(places, List.of(thing));
  }

  /** One of the corners and edges of the area, where a card covers the least of these things. */
  public static RectF clearOf(RectF area, List<RectF> things, float width, float height) {
    List<RectF> places = new ArrayList<>();
    float[] across = {area.right - width, area.left, area.centerX() - width / 2};
    for (float x : across) {
      for (int i = 0; i <= STEPS; i++) {
        float y = area.top + (area.height() - height) * i / STEPS;
        places.add(within(area, x, y, width, height));
      }
    }
    return best(places, things);
  }

  private static RectF within(RectF area, float x, float y, float width, float height) {
    float left = Math.max(area.left, Math.min(area.right - width, x));
    float top = Math.max(area.top, Math.min(area.bottom - height, y));
    return new RectF(left, top, left + width, top + height);
  }

  /** The first that covers least. */
  private static RectF best(List<RectF> places, List<RectF> things) {
    RectF best = places.get(0);
    float least = Float.MAX_VALUE;
    for (RectF place : places) {
      float covered = 0;
      for (RectF thing : things) {
        covered += covered(place, thing);
      }
      if (covered < least) {
        least = covered;
        best = place;
      }
    }
    return best;
  }

  private static float covered(RectF place, RectF thing) {
    float width = Math.min(place.right, thing.right) - Math.max(place.left, thing.left);
    float height = Math.min(place.bottom, thing.bottom) - Math.max(place.top, thing.top);
    return width > 0 && height > 0 ? width * height : 0;
  }
}
