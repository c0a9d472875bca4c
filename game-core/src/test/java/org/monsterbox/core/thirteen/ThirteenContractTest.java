package org.monsterbox.core.thirteen;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.contract.GameContract;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Counter;
import org.monsterbox.core.thirteen.moves.ThirteenMove.ProposeTrade;
import org.monsterbox.core.thirteen.moves.ThirteenMove.Sacrifice;
import org.monsterbox.core.thirteen.table.ThirteenChooser;
import org.monsterbox.core.thirteen.table.ThirteenInvariants;
import org.monsterbox.core.thirteen.table.ThirteenSecrets;
import org.monsterbox.core.thirteen.table.ThirteenState;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;
import org.monsterbox.core.thirteen.terms.ThirteenOptions.FastStart;
import org.monsterbox.core.thirteen.terms.ThirteenOptions.FastStartDeal;
import org.monsterbox.core.thirteen.terms.ThirteenOptions.FrozenOutRule;
import org.monsterbox.core.thirteen.terms.ThirteenOptions.PermafrostLimit;
import org.monsterbox.core.thirteen.terms.ThirteenOptions.TurnRestart;

public final class ThirteenContractTest
    extends GameContract<ThirteenState, ThirteenMove, ThirteenView> {

  @Override
  protected Rules<ThirteenState, ThirteenMove, ThirteenView> rules() {
    return new ThirteenMonsters();
  }

  @Override
  protected ThirteenState reshuffled(ThirteenState state, int seat, Chance chance) {
    return ThirteenSecrets.reshuffled(state, chance);
  }

  @Override
  protected ThirteenMove randomMove(
      ThirteenState state, int seat, List<ThirteenMove> moves, Chance chance) {
    return ThirteenChooser.choose(state, seat, moves, chance);
  }

  /** Of trades and arrangements only the simplest are listed. */
  @Override
  protected boolean isListed(ThirteenState state, int seat, ThirteenMove move) {
    if (move instanceof ProposeTrade trade) {
      return trade.give().size() + trade.get().size() <= 2;
    } else if (move instanceof Counter counter) {
      return counter.give().size() + counter.get().size() <= 2;
    }
    return !(move instanceof Sacrifice);
  }

  @Override
  protected boolean isSeenByAll(ThirteenMove move) {
    return true;
  }

  @Override
  protected void checkInvariants(ThirteenState state) {
    ThirteenInvariants.check(state);
  }

  @Override
  protected List<Setup> moreSetups() {
    Options usual = Options.usual(rules().options());
    Options freezing =
        usual
            .with(ThirteenOptions.GRUNT_PERMAFROST, true)
            .with(ThirteenOptions.PERMAFROST_LIMIT, PermafrostLimit.UNLIMITED)
            .with(ThirteenOptions.FAST_START, FastStart.GRUNT);
    List<Setup> setups = new ArrayList<>();
    for (int seats : new int[] {2, 5, 8}) {
      setups.add(
          new Setup(
              seats,
              usual
                  .with(ThirteenOptions.FAST_START, FastStart.GRUNT)
                  .with(ThirteenOptions.FAST_START_DEAL, FastStartDeal.RANDOM),
              1));
      setups.add(new Setup(seats, freezing, 1));
      setups.add(
          new Setup(
              seats,
              freezing
                  .with(ThirteenOptions.TURN_RESTART, TurnRestart.SEARCH_ONLY)
                  .with(ThirteenOptions.FROZEN_OUT_RULE, FrozenOutRule.INSTANT_THAW)
                  .with(ThirteenOptions.ALLOW_GIFTS, true)
                  .with(ThirteenOptions.TRADE_IN_FINAL_ROUND, true),
              1));
    }
    return setups;
  }
}
