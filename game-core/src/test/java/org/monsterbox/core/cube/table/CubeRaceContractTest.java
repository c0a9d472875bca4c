package org.monsterbox.core.cube.table;

import java.util.List;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.CubeOptions.FalseClaimTile;
import org.monsterbox.core.cube.terms.CubeOptions.FormulaEntry;
import org.monsterbox.core.cube.terms.CubeOptions.NoMatchCheck;
import org.monsterbox.core.cube.terms.CubeOptions.OpenHands;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.game.Options;

public final class CubeRaceContractTest extends CubeContract {

  public CubeRaceContractTest() {
    super(
        RuleSet.RACE,
        CubeOptions.FALSE_CLAIM_TILE,
        CubeOptions.LOCK_SECONDS,
        CubeOptions.NO_MATCH_CHECK,
        CubeOptions.RELAY_AFTER,
        CubeOptions.PLACE_SECONDS,
        CubeOptions.TARGET_FLOOR,
        CubeOptions.OPEN_HANDS,
        CubeOptions.SIX_SEATS,
        CubeOptions.REVEAL_MS);
  }

  @Override
  protected List<Options> together() {
    return List.of(
        usualOptions()
            .with(CubeOptions.SIX_SEATS, true)
            .with(CubeOptions.LOCK_SECONDS, 5)
            .with(CubeOptions.FALSE_CLAIM_TILE, FalseClaimTile.STAYS),
        usualOptions()
            .with(CubeOptions.OPEN_HANDS, OpenHands.ON)
            .with(CubeOptions.NO_MATCH_CHECK, NoMatchCheck.VERIFIED)
            .with(CubeOptions.FORMULA_ENTRY, FormulaEntry.BUILD));
  }
}
