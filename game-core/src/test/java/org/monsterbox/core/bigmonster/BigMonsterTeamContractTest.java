package org.monsterbox.core.bigmonster;

import java.util.List;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.MedalSelection;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.ModeChoice;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.TeamMedalGate;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;

public final class BigMonsterTeamContractTest extends BigMonsterContract {

  public BigMonsterTeamContractTest() {
    super(
        ModeChoice.TEAM,
        BigMonsterOptions.DRAFT_ORDER,
        BigMonsterOptions.TEAM_ICE_THRESHOLD,
        BigMonsterOptions.TEAM_MEDAL_GATE,
        BigMonsterOptions.BIG_MONSTER_TIE_BREAK);
  }

  @Override
  protected List<Setup> moreSetups() {
    Options chosen =
        usualOptions()
            .with(BigMonsterOptions.MEDAL_SELECTION, MedalSelection.CHOSEN)
            .with(BigMonsterOptions.TEAM_MEDAL_GATE, TeamMedalGate.PYRAMID);
    return List.of(new Setup(6, quickDraft(), 1), new Setup(4, chosen, 1), new Setup(6, chosen, 1));
  }
}
