package org.monsterbox.app.gongs;

import java.util.List;
import org.monsterbox.app.claws.WrittenOptions;
import org.monsterbox.app.games.GameWords;
import org.monsterbox.app.games.OptionNames;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.contract.gongs.GongsMove;
import org.monsterbox.core.contract.gongs.GongsState;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.Event;

/** What is said about a game of Gongs. */
final class GongsWords implements GameWords<GongsMove, GongsState> {

  @Override
  public String event(Event event, List<Seat> seats) {
    return "A candle is lit";
  }

  @Override
  public String refusal(Code code) {
    return "Refused: " + code.name();
  }

  @Override
  public String move(GongsMove move, GongsState view, List<Seat> seats) {
    return move.kind().name();
  }

  @Override
  public String reason(Reason reason, List<Seat> seats) {
    return reason.code().name();
  }

  @Override
  public String prompt(GongsState view, List<Seat> seats) {
    return "Strike before the candle is down";
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
