package org.monsterbox.core.cube;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;

/** Gives a card back after a wrong claim. */
final class ReturnCardAction extends CubeAction<CubeMove.ReturnCard> {

  ReturnCardAction() {
    super(Phase.PENALTY);
  }

  @Override
  @Nullable Code refusalOf(CubeState now, int seat, CubeMove.ReturnCard move) {
    if (seat != now.claimer) {
      return CubeCode.NOT_YOUR_CLAIM;
    }
    return Codes.contains(now.won[seat], move.card()) ? null : CubeCode.CARD_NOT_OWNED;
  }

  @Override
  public void play(Playing play, int seat, CubeMove.ReturnCard move) {
    CodeFlow.giveBack(play, seat, Codes.indexOf(play.now.won[seat], move.card()));
  }

  @Override
  public void list(CubeState now, int seat, List<? super CubeMove.ReturnCard> moves) {
    for (byte card : now.won[seat]) {
      moves.add(new CubeMove.ReturnCard(card, now.clock));
    }
  }
}
