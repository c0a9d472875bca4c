package org.monsterbox.core.cube.table;

import java.util.List;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.CubeOptions.FalseClaimTile;
import org.monsterbox.core.cube.terms.CubeOptions.NoMatchCheck;
import org.monsterbox.core.cube.terms.CubeOptions.PenaltyCard;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.game.Options;

public final class CubeCodeContractTest extends CubeContract {

  public CubeCodeContractTest() {
    super(
        RuleSet.CODE,
        CubeOptions.FALSE_CLAIM_TILE,
        CubeOptions.PENALTY_CARD,
        CubeOptions.LOCK_SECONDS,
        CubeOptions.NO_MATCH_CHECK,
        CubeOptions.RELAY_AFTER,
        CubeOptions.CLAIM_SECONDS,
        CubeOptions.PENALTY_SECONDS,
        CubeOptions.KING_BONUS,
        CubeOptions.FAMILY_BONUS,
        CubeOptions.LEVEL_DECKS,
        CubeOptions.OPEN_SCORES,
        CubeOptions.SIX_SEATS,
        CubeOptions.SOLO_MODE,
        CubeOptions.SOLO_ROUND_SECONDS,
        CubeOptions.REVEAL_MS);
  }

  @Override
  protected List<Options> together() {
    return List.of(
        usualOptions()
            .with(CubeOptions.LEVEL_DECKS, true)
            .with(CubeOptions.KING_BONUS, true)
            .with(CubeOptions.FAMILY_BONUS, true)
            .with(CubeOptions.PENALTY_CARD, PenaltyCard.RANDOM)
            .with(CubeOptions.LOCK_SECONDS, 5)
            .with(CubeOptions.SIX_SEATS, true)
            .with(CubeOptions.FALSE_CLAIM_TILE, FalseClaimTile.STAYS),
        usualOptions()
            .with(CubeOptions.LEVEL_DECKS, true)
            .with(CubeOptions.OPEN_SCORES, true)
            .with(CubeOptions.NO_MATCH_CHECK, NoMatchCheck.VERIFIED)
            .with(CubeOptions.RELAY_AFTER, 1));
  }
}
