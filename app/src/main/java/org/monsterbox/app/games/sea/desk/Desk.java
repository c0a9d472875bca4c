package org.monsterbox.app.games.sea.desk;

import java.util.List;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Buttons;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.scene.Bounds;

/** What lies before the one who looks: words, cards or directions, and buttons. */
final class Desk {

  private static final float GAP = 6;
  private static final int COLUMNS = 4;
  private static final float MOST_BUTTON = 320;

  private final Block heading;
  private final Block text;
  private final List<Wrap.Item> tiles;
  private final Buttons buttons;

  Desk(Moment moment) {
    heading = new DeskWords(moment).heading();
    text = new DeskWords(moment).text();
    tiles = new DeskTiles(moment).items();
    buttons = Buttons.of(moment.tools(), COLUMNS, DeskButtons.of(moment));
  }

  private Block words() {
    return Blocks.stack(GAP / 2, heading, text);
  }

  private float rowHeight() {
    float height = 0;
    for (Wrap.Item tile : tiles) {
      height = Math.max(height, tile.height());
    }
    return height;
  }

  private float rowWidth() {
    float width = -GAP;
    for (Wrap.Item tile : tiles) {
      width += tile.width() + GAP;
    }
    return width;
  }

  /** How high it would be below the chart, all of it seen. */
  float height(float width) {
    return above(words().height(width)) + above(rowHeight()) + buttons.height(wide(width));
  }

  /** A single button is not as wide as a tablet. */
  private float wide(float width) {
    return Math.min(width, buttons.choices().size() * MOST_BUTTON);
  }

  private static float above(float height) {
    return height == 0 ? 0 : height + GAP;
  }

  /** Below the chart: cards in one row that can be pulled aside, words that can be pulled up. */
  void placeLow(Bounds where, Easel easel) {
    float wide = wide(where.width());
    float below = buttons.height(wide);
    float top = where.bottom() - below;
    buttons.place(Bounds.of(where.centerX() - wide / 2, top, wide, below), easel);
    top -= below == 0 ? 0 : GAP;
    float row = rowHeight();
    if (row > 0) {
      top -= row;
      Bounds bounds = Bounds.of(where.left(), top, where.width(), row);
      easel.scrollAcross("tiles", bounds, rowWidth(), Block.fixed(row, this::row));
      top -= GAP;
    }
    float room = top - where.top();
    float wanted = Math.min(room, words().height(where.width()));
    if (wanted > 0) {
      easel.scroll("words", Bounds.of(where.left(), top - wanted, where.width(), wanted), words());
    }
  }

  private void row(Bounds where, Easel easel) {
    float left = where.left() + Math.max(0, (where.width() - rowWidth()) / 2);
    for (Wrap.Item tile : tiles) {
      tile.placing().place(Bounds.of(left, where.top(), tile.width(), tile.height()), easel);
      left += tile.width() + GAP;
    }
  }

  /** Beside the chart: what is chosen from comes before what can be read in peace. */
  void placeBeside(Bounds where, Easel easel) {
    float below = Math.min(buttons.height(where.width()), where.height());
    buttons.place(Bounds.of(where.left(), where.bottom() - below, where.width(), below), easel);
    float bottom = where.bottom() - above(below);
    if (bottom > where.top()) {
      easel.scroll(
          "desk",
          new Bounds(where.left(), where.top(), where.right(), bottom),
          Blocks.stack(GAP, heading, new Wrap(GAP, true, tiles), text));
    }
  }
}
