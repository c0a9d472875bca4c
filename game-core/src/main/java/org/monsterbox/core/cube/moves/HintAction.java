package org.monsterbox.core.cube.moves;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.hint.CubeHint;
import org.monsterbox.core.cube.solver.Solution;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.table.Flow;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.table.Playing;
import org.monsterbox.core.cube.table.Searching;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.terms.Verdict;
import org.monsterbox.core.cube.tiles.Sum;
import org.monsterbox.core.game.Code;

/** Solo: the next step of the hint, for its price. Where others play, hints are no moves. */
final class HintAction extends CubeAction<CubeMove.Hint> {

  HintAction() {
    super(Phase.SEARCH, Phase.TURN);
  }

  @Override
  @Nullable Code refusalOf(CubeState now, int seat, CubeMove.Hint move) {
    if (!now.rules().isSolo) {
      return CubeCode.NOT_ALONE;
    } else if (move.step() != now.hints() + 1 || move.step() > CubeHint.LAST) {
      return CubeCode.HINT_OUT_OF_ORDER;
    }
    // That there is none is what the first step tells.
    return move.step() > 1 && !Searching.hasMatch(now) ? CubeCode.NO_SOLUTION : null;
  }

  @Override
  public void play(Playing play, int seat, CubeMove.Hint move) {
    boolean isLast = move.step() == CubeHint.LAST;
    play.payHint(move.step(), isLast ? 0 : CubeHint.price(move.step()));
    // Records are read without anybody who listens: then only the last step needs a solution.
    if (isLast || play.isTold()) {
      tell(play, seat, CubeHint.of(CubeView.of(play.now(), seat)));
    }
  }

  @Override
  public void list(CubeState now, int seat, List<? super CubeMove.Hint> moves) {
    CubeMove.Hint hint = new CubeMove.Hint(now.hints() + 1, now.clock());
    if (refusal(now, seat, hint) == null) {
      moves.add(hint);
    }
  }

  private static void tell(Playing play, int seat, Optional<CubeHint> hint) {
    int step = play.now().hints();
    if (play.isTold()) {
      boolean isMoved = hint.flatMap(found -> found.solution().move()).isPresent();
      int card = hint.map(CubeHint::card).orElse(0);
      int target = hint.map(CubeHint::target).orElse(0);
      play.tell(new CubeEvent.Hinted(seat, step, card, target, isMoved));
    }
    if (step == CubeHint.LAST) {
      giveAway(play, seat, hint.orElseThrow());
    }
  }

  private static void giveAway(Playing play, int seat, CubeHint hint) {
    CubeState now = play.now();
    Solution solution = hint.solution();
    if (play.isTold()) {
      Optional<Sum> sum = solution.sum(now.zone(seat), hint.target(), now.rules().terms.side());
      play.tell(
          new CubeEvent.Claimed(
              seat,
              hint.card(),
              hint.target(),
              solution.move(),
              solution.triple(),
              Verdict.GIVEN_AWAY,
              sum));
    }
    Flow.of(now.rules().ruleSet).givenAway(play, hint.card());
  }
}
