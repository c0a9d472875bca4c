package org.monsterbox.app.referee;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.gongs.GongsKit;
import org.monsterbox.app.referee.clock.Heartbeat;
import org.monsterbox.core.contract.gongs.GongsMove;
import org.monsterbox.core.contract.gongs.GongsMove.Kind;
import org.monsterbox.core.contract.gongs.GongsState;
import org.monsterbox.core.record.Entry;
import org.robolectric.annotation.Config;

/** Who leaves a game that is played against the clock neither loses nor wins any time. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class LeftTest {

  private static final GongsMove STRIKE = new GongsMove(Kind.STRIKE, 0);
  private static final long AN_HOUR = 3_600_000;

  private final Rig<GongsState, GongsMove, GongsState> rig = new Rig<>(new GongsKit(), "PBP", 7);

  private List<String> lines() {
    return rig.ledger.entries.stream().map(Entry::line).toList();
  }

  private void pass(long millis) {
    rig.settle();
    rig.main.pass(millis);
    rig.settle();
  }

  @Test
  public void leavingPausesTheGame() {
    pass(500);
    rig.referee.stop();
    pass(AN_HOUR);

    assertEquals(List.of("0 pause 500"), lines());
    assertTrue(rig.situation().paused());
    assertEquals(500, rig.referee.clock());
  }

  @Test
  public void whoComesBackFindsItPaused() {
    pass(500);
    rig.referee.stop();
    pass(AN_HOUR);
    rig.referee.start();
    pass(AN_HOUR);

    assertTrue(rig.situation().paused());
    assertFalse(rig.situation().isAsked());
    assertEquals(List.of("0 pause 500"), lines());
  }

  @Test
  public void theTimeThatWasLeftIsLeft() {
    long end = rig.referee.position().line().state().deadline();
    pass(500);
    rig.referee.stop();
    pass(AN_HOUR);
    rig.open();
    rig.referee.setPaused(false);
    pass(end - GongsKit.BOT_BEFORE_END - 500 + Race.HELD);

    assertEquals(
        List.of("0 pause 500", "0 resume 500", "1 strike " + (end - GongsKit.BOT_BEFORE_END)),
        lines());
  }

  @Test
  public void aTouchJustBeforeLeavingCounts() {
    pass(500);
    rig.referee.act(2, STRIKE, 10);
    rig.referee.stop();
    rig.settle();

    assertEquals(List.of("2 strike 490", "0 pause 500"), lines());
  }

  @Test
  public void leavingWhileAMoveIsBeingKeptPausesAfterIt() {
    pass(500);
    rig.referee.act(2, STRIKE, 0);
    rig.main.pass(Race.HELD);
    rig.referee.stop();
    rig.main.pass(1000);
    rig.settle();

    assertEquals(List.of("2 strike 500", "0 pause 540"), lines());
  }

  @Test
  public void whatIsTouchedInAPauseDoesNothing() {
    pass(500);
    rig.referee.setPaused(true);
    rig.settle();
    rig.referee.act(0, STRIKE, 0);
    rig.referee.act(0, STRIKE, 2000);
    pass(AN_HOUR);

    assertEquals(List.of("0 pause 500"), lines());
  }

  @Test
  public void whoeverReadsStopsTheClock() {
    pass(500);
    rig.referee.setHeld(true);
    pass(AN_HOUR);
    rig.referee.setHeld(false);
    pass(AN_HOUR);

    assertEquals(List.of("0 pause 500"), lines());
  }

  @Test
  public void aNewGameBeginsAtOnce() {
    pass(100);

    assertFalse(rig.situation().paused());
    assertEquals(100, rig.referee.clock());
  }

  @Test
  public void whoKillsTheAppWinsNoTime() {
    for (int i = 0; i < 5; i++) {
      pass(100);
    }
    rig.open();
    rig.settle();

    assertTrue(rig.situation().paused());
    assertEquals(1, rig.ledger.entries.size());
    assertTrue(rig.referee.clock() >= 500);
    assertTrue(rig.referee.clock() <= 500 + Heartbeat.AHEAD);
  }

  @Test
  public void killingItAgainAndAgainCostsTheSameOnlyOnce() {
    pass(500);
    rig.open();
    rig.settle();
    long clock = rig.referee.clock();
    for (int i = 0; i < 5; i++) {
      rig.open();
      pass(AN_HOUR);
    }

    assertEquals(clock, rig.referee.clock());
  }

  @Test
  public void whoKillsTheAppRightAfterAMoveWinsNoTimeEither() {
    pass(100);
    rig.referee.act(0, STRIKE, 0);
    pass(Race.HELD);
    rig.main.pass(900);
    rig.open();
    rig.settle();

    assertTrue(rig.referee.clock() >= 1040);
  }

  @Test
  public void theTimeIsPartOfTheStanding() {
    pass(500);
    rig.referee.stop();
    rig.settle();

    assertEquals(500, rig.ledger.standing.orElseThrow().playedMillis());
  }
}
