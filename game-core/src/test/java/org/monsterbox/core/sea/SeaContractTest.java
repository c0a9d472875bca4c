package org.monsterbox.core.sea;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.core.contract.ByKind;
import org.monsterbox.core.contract.GameContract;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Rules;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.SeaMove.KeepMove;
import org.monsterbox.core.sea.moves.SeaMove.PlayMove;
import org.monsterbox.core.sea.moves.SeaMove.PlayNets;
import org.monsterbox.core.sea.moves.SeaMove.WhaleMove;
import org.monsterbox.core.sea.moves.SwapMove;
import org.monsterbox.core.sea.moves.WhaleCard;
import org.monsterbox.core.sea.table.SeaInvariants;
import org.monsterbox.core.sea.table.SeaSecrets;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.table.Voyage;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaOptions;

public final class SeaContractTest extends GameContract<SeaState, SeaMove, SeaView> {

  @Override
  protected Rules<SeaState, SeaMove, SeaView> rules() {
    return new MonsterOfTheSea();
  }

  @Override
  protected SeaState reshuffled(SeaState state, int seat, Chance chance) {
    return SeaSecrets.reshuffled(state, seat, chance);
  }

  @Override
  protected SeaMove randomMove(SeaState state, int seat, List<SeaMove> moves, Chance chance) {
    return ByKind.choose(moves, chance);
  }

  /** Long ways, more than two nets, what follows a wreck, and copies of a card. */
  @Override
  protected boolean isListed(SeaState state, int seat, SeaMove move) {
    if (move instanceof WhaleMove swim && swim.path().size() > 2) {
      return false;
    }
    if (move instanceof PlayNets nets && nets.cells().size() > 2) {
      return false;
    }
    if (move instanceof PlayMove sail
        && state.table.phase == Phase.HUNTER_ACTION
        && Voyage.of(state.table, seat, sail.card(), sail.tokens()).isWreck()) {
      return false;
    }
    return SeaCopies.areLowest(state.table, seat, move);
  }

  /** All moves are made in the open, but for the parts that are told to some seats only. */
  @Override
  protected boolean isSeenByAll(SeaMove move) {
    boolean isSwap = move instanceof SwapMove && !(move instanceof SwapMove.DeclineSwap);
    return !isSwap && !(move instanceof WhaleCard.Leap) && !(move instanceof KeepMove);
  }

  @Override
  protected void checkInvariants(SeaState state) {
    SeaInvariants.check(state);
  }

  /** Where hands are hidden, and where nothing is as usual. */
  @Override
  protected List<Setup> moreSetups() {
    Options usual = Options.usual(rules().options());
    Options strange =
        usual
            .with(SeaOptions.HUNTERS_SHARE_HANDS, false)
            .with(SeaOptions.EDGE_RANGES, false)
            .with(SeaOptions.LINE_OF_SIGHT, true)
            .with(SeaOptions.REFLOAT_DRAWS, true)
            .with(SeaOptions.WRECK_KEEPS_HAND, false)
            .with(SeaOptions.WHIRLPOOL_RING, SeaOptions.WhirlpoolRing.END_OF_BOAT_TURN);
    List<Setup> setups = new ArrayList<>();
    for (int seats = 3; seats <= 4; seats++) {
      setups.add(new Setup(seats, usual.with(SeaOptions.HUNTERS_SHARE_HANDS, false), 3));
      setups.add(new Setup(seats, strange, 3));
    }
    return setups;
  }
}
