package org.monsterbox.core.bigmonster;

import java.util.List;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.DraftOrder;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.ModeChoice;
import org.monsterbox.core.game.Setup;

public final class BigMonsterIndividualContractTest extends BigMonsterContract {

  public BigMonsterIndividualContractTest() {
    super(
        ModeChoice.INDIVIDUAL,
        BigMonsterOptions.DRAFT_ORDER,
        BigMonsterOptions.PLACEMENT_TIMING,
        BigMonsterOptions.FIRST_SEAT,
        BigMonsterOptions.LATE_TILE_MEDALS,
        BigMonsterOptions.AMBASSADOR_COUNTS_EXPLORER,
        BigMonsterOptions.PANDA_MEDAL_VALUE,
        BigMonsterOptions.YETI_MEDAL_VALUE,
        BigMonsterOptions.SG_PANDA,
        BigMonsterOptions.SG_UNICORNS,
        BigMonsterOptions.SG_AMBASSADOR,
        BigMonsterOptions.SG_YETI,
        BigMonsterOptions.SG_GOLD,
        BigMonsterOptions.SG_DRAGON_TOKEN,
        BigMonsterOptions.SG_EXPLORERS,
        BigMonsterOptions.LIVE_SCORES);
  }

  @Override
  protected List<Setup> moreSetups() {
    return List.of(
        new Setup(4, quickDraft(), 1),
        new Setup(5, quickDraft().with(BigMonsterOptions.DRAFT_ORDER, DraftOrder.FREE), 1));
  }
}
