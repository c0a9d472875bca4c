package org.monsterbox.core.contract.gongs;

import java.util.List;
import java.util.Locale;
import org.monsterbox.core.contract.gongs.GongsMove.Kind;
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
    return new GongsState(scores, round, clock, deadline, false, candles.next());
  }

  @Override
  public Turn turn(GongsState state) {
    return state.round == ROUNDS ? Turn.OVER : Turn.ofAll(state.scores.length);
  }

  /**
   * The gong can be struck at any time; at once is listed. Pauses are not, or nobody would play.
   */
  @Override
  public List<GongsMove> legalMoves(GongsState state, int seat) {
    if (!turn(state).includes(seat)) {
      return List.of();
    }
    return state.paused
        ? List.of(new GongsMove(Kind.RESUME, state.clock))
        : List.of(
            new GongsMove(Kind.STRIKE, state.clock), new GongsMove(Kind.TICK, state.deadline));
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
    boolean isResumed = move.kind() == Kind.RESUME && move.time() == state.clock;
    if (state.paused != isResumed) {
      throw new Refusal(state.paused ? GongsCode.COVERED : CommonCode.WRONG_PHASE);
    }
    boolean burning = move.time() < state.deadline;
    return switch (move.kind()) {
      case PAUSE, RESUME ->
          new GongsState(
              state.scores, state.round, move.time(), state.deadline, !state.paused, state.candles);
      case STRIKE -> {
        if (!burning) {
          throw new Refusal(CommonCode.WRONG_PHASE);
        }
        int[] scores = state.scores.clone();
        scores[seat]++;
        yield lit(scores, state.round + 1, move.time(), state.candles, out);
      }
      case TICK -> {
        if (burning) {
          throw new Refusal(GongsCode.STILL_BURNING);
        }
        yield lit(state.scores, state.round + 1, move.time(), state.candles, out);
      }
    };
  }

  @Override
  public GongsState view(GongsState state, int seat) {
    return state.seen();
  }

  @Override
  public GongsState imagine(GongsState view, Chance chance) {
    return new GongsState(view.scores, view.round, view.clock, view.deadline, view.paused, chance);
  }

  @Override
  public Outcome outcome(GongsState state) {
    if (!turn(state).isOver()) {
      throw new IllegalStateException("There are candles left");
    }
    return Outcome.byScore(GongsCode.ROUNDS_OVER, state.scores);
  }

  @Override
  public String text(GongsMove move) {
    return move.kind().name().toLowerCase(Locale.ROOT) + " " + move.time();
  }

  @Override
  public GongsMove readMove(String text) {
    if (text.matches("(strike|tick|pause|resume) (0|[1-9][0-9]{0,9})")) {
      String[] words = text.split(" ", 0);
      Kind kind = Kind.valueOf(words[0].toUpperCase(Locale.ROOT));
      return new GongsMove(kind, Long.parseLong(words[1]));
    }
    throw new Refusal(CommonCode.UNREADABLE_MOVE);
  }
}
