package org.monsterbox.core.cube.moves;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.moves.CubeMove.Submit;
import org.monsterbox.core.cube.solver.Judge;
import org.monsterbox.core.cube.solver.Placement;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.Flow;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.table.Playing;
import org.monsterbox.core.cube.table.Searching;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.cube.terms.CubeEvent;
import org.monsterbox.core.cube.terms.Verdict;
import org.monsterbox.core.cube.tiles.Formula;
import org.monsterbox.core.cube.tiles.Layout;
import org.monsterbox.core.cube.tiles.Side;
import org.monsterbox.core.cube.tiles.Sum;
import org.monsterbox.core.cube.tiles.TileMove;
import org.monsterbox.core.cube.tiles.Tiles;
import org.monsterbox.core.cube.tiles.Triple;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;

/** Shows a claim. What is not in form is refused and costs nothing; everything else is judged. */
final class SubmitAction extends CubeAction<Submit> {

  SubmitAction() {
    super(Phase.CLAIM, Phase.SHOW);
  }

  @Override
  @Nullable Code refusalOf(CubeState now, int seat, Submit claim) {
    boolean isShow = now.phase() == Phase.SHOW;
    if (isShow ? !now.isTurnOf(seat) : !now.isClaimer(seat)) {
      return isShow ? CommonCode.NOT_YOUR_TURN : CubeCode.NOT_YOUR_CLAIM;
    }
    if (!now.isTarget(seat, claim.card())) {
      return CubeCode.UNKNOWN_CARD;
    }
    Layout shown = now.zone(seat);
    if (claim.move().isPresent()) {
      TileMove move = claim.move().get();
      if (!Tiles.exists(move.tile())) {
        return CubeCode.UNKNOWN_TILE;
      }
      Code refusal =
          isShow
              ? CubeCode.MOVE_COMMITTED
              : Placement.refusal(shown, move.tile(), move.to(), now.rules().terms.oneGroup());
      if (refusal != null) {
        return refusal;
      }
      shown = shown.with(move.tile(), move.to());
    }
    if (!claim.triple().isOfDifferentFaces() || !isOnTiles(shown, claim.triple())) {
      return CubeCode.BAD_FACES;
    }
    return now.rules().build && !isInForm(claim.formula(), now.rules().terms.side())
        ? CubeCode.BAD_FORMULA
        : null;
  }

  private static boolean isOnTiles(Layout shown, Triple triple) {
    return shown.tileAt(triple.first().cell()).isPresent()
        && shown.tileAt(triple.second().cell()).isPresent()
        && shown.tileAt(triple.third().cell()).isPresent();
  }

  private static boolean isInForm(Optional<Formula> formula, Side side) {
    return formula.isPresent() && formula.get().side() == side;
  }

  @Override
  public void play(Playing play, int seat, Submit claim) {
    CubeState now = play.now();
    Layout shown = now.zone(seat);
    int moved = now.movedTile();
    if (claim.move().isPresent()) {
      moved = claim.move().get().tile();
      shown = shown.with(moved, claim.move().get().to());
    }
    int target = now.target(seat, claim.card());
    Optional<Formula> entered = now.rules().build ? claim.formula() : Optional.empty();
    Verdict verdict =
        Judge.verdict(shown, moved, claim.triple(), entered, target, now.rules().terms);
    if (play.isTold()) {
      play.tell(told(claim, seat, target, verdict, shown, now.rules().terms.side()));
    }
    boolean isCorrect = verdict == Verdict.CORRECT;
    if (claim.move().isPresent() && (isCorrect || now.rules().falseTileStays)) {
      Searching.settleTile(play, claim.move().get());
    }
    Flow flow = Flow.of(now.rules().ruleSet);
    if (isCorrect) {
      flow.correct(play, seat, claim.card());
    } else {
      flow.wrong(play, seat);
    }
  }

  @Override
  public void list(CubeState now, int seat, List<? super Submit> moves) {
    ListedClaims.add(now, seat, moves);
  }

  private static CubeEvent told(
      Submit claim, int seat, int target, Verdict verdict, Layout shown, Side side) {
    Triple triple = claim.triple();
    Optional<Sum> sum = Optional.empty();
    if (verdict == Verdict.CORRECT) {
      sum =
          Sum.making(
              target,
              shown.value(triple.first(), side),
              shown.value(triple.second(), side),
              shown.value(triple.third(), side),
              side);
    }
    return new CubeEvent.Claimed(seat, claim.card(), target, claim.move(), triple, verdict, sum);
  }
}
