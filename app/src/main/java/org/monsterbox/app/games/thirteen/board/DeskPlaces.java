package org.monsterbox.app.games.thirteen.board;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.games.layout.Buttons;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.layout.Tools;
import org.monsterbox.app.scene.Bounds;

/**
 * The places of the buttons of a turn: two by two, and beside or below them the two that end a
 * turn. They depend on the bounds and on the words alone, so nothing moves when a button comes or
 * goes. Open cards lie where the first four are.
 */
final class DeskPlaces {

  /** What goes on: to search, to end the look at open cards. */
  static final int MAIN = 5;

  /** Beside it. */
  static final int SECOND = 4;

  private static final int BESIDE = 4;
  private static final float GAP = 6;
  private static final int TALL = 2;
  private static final int USUAL = 3;
  private static final int FLAT = 6;
  private static final float LEAST_CARD = 110;

  /** A button that is higher is no easier to hit. */
  private static final float MOST_ROW = 72;

  private final Bounds bounds;
  private final int columns;
  private final float scale;
  private final Buttons buttons;

  /**
   * The places of six buttons.
   *
   * @param choices all six, absent ones too
   * @param fontScale how much larger than usual words are
   */
  DeskPlaces(Tools tools, List<Choice> choices, Bounds bounds, float fontScale) {
    this.bounds = bounds;
    scale = tools.writing().scale() * fontScale;
    Buttons low = Buttons.of(tools, 1, choices);
    columns = columns(low, bounds);
    Buttons high = low.tall(true);
    float wide = columnWidth(bounds.width(), columns);
    buttons = high.leastHeight(wide) <= rowHeight() ? high : low;
  }

  /** How high they have to be at that width. */
  static float leastHeight(Tools tools, List<Choice> choices, float width) {
    Buttons low = Buttons.of(tools, 1, choices);
    int columns = isWideEnough(low, width, USUAL) ? USUAL : TALL;
    int rows = FLAT / columns;
    float least = rows * low.leastHeight(columnWidth(width, columns)) + (rows - 1) * GAP;
    return Math.max(LEAST_CARD, least);
  }

  private static int columns(Buttons low, Bounds bounds) {
    for (int columns : new int[] {USUAL, TALL, FLAT}) {
      int rows = FLAT / columns;
      float wide = columnWidth(bounds.width(), columns);
      float needed = rows * low.leastHeight(wide) + (rows - 1) * GAP;
      if (isWideEnough(low, bounds.width(), columns) && needed <= bounds.height()) {
        return columns;
      }
    }
    // Words become smaller where nothing fits.
    return bounds.width() > 2 * bounds.height() ? FLAT : USUAL;
  }

  private static boolean isWideEnough(Buttons low, float width, int columns) {
    return low.leastWidth() <= columnWidth(width, columns);
  }

  private static float columnWidth(float width, int columns) {
    return (width - GAP * (columns - 1)) / columns;
  }

  private float rowHeight() {
    int rows = FLAT / columns;
    return Math.min(MOST_ROW * scale, (bounds.height() - GAP * (rows - 1)) / rows);
  }

  /** Where the first four buttons are, and open cards lie. */
  Bounds area() {
    Bounds last = at(SECOND);
    return columns == TALL
        ? new Bounds(bounds.left(), bounds.top(), bounds.right(), last.top() - GAP)
        : new Bounds(bounds.left(), bounds.top(), last.left() - GAP, bounds.bottom());
  }

  void place(Easel easel) {
    List<Bounds> places = new ArrayList<>();
    for (int i = 0; i < FLAT; i++) {
      places.add(at(i));
    }
    buttons.fill(places, easel);
  }

  private Bounds at(int index) {
    int rows = FLAT / columns;
    int column = index % TALL;
    int row = index / TALL;
    if (columns == FLAT) {
      column = index;
      row = 0;
    } else if (columns == USUAL && index >= BESIDE) {
      column = USUAL - 1;
      row = index - BESIDE;
    }
    float wide = columnWidth(bounds.width(), columns);
    float high = rowHeight();
    // Thumbs reach the lower edge of a phone.
    float top = bounds.bottom() - rows * (high + GAP) + GAP;
    return Bounds.of(bounds.left() + column * (wide + GAP), top + row * (high + GAP), wide, high);
  }
}
