package org.monsterbox.core.cube;

import org.jspecify.annotations.Nullable;
import org.monsterbox.core.game.Code;

/** Lays the solved card in front of an opponent. */
final class PlaceModifierAction implements Action<CubeMove.PlaceModifier> {

  @Override
  public boolean isIn(Phase phase) {
    return phase == Phase.PLACE;
  }

  @Override
  public @Nullable Code refusal(CubeState now, int seat, CubeMove.PlaceModifier move) {
    if (seat != now.claimer) {
      return CubeCode.NOT_YOUR_CLAIM;
    }
    if (move.victim() == seat || move.victim() >= now.seats) {
      return CubeCode.BAD_TARGET_SEAT;
    }
    byte[] mods = now.mods[move.victim()];
    if (mods.length < RaceFlow.MOST_MODS) {
      return move.replaced().isPresent() ? CubeCode.NOTHING_TO_REPLACE : null;
    }
    return Codes.contains(mods, move.replaced().orElse(0)) ? null : CubeCode.MUST_REPLACE;
  }

  @Override
  public void play(Playing play, int seat, CubeMove.PlaceModifier move) {
    RaceFlow.place(play, move.victim(), move.replaced().orElse(0));
  }
}
