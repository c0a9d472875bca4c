package org.monsterbox.app.games.thirteen.sheets;

import java.util.Optional;
import org.monsterbox.app.R;
import org.monsterbox.app.games.thirteen.moment.Moment;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenCode;

/** What is missing for something that cannot be done now, as it is at this table. */
public final class Obstacles {

  private final Moment moment;
  private final ThirteenView view;
  private final int actor;

  public Obstacles(Moment moment) {
    this.moment = moment;
    this.view = moment.view();
    this.actor = view.actor();
  }

  String toTrade() {
    if (!othersOwn()) {
      return alone(R.string.thirteen_no_set_of, R.string.thirteen_no_set_of_anybody);
    }
    return view.offers() >= view.options().maxOffers()
        ? moment.words().refusal(ThirteenCode.TRADE_LIMIT)
        : inOrder();
  }

  String toAttack() {
    if (view.attackUsed()) {
      return moment.words().refusal(ThirteenCode.ALREADY_ATTACKED);
    }
    return othersOwn()
        ? inOrder()
        : alone(R.string.thirteen_no_target_of, R.string.thirteen_no_target_of_anybody);
  }

  /** There is nothing to be swapped, or it is too late for that. */
  String toSacrifice() {
    return view.options().isStrict() && view.attackUsed()
        ? inOrder()
        : moment.text(R.string.thirteen_no_swap);
  }

  String toFreeze() {
    if (view.diceInSupply() == 0) {
      return moment.words().refusal(ThirteenCode.NO_DICE);
    }
    int cell = 0;
    while (cell < ThirteenView.CELLS - 1
        && (!view.isFaceDown(cell) || view.frostOwner(cell) != ThirteenView.NOBODY)) {
      cell++;
    }
    Optional<Code> code = moment.rehearsal().refusal(view, new ThirteenMove.Permafrost(cell));
    return code.isPresent()
        ? moment.words().refusal(code.get())
        : moment.words().refusal(ThirteenCode.ALREADY_FROZEN);
  }

  /** Why a card is not turned although it lies face down. */
  public String toTurn(int cell) {
    int owner = view.frostOwner(cell);
    if (owner != ThirteenView.NOBODY && owner != actor) {
      return moment.text(R.string.thirteen_no_frozen_by, moment.name(owner));
    }
    return moment.text(R.string.thirteen_no_search_by_card);
  }

  private String inOrder() {
    return moment.text(R.string.thirteen_no_later_step);
  }

  private boolean othersOwn() {
    for (int seat = 0; seat < view.seats(); seat++) {
      if (seat != actor && view.setBits(seat) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Of the only other one by name, or of all others. */
  private String alone(int ofOne, int ofAnybody) {
    return view.seats() == 2 ? moment.text(ofOne, moment.name(1 - actor)) : moment.text(ofAnybody);
  }
}
