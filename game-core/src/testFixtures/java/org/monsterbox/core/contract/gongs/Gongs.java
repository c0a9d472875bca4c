package org.monsterbox.core.contract.gongs;

import java.util.List;
import org.monsterbox.core.game.Audience;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.GameFacts;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.game.Turn;

/** A candle burns; who strikes the gong first has a point, if it was before the candle was down. */
public final class Gongs implements Rules<GongsState, GongsMove, GongsState> {

  /** The next candle is lit. */
  public record Lit(long until) implements Event {
    @Override
    public boolean reveals() {
      return true;
    }
  }

  private static final int ROUNDS = 5;

  @Override
  public GameFacts facts() {
    return new GameFacts("gongs", 1, 4, 1, 2);
  }

  @Override
  public List<OptionSpec<?>> options() {
    return List.of();
  }

  @Override
  public GongsState start(Setup setup, Events out) {
    checkSeats(setup);
    return lit(new int[setup.seats()], 0, 0, Chance.of(setup.seed(), "candles"), out);
  }

  private static GongsState lit(int[] scores, int round, long clock, Chance candles, Events out) {
    long deadline = clock + 1000 + candles.below(1000);
    if (out.wanted()) {
      out.add(Audience.EVERYONE, new Lit(deadline));
    }
    return new GongsState(scores, round, clock, deadline, candles.next());
  }

  @Override
  public Turn turn(GongsState state) {
    return state.round == ROUNDS ? Turn.OVER : Turn.ofAll(state.scores.length);
  }

  /** The gong can be struck at any time; at once is listed. */
  @Override
  public List<GongsMove> legalMoves(GongsState state, int seat) {
    return turn(state).includes(seat)
        ? List.of(new GongsMove(true, state.clock), new GongsMove(false, state.deadline))
        : List.of();
  }

  @Override
  public GongsState play(GongsState state, int seat, GongsMove move, Events out) {
    if (move.time() < state.clock) {
      throw new Refusal(GongsCode.CLOCK_BACKWARDS);
    }
    if (turn(state).isOver()) {
      throw new Refusal(CommonCode.GAME_OVER);
    }
    if (!turn(state).includes(seat)) {
      throw new Refusal(CommonCode.BAD_SEAT);
    }
    boolean burning = move.time() < state.deadline;
    if (move.strikes() != burning) {
      throw new Refusal(burning ? GongsCode.STILL_BURNING : CommonCode.WRONG_PHASE);
    }
    int[] scores = state.scores.clone();
    scores[seat] += move.strikes() ? 1 : 0;
    return lit(scores, state.round + 1, move.time(), state.candles, out);
  }

  @Override
  public GongsState view(GongsState state, int seat) {
    return state.seen();
  }

  @Override
  public GongsState imagine(GongsState view, Chance chance) {
    return new GongsState(view.scores, view.round, view.clock, view.deadline, chance);
  }

  @Override
  public Outcome outcome(GongsState state) {
    if (!turn(state).isOver()) {
      throw new IllegalStateException("There are candles left");
    }
    return Outcome.byScore(GongsCode.ROUNDS_OVER, state.scores);
  }

  @Override
  public GongsMove readMove(String text) {
    if (text.matches("(strike|tick) (0|[1-9][0-9]{0,9})")) {
      boolean strikes = text.startsWith("s");
      return new GongsMove(strikes, Long.parseLong(text.substring(text.indexOf(' ') + 1)));
    }
    throw new Refusal(CommonCode.UNREADABLE_MOVE);
  }
}
