package org.monsterbox.core.cube.moves;

import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.table.Playing;
import org.monsterbox.core.cube.table.RaceFlow;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.game.Code;

/** Lays the solved card in front of an opponent. */
final class PlaceModifierAction extends CubeAction<CubeMove.PlaceModifier> {

  PlaceModifierAction() {
    super(Phase.PLACE);
  }

  @Override
  @Nullable Code refusalOf(CubeState now, int seat, CubeMove.PlaceModifier move) {
    if (!now.isClaimer(seat)) {
      return CubeCode.NOT_YOUR_CLAIM;
    }
    if (move.victim() == seat || !now.hasSeat(move.victim())) {
      return CubeCode.BAD_TARGET_SEAT;
    }
    if (!now.isFullOfMods(move.victim())) {
      return move.replaced().isPresent() ? CubeCode.NOTHING_TO_REPLACE : null;
    }
    return now.hasMod(move.victim(), move.replaced().orElse(0)) ? null : CubeCode.MUST_REPLACE;
  }

  @Override
  public void play(Playing play, int seat, CubeMove.PlaceModifier move) {
    RaceFlow.place(play, move.victim(), move.replaced().orElse(0));
  }

  @Override
  public void list(CubeState now, int seat, List<? super CubeMove.PlaceModifier> moves) {
    for (int victim = 0; victim < now.seats(); victim++) {
      if (victim == seat) {
        continue;
      }
      if (!now.isFullOfMods(victim)) {
        moves.add(new CubeMove.PlaceModifier(victim, OptionalInt.empty(), now.clock()));
      } else {
        for (int mod : now.mods(victim)) {
          moves.add(new CubeMove.PlaceModifier(victim, OptionalInt.of(mod), now.clock()));
        }
      }
    }
  }
}
