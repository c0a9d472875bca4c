package org.monsterbox.core.bigmonster;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Pick;
import org.monsterbox.core.bigmonster.table.BigMonsterInvariants;
import org.monsterbox.core.bigmonster.table.BigMonsterSecrets;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.ModeChoice;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.PlacementTiming;
import org.monsterbox.core.contract.GameContract;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;

/** The contract for one of the modes. */
public abstract class BigMonsterContract
    extends GameContract<BigMonsterState, BigMonsterMove, BigMonsterView> {

  private final ModeChoice mode;
  private final List<OptionSpec<?>> varied;

  /** For a mode, and the options that are tried in it besides those of all modes. */
  BigMonsterContract(ModeChoice mode, OptionSpec<?>... ownOptions) {
    this.mode = mode;
    varied = new ArrayList<>(List.of(ownOptions));
    varied.addAll(
        List.of(
            BigMonsterOptions.MEDAL_SELECTION,
            BigMonsterOptions.PENALTY_ALL_TIED,
            BigMonsterOptions.INTEGRATED_COUNTS_FOR_PENALTY));
  }

  @Override
  protected final Rules<BigMonsterState, BigMonsterMove, BigMonsterView> rules() {
    return new BigMonster();
  }

  @Override
  protected final Options usualOptions() {
    return Options.usual(rules().options()).with(BigMonsterOptions.MODE, mode);
  }

  @Override
  protected final List<OptionSpec<?>> variedOptions() {
    return varied;
  }

  @Override
  protected final String goldenName(Setup setup) {
    return super.goldenName(setup) + "-" + mode.name().toLowerCase(Locale.ROOT);
  }

  @Override
  protected final BigMonsterState reshuffled(BigMonsterState state, int seat, Chance chance) {
    return BigMonsterSecrets.reshuffled(state, seat, chance);
  }

  @Override
  protected final BigMonsterMove randomMove(
      BigMonsterState state, int seat, List<BigMonsterMove> moves, Chance chance) {
    return BigMonsterChooser.choose(state, seat, moves, chance);
  }

  /** Picks that name a place are too many to list. */
  @Override
  protected final boolean isListed(BigMonsterState state, int seat, BigMonsterMove move) {
    return !(move instanceof Pick pick && pick.hasPlace());
  }

  @Override
  protected final void checkInvariants(BigMonsterState state) {
    BigMonsterInvariants.check(state);
  }

  @Override
  protected final int mostMoves() {
    return 250;
  }

  /** With all tiles and explorers of the stretch goals. */
  final Options stretchGoals() {
    return stretchGoals(mode);
  }

  /** The same with all other things that make a draft richer or quicker. */
  final Options quickDraft() {
    return stretchGoals()
        .with(BigMonsterOptions.SG_DRAGON_TOKEN, true)
        .with(BigMonsterOptions.PLACEMENT_TIMING, PlacementTiming.WITH_PICK);
  }

  /** All tiles and explorers of the stretch goals, in a mode. */
  static Options stretchGoals(ModeChoice mode) {
    return Options.usual(BigMonsterOptions.ALL)
        .with(BigMonsterOptions.MODE, mode)
        .with(BigMonsterOptions.SG_PANDA, true)
        .with(BigMonsterOptions.SG_UNICORNS, true)
        .with(BigMonsterOptions.SG_AMBASSADOR, true)
        .with(BigMonsterOptions.SG_YETI, true)
        .with(BigMonsterOptions.SG_GOLD, true)
        .with(BigMonsterOptions.SG_EXPLORERS, true);
  }
}
