package org.monsterbox.core.cube.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.monsterbox.core.contract.GameContract;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;

/** The contract for one of the rule sets. */
public abstract class CubeContract extends GameContract<CubeState, CubeMove, CubeView> {

  private final RuleSet ruleSet;
  private final List<OptionSpec<?>> varied;

  /** For a rule set, and the options that have an effect in it alone or in some. */
  CubeContract(RuleSet ruleSet, OptionSpec<?>... ownOptions) {
    this.ruleSet = ruleSet;
    varied = new ArrayList<>(List.of(ownOptions));
    varied.addAll(
        List.of(
            CubeOptions.START_LAYOUT,
            CubeOptions.LINE_RULE,
            CubeOptions.CONNECTIVITY,
            CubeOptions.FORMULA_ENTRY));
  }

  @Override
  protected final List<OptionSpec<?>> variedOptions() {
    return varied;
  }

  @Override
  protected Rules<CubeState, CubeMove, CubeView> rules() {
    return new MonsterCube();
  }

  @Override
  protected final Options usualOptions() {
    return CubeTable.options(ruleSet);
  }

  @Override
  protected final String goldenName(Setup setup) {
    return "cube-" + ruleSet.name().toLowerCase(Locale.ROOT) + "-" + setup.seats();
  }

  @Override
  protected final CubeState reshuffled(CubeState state, int seat, Chance chance) {
    return CubeSecrets.reshuffled(state, seat, chance);
  }

  @Override
  protected final CubeMove randomMove(
      CubeState state, int seat, List<CubeMove> moves, Chance chance) {
    return CubeChooser.choose(state, moves, chance);
  }

  /** Not every claim is listed, and what can be done at any time is listed for now. */
  @Override
  protected final boolean isListed(CubeState state, int seat, CubeMove move) {
    boolean isVoteAgain =
        move instanceof CubeMove.VoteNoMatch vote && vote.on() == ((state.votes >>> seat & 1) == 1);
    return move.time() <= state.clock && !(move instanceof CubeMove.Submit) && !isVoteAgain;
  }

  /** Only what is given back is hidden from the others. */
  @Override
  protected final boolean isSeenByAll(CubeMove move) {
    return !(move instanceof CubeMove.ReturnCard);
  }

  @Override
  protected final void checkInvariants(CubeState state) {
    CubeInvariants.check(state);
  }

  @Override
  protected final List<Setup> moreSetups() {
    List<Setup> setups = new ArrayList<>();
    for (Options options : together()) {
      int most = ruleSet.mostSeats(options.get(CubeOptions.SIX_SEATS));
      for (int seats = 1; seats <= most; seats += most - 3) {
        setups.add(new Setup(seats, options, 1));
      }
    }
    return setups;
  }

  /** With five and six seats, where that is possible. */
  @Override
  protected final List<Setup> moreGoldenSetups() {
    List<Setup> setups = new ArrayList<>();
    for (int seats = 5; seats <= ruleSet.mostSeats(true); seats++) {
      setups.add(new Setup(seats, usualOptions().with(CubeOptions.SIX_SEATS, true), 1));
    }
    return setups;
  }

  /** Options that go together. */
  protected abstract List<Options> together();
}
