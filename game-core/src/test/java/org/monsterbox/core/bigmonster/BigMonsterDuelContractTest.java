package org.monsterbox.core.bigmonster;

import java.util.List;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.ModeChoice;
import org.monsterbox.core.game.Setup;

public final class BigMonsterDuelContractTest extends BigMonsterContract {

  public BigMonsterDuelContractTest() {
    super(ModeChoice.DUEL);
  }

  @Override
  protected List<Setup> moreSetups() {
    return List.of(new Setup(2, stretchGoals(), 1));
  }
}
