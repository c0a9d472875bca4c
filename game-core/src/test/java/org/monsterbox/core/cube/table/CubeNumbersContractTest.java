package org.monsterbox.core.cube.table;

import java.util.List;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.CubeOptions.DiceCombos;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.game.Options;

public final class CubeNumbersContractTest extends CubeContract {

  public CubeNumbersContractTest() {
    super(
        RuleSet.NUMBERS,
        CubeOptions.DICE_COMBOS,
        CubeOptions.TURN_CLOCK_SCOPE,
        CubeOptions.MOVE_COMMIT,
        CubeOptions.EQUAL_TURNS,
        CubeOptions.FIRST_SEAT,
        CubeOptions.KING_BONUS,
        CubeOptions.KING_TIE,
        CubeOptions.KING_SCOPE,
        CubeOptions.FAMILY_BONUS,
        CubeOptions.LEVEL_DECKS,
        CubeOptions.OPEN_SCORES,
        CubeOptions.TURN_SECONDS.get(0));
  }

  @Override
  protected List<Options> together() {
    return List.of(
        usualOptions()
            .with(CubeOptions.LEVEL_DECKS, true)
            .with(CubeOptions.FIRST_SEAT, CubeOptions.RANDOM)
            .with(CubeOptions.TURN_SECONDS.get(0), 0),
        usualOptions()
            .with(CubeOptions.EQUAL_TURNS, false)
            .with(CubeOptions.KING_BONUS, true)
            .with(CubeOptions.DICE_COMBOS, DiceCombos.CUBE_AND_LINE));
  }
}
