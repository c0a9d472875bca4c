package org.monsterbox.core.contract.claws;

import org.monsterbox.core.contract.GameContract;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Rules;

public final class ClawsContractTest extends GameContract<ClawsState, ClawsMove, ClawsView> {

  @Override
  protected Rules<ClawsState, ClawsMove, ClawsView> rules() {
    return new Claws();
  }

  @Override
  protected ClawsState reshuffled(ClawsState state, int seat, Chance chance) {
    return ClawsSecrets.reshuffled(state, seat, chance);
  }
}
