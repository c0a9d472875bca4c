package org.monsterbox.app.games.sea.desk;

import java.util.List;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Buttons;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.layout.Wrap;
import org.monsterbox.app.games.sea.aim.Moment;
import org.monsterbox.app.games.sea.chart.Hand;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;

/**
 * What lies before the one who looks: words with buttons, and cards or directions to choose from.
 * Both have their own room, so nothing moves when the other changes.
 */
final class Desk {

  private static final float GAP = 6;
  private static final int COLUMNS = 4;
  private static final float MOST_BUTTON = 320;
  private static final float SHARE = 0.33f;
  private static final float LEAST_SHARE = 0.24f;

  /** On a desk so wide, a card is explained beside the buttons and the hand stays. */
  private static final float WIDE = 600;

  private final Moment moment;
  private final DeskWords words;
  private final DeskTiles tiles;
  private final List<Choice> choices;

  Desk(Moment moment) {
    this.moment = moment;
    words = new DeskWords(moment);
    tiles = new DeskTiles(moment);
    choices = DeskButtons.of(moment);
  }

  /** How high it is below the chart, whatever lies on it. */
  static float height(Moment moment) {
    return rowHeight(moment) + GAP + Hand.height(moment);
  }

  /** Of the words and the buttons beside them: a button, or two lines. */
  private static float rowHeight(Moment moment) {
    return Math.max(Node.LEAST_TARGET, 2 * moment.writing().line(moment.writing().strong()) + 2);
  }

  private Buttons buttons() {
    return Buttons.of(moment.tools(), COLUMNS, choices);
  }

  /** Below the chart: words and buttons, and under them, near the thumb, the cards. */
  void placeLow(Bounds where, Easel easel) {
    float row = Math.min(rowHeight(moment), where.height() / 2);
    Bounds upper = Bounds.of(where.left(), where.top(), where.width(), row);
    Bounds lower = new Bounds(where.left(), upper.bottom() + GAP, where.right(), where.bottom());
    boolean isWide = where.width() >= WIDE;
    List<Wrap.Item> items = isWide ? tiles.beforeAll(lower.height()) : tiles.alone(lower.height());
    if (tiles.isCardHeld() && !isWide) {
      explained(items, lower, easel);
      buttons(upper, easel);
    } else if (tiles.isCardHeld()) {
      tiles(items, lower, easel);
      float split = upper.right() - buttonsWidth(upper);
      easel.scroll(
          "words",
          new Bounds(upper.left(), upper.top(), split - GAP, upper.bottom()),
          Blocks.stack(GAP / 2, words.heading(), words.text()));
      buttons(new Bounds(split, upper.top(), upper.right(), upper.bottom()), easel);
    } else {
      if (items.isEmpty()) {
        easel.scroll("words", lower, words.text());
      } else {
        tiles(items, lower, easel);
      }
      worded(words.line(!items.isEmpty()), upper, easel);
    }
  }

  /** The card that was taken up, and beside it what it does. */
  private void explained(List<Wrap.Item> items, Bounds where, Easel easel) {
    float left = where.left();
    for (Wrap.Item item : items) {
      item.placing().place(Bounds.of(left, where.top(), item.width(), item.height()), easel);
      left += item.width() + GAP;
    }
    Block text = Blocks.stack(GAP / 2, words.heading(), words.text());
    easel.scroll("words", new Bounds(left, where.top(), where.right(), where.bottom()), text);
  }

  private static void tiles(List<Wrap.Item> items, Bounds where, Easel easel) {
    float wide = -GAP;
    for (Wrap.Item item : items) {
      wide += item.width() + GAP;
    }
    easel.scrollAcross(
        "tiles",
        where,
        wide,
        Block.fixed(
            where.height(),
            (row, content) -> {
              float left = row.left();
              for (Wrap.Item item : items) {
                Bounds bounds = Bounds.of(left, row.top(), item.width(), item.height());
                item.placing().place(bounds, content);
                left += item.width() + GAP;
              }
            }));
  }

  /** The last button is where it is, whether there is another one beside it or not. */
  private float buttonsWidth(Bounds where) {
    int count = choices.size();
    float each = Math.min(where.width() * (count > 2 ? LEAST_SHARE : SHARE), MOST_BUTTON);
    return count == 0 ? 0 : count * each + (count - 1) * GAP;
  }

  /** A line or two at the left, buttons at the right. */
  private void worded(String text, Bounds where, Easel easel) {
    if (text.isEmpty()) {
      buttons(where, easel);
      return;
    }
    float split = where.right() - buttonsWidth(where);
    line(text, new Bounds(where.left(), where.top(), split - GAP, where.bottom()), easel);
    buttons(new Bounds(split, where.top(), where.right(), where.bottom()), easel);
  }

  /** In the same room whatever it says; beside other buttons it is another line. */
  private void line(String text, Bounds where, Easel easel) {
    if (text.isEmpty()) {
      return;
    }
    Piece piece =
        moment.writing().fitted(where.width(), where.height(), text, moment.writing().strong());
    easel.add(Node.of(Role.TEXT, "desk-line-" + choices.size(), where, piece, text));
  }

  private void buttons(Bounds where, Easel easel) {
    float wide = Math.min(where.width(), choices.size() * MOST_BUTTON);
    buttons()
        .within(where.height())
        .place(Bounds.of(where.right() - wide, where.top(), wide, where.height()), easel);
  }

  /** Beside the chart: what is chosen from comes before what can be read in peace. */
  void placeBeside(Bounds where, Easel easel) {
    float below = Math.min(buttons().height(where.width()), where.height());
    buttons().place(Bounds.of(where.left(), where.bottom() - below, where.width(), below), easel);
    float line = Math.min(rowHeight(moment), (where.height() - below) / 2);
    line(words.line(false), Bounds.of(where.left(), where.top(), where.width(), line), easel);
    float top = where.top() + line + GAP;
    float bottom = where.bottom() - (below == 0 ? 0 : below + GAP);
    if (bottom > top) {
      boolean keepsHand = moment.stage().isTablet();
      float high = Hand.height(moment);
      List<Wrap.Item> items = keepsHand ? tiles.beforeAll(high) : tiles.alone(high);
      easel.scroll(
          "desk",
          new Bounds(where.left(), top, where.right(), bottom),
          Blocks.stack(GAP, new Wrap(GAP, false, items), words.text()));
    }
  }
}
