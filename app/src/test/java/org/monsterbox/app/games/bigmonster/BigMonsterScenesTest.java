package org.monsterbox.app.games.bigmonster;

import static org.junit.Assert.assertEquals;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.ScenesTest;
import org.monsterbox.app.games.Sitting;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterState;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.table.Phase;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** Every scene is in order: on all devices, in all modes, in all phases. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class BigMonsterScenesTest extends ScenesTest<BigMonsterMove, BigMonsterView> {

  private static final int SCENES_OF_A_GAME = 10;

  public BigMonsterScenesTest() {
    super(new BigMonsterKit(), USUAL_STAGES, 5, 4);
  }

  @Override
  protected void showMoments(Moments<BigMonsterMove, BigMonsterView> moments) {
    Set<Phase> phases = EnumSet.noneOf(Phase.class);
    for (Setup setup : setups()) {
      List<BigMonsterState> game = BigMonsterPositions.random(setup);
      int step = Math.max(1, game.size() / SCENES_OF_A_GAME);
      for (int i = 0; i < game.size(); i++) {
        // The rare moments are looked at wherever they come.
        Phase phase = BigMonsterPositions.RULES.view(game.get(i), 0).table().phase();
        boolean isRare =
            phase == Phase.MEDALS
                || phase == Phase.AWARD
                || phase == Phase.LATE_TILE
                || phase == Phase.OVER;
        if (isRare || i % step == 0) {
          phases.add(phase);
          BigMonsterState state = game.get(i);
          moments.look(
              phase + " of " + setup.seats(),
              draft -> BigMonsterPositions.sight(state, Sitting.people(setup.seats()), draft));
        }
      }
    }
    assertEquals(EnumSet.allOf(Phase.class), phases);
  }

  private static List<Setup> setups() {
    Options usual = BigMonsterPositions.usual();
    Options teams = BigMonsterPositions.teams();
    return List.of(
        new Setup(2, usual, 41),
        new Setup(2, BigMonsterPositions.stretched(usual), 42),
        new Setup(3, usual, 43),
        new Setup(4, BigMonsterPositions.stretched(usual), 44),
        withLateTile(usual),
        new Setup(5, usual.withText("placementTiming", "WITH_PICK"), 45),
        new Setup(6, usual.withText("liveScores", "HIDE"), 46),
        new Setup(4, teams.withText("sgDragonToken", "true"), 47),
        new Setup(6, BigMonsterPositions.stretched(teams), 48));
  }

  /** A game in which somebody has chosen explorer E03. */
  private static Setup withLateTile(Options options) {
    for (long seed = 60; ; seed++) {
      Setup setup = new Setup(4, options, seed);
      List<BigMonsterState> game = BigMonsterPositions.random(setup);
      BigMonsterState last = game.get(game.size() - 1);
      if (BigMonsterPositions.RULES.view(last, 0).table().lateSeat() != BigMonsterTable.NOBODY) {
        return setup;
      }
    }
  }
}
