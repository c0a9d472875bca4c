package org.monsterbox.app.games.thirteen.board;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Icon;
import org.monsterbox.app.games.layout.Block;
import org.monsterbox.app.games.layout.Blocks;
import org.monsterbox.app.games.layout.Buttons;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.moment.Sketch;
import org.monsterbox.app.games.thirteen.sheets.Actions;
import org.monsterbox.app.games.thirteen.words.OpenPair;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** What lies beside the grid: what can be done now, or the cards that are face up. */
final class Desk {

  private static final float GAP = 6;
  private static final int COLUMNS = 4;
  private static final int TURNED_COLUMNS = 8;

  private final Moment moment;
  private final ThirteenView view;

  Desk(Moment moment) {
    this.moment = moment;
    this.view = moment.view();
  }

  /** Fills the bounds; where they are too small, it can be panned. */
  void place(Bounds bounds, Easel easel) {
    if (!showsCards()) {
      boolean tall = bounds.height() >= tallHeight(bounds.width());
      Block all = Blocks.stack(GAP, heading(), buttons(COLUMNS).tall(tall));
      // Thumbs reach the lower edge of a phone.
      float spare = moment.stage().isTablet() ? 0 : bounds.height() - all.height(bounds.width());
      Bounds low =
          new Bounds(
              bounds.left(), bounds.top() + Math.max(0, spare), bounds.right(), bounds.bottom());
      easel.scroll("desk", low, all);
      return;
    }
    Buttons buttons = buttons(COLUMNS);
    float below = buttons.height(bounds.width());
    Bounds cards =
        new Bounds(
            bounds.left(),
            bounds.top(),
            bounds.right(),
            bounds.bottom() - below - (below == 0 ? 0 : GAP));
    new FlippedCards(moment).place(cards, easel);
    buttons.place(Bounds.of(bounds.left(), bounds.bottom() - below, bounds.width(), below), easel);
  }

  /** Fills the bounds of a place that is turned, where nothing can be panned. */
  void placeTurned(Bounds bounds, Easel easel) {
    boolean wide = bounds.width() > 2 * bounds.height();
    if (showsCards() && wide) {
      float middle = bounds.left() + bounds.width() * 0.62f;
      new FlippedCards(moment)
          .place(new Bounds(bounds.left(), bounds.top(), middle - GAP, bounds.bottom()), easel);
      Buttons beside = buttons(1);
      float high = beside.height(bounds.right() - middle);
      beside.place(
          Bounds.of(middle, bounds.centerY() - high / 2, bounds.right() - middle, high), easel);
      return;
    }
    Buttons buttons = buttons(wide ? TURNED_COLUMNS : 2).within(bounds.height());
    float width = bounds.width();
    Block heading = heading();
    float above = heading.height(width);
    float below = Math.min(buttons.height(width), bounds.height());
    float left = bounds.height() - below - (below == 0 ? 0 : GAP);
    if (showsCards()) {
      new FlippedCards(moment).place(Bounds.of(bounds.left(), bounds.top(), width, left), easel);
    } else if (above <= left) {
      heading.place(Bounds.of(bounds.left(), bounds.top(), width, above), easel);
    }
    buttons.place(Bounds.of(bounds.left(), bounds.bottom() - below, width, below), easel);
  }

  boolean showsCards() {
    return view.phase() == Phase.FLIP || view.phase() == Phase.REVEAL;
  }

  /** The least height that shows all of it at that width. */
  float height(float width) {
    return Blocks.stack(GAP, heading(), buttons(COLUMNS)).height(width);
  }

  /** The same with icons above the words of its buttons. */
  float tallHeight(float width) {
    return Blocks.stack(GAP, heading(), buttons(COLUMNS).tall(true)).height(width);
  }

  private Block heading() {
    String text = "";
    if (moment.isAsked() && isFreezing()) {
      text =
          moment
              .writing()
              .phrases()
              .then(
                  moment.text(R.string.thirteen_choose_freeze),
                  moment.text(R.string.thirteen_dice_left, view.diceInSupply()));
    } else if (!view.finalOrder().isEmpty() && !view.isOver() && !Finale.isNear(view)) {
      // Cards are left that nobody finds: the grid does not show that the end has come.
      text =
          moment
              .writing()
              .phrases()
              .then(
                  moment.text(R.string.thirteen_final_round),
                  moment.text(
                      R.string.thirteen_final_left,
                      moment.names().phrases().seats(view.finalOrder(), moment.sight().seats())));
    } else if (!view.isOver() && !moment.isAsked() && moment.stage().flat()) {
      text = moment.words().prompt(view, moment.sight().seats());
    }
    return moment.writing().block("desk-text", text, moment.writing().strong().middle());
  }

  private boolean isFreezing() {
    return view.phase() == Phase.POST_SEARCH || moment.draft() instanceof Sketch.Freezing;
  }

  private Buttons buttons(int columns) {
    List<Choice> choices = new ArrayList<>();
    if (moment.isAsked()) {
      choices.addAll(asked());
    }
    if (!showsCards()) {
      choices.add(
          Choice.plain(
                  "open-chart",
                  moment.text(R.string.thirteen_chart),
                  Moment.draw(new Sketch.Chart()))
              .with(Icon.STATISTICS));
      choices.add(
          Choice.plain(
                  "open-help", moment.text(R.string.thirteen_help), Moment.draw(new Sketch.Help()))
              .with(Icon.RULES));
    }
    return Buttons.of(moment.tools(), columns, choices);
  }

  private List<Choice> asked() {
    if (moment.draft() instanceof Sketch.Freezing) {
      return List.of(moment.tools().cancel());
    }
    return switch (view.phase()) {
      case ACTION, FINAL_ACTION -> new Actions(moment).all();
      case POST_SEARCH -> List.of(new Actions(moment).endTurn());
      case REVEAL ->
          List.of(
              Choice.primary(
                      "continue",
                      moment.text(
                          OpenPair.of(view).isEmpty()
                              ? R.string.thirteen_continue_miss
                              : R.string.thirteen_continue_match),
                      Moment.play(new ThirteenMove.Ack()))
                  .hinted(moment.hints(new ThirteenMove.Ack())));
      case FLIP -> stopSearch();
      default -> List.of();
    };
  }

  private List<Choice> stopSearch() {
    ThirteenMove stop = new ThirteenMove.StopSearch();
    return moment.allows(stop)
        ? List.of(
            Choice.plain(
                    "stop-search", moment.text(R.string.thirteen_stop_search), Moment.play(stop))
                .hinted(moment.hints(stop)))
        : List.of();
  }
}
