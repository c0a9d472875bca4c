package org.monsterbox.app.games.thirteen.board;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Piece;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.app.games.layout.Easel;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.app.games.thirteen.moment.Sketch;
import org.monsterbox.app.games.thirteen.sheets.Actions;
import org.monsterbox.app.games.thirteen.words.OpenPair;
import org.monsterbox.app.scene.Bounds;
import org.monsterbox.app.scene.Node;
import org.monsterbox.app.scene.Role;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.Rank;
import org.monsterbox.core.thirteen.table.ThirteenView;

/**
 * What lies beside the grid: what can be done now, or the cards that are face up. Everything on it
 * has a place of its own, which it keeps from turn to turn.
 */
final class Desk {

  private final Moment moment;
  private final ThirteenView view;

  Desk(Moment moment) {
    this.moment = moment;
    this.view = moment.view();
  }

  /** Fills the bounds. */
  void place(Bounds bounds, Easel easel) {
    DeskPlaces places =
        new DeskPlaces(moment.tools(), choices(), bounds, moment.stage().fontScale());
    if (showsCards()) {
      new FlippedCards(moment).place(places.area(), easel);
    } else {
      heading(places.area(), easel);
    }
    places.place(easel);
  }

  /** The least height that shows all of it at that width, whatever there is to do. */
  float leastHeight(float width) {
    return DeskPlaces.leastHeight(moment.tools(), new Actions(moment).places(), width);
  }

  /** Their places are there all through the turns of others, so that nothing flickers. */
  private boolean showsCards() {
    return switch (view.phase()) {
      case FLIP, REVEAL -> true;
      case ACTION, POST_SEARCH -> !moment.isAsked() && view.cardsLeft() > 0 && !isTold();
      default -> false;
    };
  }

  /** Around a flat table, each is told at the own edge what the others do. */
  private boolean isTold() {
    return moment.stage().flat() && moment.stage().isTablet();
  }

  private void heading(Bounds area, Easel easel) {
    String text = "";
    if (moment.isAsked() && isFreezing()) {
      text =
          moment
              .writing()
              .phrases()
              .then(
                  moment.text(R.string.thirteen_choose_freeze),
                  moment.text(R.string.thirteen_dice_left, view.diceInSupply()));
    } else if (moment.isAsked()
        && view.phase() == Phase.ACTION
        && view.rank(view.actor()) == Rank.COLLECTOR) {
      text = moment.text(R.string.thirteen_first_search);
    } else if (!view.isOver() && !moment.isAsked() && isTold()) {
      text = moment.words().prompt(view, moment.sight().seats());
    }
    if (!text.isEmpty()) {
      Piece words =
          moment
              .writing()
              .fitted(area.width(), area.height(), text, moment.writing().strong().middle());
      easel.add(Node.of(Role.TEXT, "desk-text", area, words, text));
    }
  }

  private boolean isFreezing() {
    return view.phase() == Phase.POST_SEARCH || moment.draft() instanceof Sketch.Freezing;
  }

  /** All six, absent where there is nothing to do at their places. */
  private List<Choice> choices() {
    Actions actions = new Actions(moment);
    List<Choice> choices = new ArrayList<>(actions.places());
    if (!moment.isAsked()) {
      return choices;
    }
    if (moment.draft() instanceof Sketch.Freezing) {
      choices.set(DeskPlaces.SECOND, moment.tools().cancel());
      return choices;
    }
    return switch (view.phase()) {
      case ACTION, FINAL_ACTION -> actions.all();
      case POST_SEARCH -> {
        choices.set(DeskPlaces.SECOND, actions.endTurn());
        yield choices;
      }
      case REVEAL -> {
        choices.set(DeskPlaces.MAIN, goOn());
        yield choices;
      }
      case FLIP -> {
        ThirteenMove stop = new ThirteenMove.StopSearch();
        if (moment.allows(stop)) {
          choices.set(DeskPlaces.MAIN, stopSearch(stop));
        }
        yield choices;
      }
      default -> choices;
    };
  }

  private Choice goOn() {
    ThirteenMove ack = new ThirteenMove.Ack();
    return Choice.primary(
            "continue",
            moment.text(
                OpenPair.of(view).isEmpty()
                    ? R.string.thirteen_continue_miss
                    : R.string.thirteen_continue_match),
            Moment.play(ack))
        .hinted(moment.hints(ack));
  }

  private Choice stopSearch(ThirteenMove stop) {
    return Choice.plain(
            "stop-search", moment.text(R.string.thirteen_stop_search), Moment.play(stop))
        .hinted(moment.hints(stop));
  }
}
