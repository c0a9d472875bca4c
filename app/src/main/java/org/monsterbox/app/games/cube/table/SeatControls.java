package org.monsterbox.app.games.cube.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Icon;
import org.monsterbox.app.games.GameKit;
import org.monsterbox.app.games.cube.claim.Claim;
import org.monsterbox.app.games.cube.claim.Clue;
import org.monsterbox.app.games.cube.claim.Moment;
import org.monsterbox.app.games.layout.Choice;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Formula;

/** What a seat can do besides its buzzer, as buttons. */
record SeatControls(Moment moment, int seat) {

  private static final int OWN_CARDS = 7;

  List<Choice> all() {
    List<Choice> choices = new ArrayList<>();
    boolean isActor = moment.actor().filter(actor -> actor == seat).isPresent();
    switch (moment.view().phase()) {
      case SEARCH -> vote().ifPresent(choices::add);
      case CLAIM, SHOW -> {
        if (isActor && moment.isShowing()) {
          showing(choices);
        }
      }
      case TURN -> {
        if (isActor) {
          turn(choices);
        }
      }
      case PENALTY, PLACE -> {
        if (isActor) {
          choices.addAll(new Forced(moment, seat).buttons());
        }
      }
      default -> {}
    }
    if (moment.isAlone()) {
      paidHint().ifPresent(choices::add);
      return choices;
    }
    moment
        .clue()
        .filter(clue -> seat == moment.sight().viewer() && !clue.counts().isEmpty())
        .filter(clue -> moment.claim().clue() < Clue.ALL && hasSolution(clue))
        .ifPresent(clue -> choices.add(more()));
    return choices;
  }

  /** It says what it costs before it is paid. */
  private Optional<Choice> paidHint() {
    if (!moment.may(seat, CubeMove.Hint.class)) {
      return Optional.empty();
    }
    CubeMove hint = new CubeMove.Hint(moment.view().hints() + 1, 0);
    String price = moment.words().move(hint, moment.view(), moment.sight().seats());
    return Optional.of(Choice.plain(GameKit.HINT, price, Moment.play(seat, hint)).with(Icon.HINT));
  }

  private static boolean hasSolution(Clue clue) {
    return clue.counts().values().stream().anyMatch(count -> count > 0);
  }

  private Choice more() {
    Claim claim = moment.claim();
    return Choice.plain(
            "clue-" + seat,
            moment.text(claim.clue() == Clue.COUNTS ? R.string.cube_where : R.string.cube_show_all),
            Moment.draw(claim.withClue(claim.clue() + 1)))
        .with(Icon.HINT);
  }

  /**
   * Whether there may be nothing to find. Among the first monsters there always is something,
   * however the tiles lie: nobody needs to know yet that one can give up.
   */
  private boolean mayBeHopeless() {
    CubeView view = moment.view();
    boolean isFirst = view.ruleSet() == RuleSet.RACE ? isUntouched(view) : view.round() == 1;
    return !isFirst || view.rules().terms.touchingLines() || hasVotes(view);
  }

  /** Whether everybody has all their cards still. */
  private static boolean isUntouched(CubeView view) {
    boolean isUntouched = true;
    for (int other = 0; other < view.seats(); other++) {
      isUntouched &= view.cardsLeft(other) == OWN_CARDS;
    }
    return isUntouched;
  }

  private static boolean hasVotes(CubeView view) {
    boolean hasVotes = view.consecutiveNoMatches() > 0;
    for (int other = 0; other < view.seats(); other++) {
      hasVotes |= view.hasVoted(other);
    }
    return hasVotes;
  }

  private Optional<Choice> vote() {
    if (!moment.may(seat, CubeMove.VoteNoMatch.class) || !mayBeHopeless()) {
      return Optional.empty();
    }
    boolean voted = moment.view().hasVoted(seat);
    Choice choice =
        Choice.plain(
            "vote-" + seat,
            moment.text(R.string.cube_no_match),
            Moment.play(seat, new CubeMove.VoteNoMatch(!voted, 0)));
    return Optional.of(voted ? choice.with(Icon.CHECK) : choice);
  }

  private void showing(List<Choice> choices) {
    Claim claim = moment.claim();
    String ok = moment.text(R.string.cube_show);
    choices.add(
        claim
            .submit(moment.viewOf(seat))
            .map(move -> Choice.primary("show", ok, Moment.play(seat, move)).with(Icon.CHECK))
            .orElseGet(
                () ->
                    Choice.closed(
                        "show",
                        ok,
                        moment
                            .words()
                            .refusal(
                                claim.card() == 0 ? CubeCode.UNKNOWN_CARD : CubeCode.BAD_FACES))));
    if (moment.view().rules().build) {
      Formula formula = claim.formula().orElse(Claim.usual(moment.side()));
      choices.add(
          Choice.plain(
              "signs",
              moment.text(R.string.cube_signs),
              Moment.draw(claim.withFormula(FormulaStrip.next(formula, moment.side())))));
    }
    // It is there from the beginning: "Show" does not move when there is something to clear.
    String clear = moment.text(R.string.cube_clear);
    choices.add(
        claim.withClue(0).equals(Claim.NOTHING)
            ? Choice.closed("clear", clear, moment.text(R.string.cube_pick))
            : Choice.plain("clear", clear, Moment.draw(Claim.NOTHING.withClue(claim.clue()))));
  }

  private void turn(List<Choice> choices) {
    String end = moment.text(R.string.cube_end_turn);
    CubeMove move = new CubeMove.EndTurn(0);
    if (moment.may(seat, CubeMove.EndTurn.class)) {
      choices.add(Choice.plain("end", end, Moment.play(seat, move)).with(Icon.END_TURN));
    } else if (moment.people().contains(seat) && moment.is(Phase.TURN)) {
      choices.add(Choice.closed("end", end, moment.words().refusal(CubeCode.NO_TILE_MOVED)));
    }
    if (moment.may(seat, CubeMove.TakeBack.class)) {
      choices.add(
          Choice.plain(
                  "take-back",
                  moment.text(R.string.cube_take_back),
                  Moment.play(seat, new CubeMove.TakeBack(0)))
              .with(Icon.UNDO));
    }
  }
}
