package org.monsterbox.core.bigmonster;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.monsterbox.core.bigmonster.BigMonsterMove.Pick;
import org.monsterbox.core.bigmonster.BigMonsterOptions.DraftOrder;
import org.monsterbox.core.bigmonster.BigMonsterOptions.MedalSelection;
import org.monsterbox.core.bigmonster.BigMonsterOptions.ModeChoice;
import org.monsterbox.core.bigmonster.BigMonsterOptions.PlacementTiming;
import org.monsterbox.core.bigmonster.BigMonsterOptions.TeamMedalGate;
import org.monsterbox.core.contract.GameContract;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;

public final class BigMonsterContractTest
    extends GameContract<BigMonsterState, BigMonsterMove, BigMonsterView> {

  @Override
  protected Rules<BigMonsterState, BigMonsterMove, BigMonsterView> rules() {
    return new BigMonster();
  }

  @Override
  protected BigMonsterState reshuffled(BigMonsterState state, int seat, Chance chance) {
    return BigMonsterSecrets.reshuffled(state, seat, chance);
  }

  @Override
  protected BigMonsterMove randomMove(
      BigMonsterState state, int seat, List<BigMonsterMove> moves, Chance chance) {
    return BigMonsterChooser.choose(state, seat, moves, chance);
  }

  /** Picks that name a place are too many to list. */
  @Override
  protected boolean isListed(BigMonsterState state, int seat, BigMonsterMove move) {
    return !(move instanceof Pick pick && pick.hasPlace());
  }

  @Override
  protected void checkInvariants(BigMonsterState state) {
    BigMonsterInvariants.check(state);
  }

  @Override
  protected int mostMoves() {
    return 250;
  }

  @Override
  protected List<Setup> moreSetups() {
    Options usual = Options.usual(rules().options());
    Options goals =
        usual
            .with(BigMonsterOptions.SG_PANDA, true)
            .with(BigMonsterOptions.SG_UNICORNS, true)
            .with(BigMonsterOptions.SG_AMBASSADOR, true)
            .with(BigMonsterOptions.SG_YETI, true)
            .with(BigMonsterOptions.SG_GOLD, true)
            .with(BigMonsterOptions.SG_EXPLORERS, true);
    Options quick =
        goals
            .with(BigMonsterOptions.SG_DRAGON_TOKEN, true)
            .with(BigMonsterOptions.PLACEMENT_TIMING, PlacementTiming.WITH_PICK);
    Options team =
        usual
            .with(BigMonsterOptions.MODE, ModeChoice.TEAM)
            .with(BigMonsterOptions.MEDAL_SELECTION, MedalSelection.CHOSEN)
            .with(BigMonsterOptions.TEAM_MEDAL_GATE, TeamMedalGate.PYRAMID);
    return List.of(
        new Setup(2, goals, 1),
        new Setup(3, goals, 1),
        new Setup(4, quick, 1),
        new Setup(5, quick.with(BigMonsterOptions.DRAFT_ORDER, DraftOrder.FREE), 1),
        new Setup(6, quick.with(BigMonsterOptions.MODE, ModeChoice.TEAM), 1),
        new Setup(4, team, 1),
        new Setup(6, team, 1));
  }

  @Override
  protected List<Setup> otherModes(int games) {
    Options usual = Options.usual(rules().options());
    Options team = usual.with(BigMonsterOptions.MODE, ModeChoice.TEAM);
    Options draft = usual.with(BigMonsterOptions.MODE, ModeChoice.INDIVIDUAL);
    List<Setup> setups = new ArrayList<>();
    for (int seed = 1; seed <= games; seed++) {
      setups.add(new Setup(3, draft, seed));
      setups.add(new Setup(4, team, seed));
      setups.add(new Setup(6, team, seed));
    }
    return setups;
  }

  @Override
  protected String goldenName(Setup setup) {
    Mode mode = Mode.of(BigMonsterOptions.of(setup.options()), setup.seats());
    return super.goldenName(setup) + "-" + mode.name().toLowerCase(Locale.ROOT);
  }
}
