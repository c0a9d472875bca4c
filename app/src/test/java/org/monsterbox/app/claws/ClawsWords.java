package org.monsterbox.app.claws;

import java.util.List;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.app.games.OptionNames;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.contract.claws.ClawsEvent;
import org.monsterbox.core.contract.claws.ClawsMove;
import org.monsterbox.core.contract.claws.ClawsView;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Event;

/** What is said about a game of Claws. */
final class ClawsWords implements GameWords<ClawsMove, ClawsView> {

  @Override
  public String event(Event event, List<Seat> seats) {
    if (event instanceof ClawsEvent.Dealt dealt) {
      return seats.get(dealt.seat()).name() + " holds " + dealt.cards();
    }
    if (event instanceof ClawsEvent.Clawed clawed) {
      return seats.get(clawed.seat()).name() + " played " + clawed.card();
    }
    if (event instanceof ClawsEvent.Won won) {
      return seats.get(won.seat()).name() + " won " + won.points();
    }
    return event instanceof ClawsEvent.Thrown thrown ? "The die shows " + thrown.die() : "";
  }

  @Override
  public String refusal(Code code) {
    return "Refused: " + code.name();
  }

  @Override
  public String move(ClawsMove move, ClawsView view, List<Seat> seats) {
    return "Play card " + move.card();
  }

  @Override
  public String reason(Reason reason, List<Seat> seats) {
    return "Because of " + reason.code().name();
  }

  @Override
  public String prompt(ClawsView view, List<Seat> seats) {
    return seats.get(view.actor()).name() + ", play a card";
  }

  @Override
  public String ending(Code reason) {
    return "Ended by " + reason.name();
  }

  @Override
  public OptionNames options() {
    return new WrittenOptions();
  }
}
