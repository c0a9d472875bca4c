package org.monsterbox.core.cube;

import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;

/** Gives a card back after a wrong claim. */
final class ReturnCardAction implements Action<CubeMove.ReturnCard> {

  @Override
  public boolean isIn(Phase phase) {
    return phase == Phase.PENALTY;
  }

  @Override
  public @Nullable Code refusal(CubeState now, int seat, CubeMove.ReturnCard move) {
    if (seat != now.claimer) {
      return CubeCode.NOT_YOUR_CLAIM;
    }
    return Codes.contains(now.won[seat], move.card()) ? null : CubeCode.CARD_NOT_OWNED;
  }

  @Override
  public void play(Playing play, int seat, CubeMove.ReturnCard move) {
    CodeFlow.giveBack(play, seat, Codes.indexOf(play.now.won[seat], move.card()));
  }
}
