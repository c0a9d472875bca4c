package org.monsterbox.core.cube.table;

import java.util.List;
import org.monsterbox.core.cube.terms.CubeOptions;
import org.monsterbox.core.cube.terms.CubeOptions.Connectivity;
import org.monsterbox.core.cube.terms.CubeOptions.DiceCombos;
import org.monsterbox.core.cube.terms.CubeOptions.FormulaEntry;
import org.monsterbox.core.cube.terms.CubeOptions.MoveCommit;
import org.monsterbox.core.cube.terms.CubeOptions.TurnClockScope;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.game.Options;

public final class CubeDiceContractTest extends CubeContract {

  public CubeDiceContractTest() {
    super(
        RuleSet.DICE,
        CubeOptions.DICE_COMBOS,
        CubeOptions.SHOW_SECONDS,
        CubeOptions.TURN_CLOCK_SCOPE,
        CubeOptions.MOVE_COMMIT,
        CubeOptions.ESCAPE_AFTER,
        CubeOptions.FIRST_SEAT,
        CubeOptions.TURN_SECONDS.get(0));
  }

  @Override
  protected List<Options> together() {
    return List.of(
        usualOptions()
            .with(CubeOptions.TURN_SECONDS.get(0), 0)
            .with(CubeOptions.TURN_CLOCK_SCOPE, TurnClockScope.WHOLE_TURN)
            .with(CubeOptions.FORMULA_ENTRY, FormulaEntry.BUILD),
        usualOptions()
            .with(CubeOptions.DICE_COMBOS, DiceCombos.ALL)
            .with(CubeOptions.MOVE_COMMIT, MoveCommit.FIRST_DROP)
            .with(CubeOptions.CONNECTIVITY, Connectivity.ONE_GROUP));
  }
}
