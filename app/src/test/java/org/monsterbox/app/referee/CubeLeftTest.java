package org.monsterbox.app.referee;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.games.cube.CubeKit;
import org.monsterbox.app.games.cube.CubePositions;
import org.monsterbox.app.referee.clock.Heartbeat;
import org.monsterbox.core.cube.moves.CubeMove;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeView;
import org.monsterbox.core.cube.table.Phase;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.game.Setup;
import org.robolectric.annotation.Config;

/** Monster Cube left while a clock runs: it comes back covered, with the time that was left. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class CubeLeftTest {

  private static final long REVEAL = 1_600;
  private static final long AN_HOUR = 3_600_000;

  /** A claim, or a turn, of the first seat has begun. */
  private static Rig<CubeState, CubeMove, CubeView> running(RuleSet ruleSet) {
    Setup setup = new Setup(2, CubePositions.options(ruleSet), 3);
    Rig<CubeState, CubeMove, CubeView> rig = new Rig<>(new CubeKit(), "PP", setup);
    pass(rig, REVEAL);
    rig.referee.act(0, ruleSet.isShared() ? new CubeMove.Buzz(0) : new CubeMove.Ready(0), 0);
    pass(rig, Race.HELD);
    pass(rig, 3_000);
    assertEquals(ruleSet.isShared() ? Phase.CLAIM : Phase.TURN, rig.situation().view().phase());
    return rig;
  }

  private static void pass(Rig<?, ?, ?> rig, long millis) {
    rig.settle();
    rig.main.pass(millis);
    rig.settle();
  }

  private static long left(Rig<CubeState, CubeMove, CubeView> rig) {
    return rig.situation().view().deadline().orElseThrow() - rig.referee.clock();
  }

  @Test
  public void whoeverComesBackHasTheTimeThatWasLeft() {
    for (RuleSet ruleSet : RuleSet.values()) {
      Rig<CubeState, CubeMove, CubeView> rig = running(ruleSet);
      Phase phase = rig.situation().view().phase();
      long left = left(rig);
      rig.referee.stop();
      pass(rig, AN_HOUR);
      rig.open();
      pass(rig, AN_HOUR);
      assertTrue(ruleSet + " is paused", rig.situation().paused());
      assertTrue(ruleSet + " is covered", rig.situation().view().zone(0).isCovered());

      rig.referee.setPaused(false);
      rig.settle();
      assertFalse(rig.situation().view().zone(0).isCovered());
      assertEquals(left, left(rig));
      pass(rig, left + Race.HELD - 1);
      assertEquals(phase, rig.situation().view().phase());
      pass(rig, 1);
      assertFalse(phase + " of " + ruleSet, phase == rig.situation().view().phase());
    }
  }

  @Test
  public void whoeverKillsTheAppWinsNothing() {
    for (RuleSet ruleSet : RuleSet.values()) {
      Rig<CubeState, CubeMove, CubeView> rig = running(ruleSet);
      long left = left(rig);
      rig.open();
      rig.settle();
      rig.referee.setPaused(false);
      rig.settle();

      assertTrue(ruleSet + ": " + left(rig), left(rig) <= left);
      assertTrue(ruleSet + ": " + left(rig), left(rig) >= left - Heartbeat.AHEAD);
    }
  }

  @Test
  public void theRecordLeadsToTheSameState() {
    for (RuleSet ruleSet : RuleSet.values()) {
      Rig<CubeState, CubeMove, CubeView> rig = running(ruleSet);
      rig.referee.stop();
      pass(rig, AN_HOUR);
      rig.referee.start();
      rig.referee.setPaused(false);
      pass(rig, AN_HOUR);

      long state = rig.referee.position().line().state().fingerprint();
      assertEquals(state, rig.ledger.read(rig.kit.rules()).line().state().fingerprint());
    }
  }
}
