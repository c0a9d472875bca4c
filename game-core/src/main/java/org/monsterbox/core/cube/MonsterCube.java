package org.monsterbox.core.cube;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.GameFacts;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.game.Turn;

/** The rules of Monster Cube. Each kind of move has its own {@link Action}. */
public final class MonsterCube implements Rules<CubeState, CubeMove, CubeView> {

  public static final GameFacts FACTS = new GameFacts("cube", 1, 4, 15, 30);

  /** With the option for six seats. */
  public static final int MOST_SEATS = 6;

  @Override
  public GameFacts facts() {
    return FACTS;
  }

  @Override
  public int mostSeats() {
    return MOST_SEATS;
  }

  @Override
  public int version() {
    return 1;
  }

  @Override
  public List<OptionSpec<?>> options() {
    return CubeOptions.ALL;
  }

  @Override
  public CubeState start(Setup setup, Events out) {
    checkSeats(setup);
    return Start.of(setup, out);
  }

  /** Everybody may stop a clock that runs; where none runs, the one whose turn it is may act. */
  @Override
  public Turn turn(CubeState state) {
    if (state.isOver()) {
      return Turn.OVER;
    }
    boolean isForAll =
        state.paused || state.rules.ruleSet.isShared() || state.deadline != CubeState.NONE;
    return isForAll ? Turn.ofAll(state.seats) : Turn.of(state.currentSeat);
  }

  @Override
  public List<CubeMove> legalMoves(CubeState state, int seat) {
    return turn(state).includes(seat) ? Listing.of(state, seat) : List.of();
  }

  /** The same for those who have only the view: what is hidden forbids nothing. */
  public List<CubeMove> legalMoves(CubeView view) {
    return legalMoves(view.seen, view.seat());
  }

  @Override
  public CubeState play(CubeState state, int seat, CubeMove move, Events out) {
    Playing play = new Playing(state, out);
    Code early = earlyRefusal(state, move);
    if (early != null) {
      throw new Refusal(early);
    }
    // What happens on the way is told only if the move is not refused.
    Events silent = Events.NONE;
    Playing trial = out.wanted() ? new Playing(state, silent) : play;
    boolean fired = !state.paused && trial.advanceTo(move.time());
    Code refusal = refusal(trial.now, seat, move, fired);
    if (refusal != null) {
      throw new Refusal(refusal);
    }
    if (trial != play) {
      play.advanceTo(state.paused ? state.clock : move.time());
    }
    if (Pausing.isOne(move)) {
      Pausing.play(play);
    } else if (!(move instanceof CubeMove.Tick)) {
      Actions.of(move).play(play, seat, move);
    }
    return play.now;
  }

  private static @Nullable Code earlyRefusal(CubeState state, CubeMove move) {
    if (move.time() < state.clock) {
      return CubeCode.CLOCK_BACKWARDS;
    }
    return state.isOver() ? CommonCode.GAME_OVER : null;
  }

  /** After the time has passed, and deadlines on the way. */
  private @Nullable Code refusal(CubeState now, int seat, CubeMove move, boolean fired) {
    boolean isTick = move instanceof CubeMove.Tick;
    if (now.isOver() && !isTick) {
      return CommonCode.GAME_OVER;
    }
    Code pause = Pausing.refusal(now, move);
    if (pause != null) {
      return pause;
    }
    boolean isForTheClock = isTick || Pausing.isOne(move);
    if (isTick ? !fired : !isForTheClock && !Actions.of(move).isIn(now.phase)) {
      return CommonCode.WRONG_PHASE;
    }
    if (seat < 0 || seat >= now.seats) {
      return CommonCode.BAD_SEAT;
    }
    if (isForTheClock) {
      return isTick || turn(now).includes(seat) ? null : CommonCode.NOT_YOUR_TURN;
    }
    return Actions.of(move).refusal(now, seat, move);
  }

  /** Why the seat that has this view cannot make this move; empty if it can. */
  public Optional<Code> refusal(CubeView view, CubeMove move) {
    try {
      play(view.seen, view.seat(), move, Events.NONE);
      return Optional.empty();
    } catch (Refusal refusal) {
      return Optional.of(refusal.code());
    }
  }

  @Override
  public CubeView view(CubeState state, int seat) {
    return new CubeView(Seen.by(state, seat), seat);
  }

  @Override
  public CubeState imagine(CubeView view, Chance chance) {
    return Imagined.state(view.seen, chance);
  }

  @Override
  public Outcome outcome(CubeState state) {
    return Standings.outcome(state);
  }

  @Override
  public CubeMove readMove(String text) {
    return MoveReader.read(text);
  }
}
