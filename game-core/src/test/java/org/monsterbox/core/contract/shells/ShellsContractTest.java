package org.monsterbox.core.contract.shells;

import org.monsterbox.core.contract.GameContract;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Rules;

public final class ShellsContractTest extends GameContract<ShellsState, ShellsMove, ShellsView> {

  @Override
  protected Rules<ShellsState, ShellsMove, ShellsView> rules() {
    return new Shells();
  }

  @Override
  protected ShellsState reshuffled(ShellsState state, int seat, Chance chance) {
    return ShellsSecrets.reshuffled(state, seat, chance);
  }
}
