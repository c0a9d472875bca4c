package org.monsterbox.core.contract.gongs;

import org.monsterbox.core.contract.GameContract;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Rules;

public final class GongsContractTest extends GameContract<GongsState, GongsMove, GongsState> {

  @Override
  protected Rules<GongsState, GongsMove, GongsState> rules() {
    return new Gongs();
  }

  @Override
  protected GongsState reshuffled(GongsState state, int seat, Chance chance) {
    return new GongsState(
        state.scores, state.round, state.clock, state.deadline, state.paused, chance);
  }

  @Override
  protected boolean isListed(GongsState state, int seat, GongsMove move) {
    return move.time() <= state.clock;
  }
}
