package org.monsterbox.core.cube.moves;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.table.CodeFlow;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.table.Playing;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.game.Code;

/** Gives a card back after a wrong claim. */
final class ReturnCardAction extends CubeAction<CubeMove.ReturnCard> {

  ReturnCardAction() {
    super(Phase.PENALTY);
  }

  @Override
  @Nullable Code refusalOf(CubeState now, int seat, CubeMove.ReturnCard move) {
    if (!now.isClaimer(seat)) {
      return CubeCode.NOT_YOUR_CLAIM;
    }
    return now.hasWon(seat, move.card()) ? null : CubeCode.CARD_NOT_OWNED;
  }

  @Override
  public void play(Playing play, int seat, CubeMove.ReturnCard move) {
    CodeFlow.returnCard(play, seat, move.card());
  }

  @Override
  public void list(CubeState now, int seat, List<? super CubeMove.ReturnCard> moves) {
    for (int card : now.won(seat)) {
      moves.add(new CubeMove.ReturnCard(card, now.clock()));
    }
  }
}
