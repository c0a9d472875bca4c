package org.monsterbox.core.cube;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.moves.CubeMoves;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.table.Playing;
import org.monsterbox.core.cube.table.Standings;
import org.monsterbox.core.cube.table.Start;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.RuleSet;
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

/** The rules of Monster Cube. What is said about each kind of move is in {@link CubeMoves}. */
public final class MonsterCube implements Rules<CubeState, CubeMove, CubeView> {

  public static final GameFacts FACTS = new GameFacts("cube", 1, 4, 15, 30);

  @Override
  public GameFacts facts() {
    return FACTS;
  }

  @Override
  public int mostSeats() {
    return RuleSet.MOST_SEATS;
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

  @Override
  public Turn turn(CubeState state) {
    return state.turn();
  }

  @Override
  public List<CubeMove> legalMoves(CubeState state, int seat) {
    List<CubeMove> moves = new ArrayList<>();
    if (turn(state).includes(seat)) {
      CubeMoves.TABLE.list(state, seat, moves);
    }
    return moves;
  }

  /** The same for those who have only the view: what is hidden forbids nothing. */
  public List<CubeMove> legalMoves(CubeView view) {
    return legalMoves(view.seen(), view.seat());
  }

  @Override
  public CubeState play(CubeState state, int seat, CubeMove move, Events out) {
    if (move.time() < state.clock()) {
      throw new Refusal(CubeCode.CLOCK_BACKWARDS);
    }
    if (state.isOver()) {
      throw new Refusal(CommonCode.GAME_OVER);
    }
    // Deadlines on the way are told only if the move itself is not refused.
    Playing play = advanced(state, move, Events.NONE);
    // Only a tick is about the deadline that has passed on the way.
    Code refusal = refusal(move instanceof CubeMove.Tick ? state : play.now(), seat, move);
    if (refusal != null) {
      throw new Refusal(refusal);
    }
    if (out.wanted()) {
      play = advanced(state, move, out);
    }
    CubeMoves.TABLE.play(play, seat, move);
    return play.now();
  }

  /** The clock stands still in a pause. */
  private static Playing advanced(CubeState state, CubeMove move, Events out) {
    Playing play = new Playing(state, out);
    if (!state.isPaused()) {
      play.advanceTo(move.time());
    }
    return play;
  }

  /** In the order of the rules. */
  private static @Nullable Code refusal(CubeState now, int seat, CubeMove move) {
    if (now.isOver()) {
      return CommonCode.GAME_OVER;
    }
    if (now.isPaused() && !(move instanceof CubeMove.Resume)) {
      return CubeCode.PAUSED;
    }
    return CubeMoves.TABLE.refusal(now, seat, move);
  }

  /** Why the seat that has this view cannot make this move; empty if it can. */
  public Optional<Code> refusal(CubeView view, CubeMove move) {
    try {
      play(view.seen(), view.seat(), move, Events.NONE);
      return Optional.empty();
    } catch (Refusal refusal) {
      return Optional.of(refusal.code());
    }
  }

  @Override
  public CubeView view(CubeState state, int seat) {
    return CubeView.of(state, seat);
  }

  @Override
  public CubeState imagine(CubeView view, Chance chance) {
    return view.imagined(chance);
  }

  @Override
  public Outcome outcome(CubeState state) {
    return Standings.outcome(state);
  }

  @Override
  public String text(CubeMove move) {
    return CubeMoves.TABLE.text(move);
  }

  @Override
  public CubeMove readMove(String text) {
    return CubeMoves.TABLE.read(text);
  }
}
