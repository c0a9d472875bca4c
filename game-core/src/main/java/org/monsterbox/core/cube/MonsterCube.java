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
import org.monsterbox.core.game.Words;

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
  public List<OptionSpec<?>> options() {
    return CubeOptions.ALL;
  }

  @Override
  public CubeState start(Setup setup, Events out) {
    checkSeats(setup);
    return Start.of(setup, out);
  }

  /** Who shows or has the turn; everybody while all search. A deadline is theirs as well. */
  @Override
  public Turn turn(CubeState state) {
    if (state.isOver()) {
      return Turn.OVER;
    }
    if (state.claimer != CubeState.NONE && !state.paused) {
      return Turn.of(state.claimer);
    }
    boolean isForAll = state.paused || state.rules.ruleSet.isShared();
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
    if (move.time() < state.clock) {
      throw new Refusal(CubeCode.CLOCK_BACKWARDS);
    }
    if (state.isOver()) {
      throw new Refusal(CommonCode.GAME_OVER);
    }
    // Deadlines on the way are told only if the move itself is not refused.
    Playing play = advanced(state, move, Events.NONE);
    Code refusal = refusal(state, play.now, seat, move);
    if (refusal != null) {
      throw new Refusal(refusal);
    }
    if (out.wanted()) {
      play = advanced(state, move, out);
    }
    if (Pausing.isOne(move)) {
      Pausing.play(play);
    } else if (!(move instanceof CubeMove.Tick)) {
      Actions.of(move).play(play, seat, move);
    }
    return play.now;
  }

  /** The clock stands still in a pause. */
  private static Playing advanced(CubeState state, CubeMove move, Events out) {
    Playing play = new Playing(state, out);
    if (!state.paused) {
      play.advanceTo(move.time());
    }
    return play;
  }

  /** In the order of the rules, after deadlines on the way have passed. */
  private @Nullable Code refusal(CubeState before, CubeState now, int seat, CubeMove move) {
    boolean isTick = move instanceof CubeMove.Tick;
    if (now.isOver() && !isTick) {
      return CommonCode.GAME_OVER;
    }
    Code pause = Pausing.refusal(now, move);
    if (pause != null) {
      return pause;
    }
    boolean isAction = !isTick && !Pausing.isOne(move);
    boolean isTooEarly =
        isTick && (before.deadline == CubeState.NONE || move.time() < before.deadline);
    if (isTooEarly || (isAction && !Actions.of(move).isIn(now.phase))) {
      return CommonCode.WRONG_PHASE;
    }
    if (seat < 0 || seat >= now.seats) {
      return CommonCode.BAD_SEAT;
    }
    return isAction
        ? Actions.of(move).refusal(now, seat, move)
        : refusalOfOther(isTick ? before : now, seat);
  }

  /** The clock and the pause are for those who may act. */
  private @Nullable Code refusalOfOther(CubeState state, int seat) {
    if (turn(state).includes(seat)) {
      return null;
    }
    return state.claimer == CubeState.NONE ? CommonCode.NOT_YOUR_TURN : CubeCode.NOT_YOUR_CLAIM;
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
    return Words.read(text, MoveReader::read);
  }
}
