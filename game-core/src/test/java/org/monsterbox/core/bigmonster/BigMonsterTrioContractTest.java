package org.monsterbox.core.bigmonster;

import java.util.List;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.ModeChoice;
import org.monsterbox.core.game.Setup;

public final class BigMonsterTrioContractTest extends BigMonsterContract {

  public BigMonsterTrioContractTest() {
    super(ModeChoice.TRIO);
  }

  @Override
  protected List<Setup> moreSetups() {
    return List.of(new Setup(3, stretchGoals(), 1));
  }
}
