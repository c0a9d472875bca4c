package org.monsterbox.app.referee;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.core.contract.gongs.Gongs;
import org.monsterbox.core.contract.gongs.GongsMove;
import org.monsterbox.core.contract.gongs.GongsState;
import org.monsterbox.core.contract.shells.Shells;
import org.monsterbox.core.contract.shells.ShellsMove;
import org.monsterbox.core.contract.shells.ShellsState;
import org.monsterbox.core.contract.shells.ShellsView;
import org.robolectric.annotation.Config;

/** Seats that act at once, and moves that have a time. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class AtOnceTest {

  private static Rig<ShellsState, ShellsMove, ShellsView> shells(String seats) {
    return new Rig<>(new PlainKit<>(new Shells()), seats, 3);
  }

  @Test
  public void aPersonNeedNotWaitForTheBots() {
    Rig<ShellsState, ShellsMove, ShellsView> rig = shells("BPB");
    assertTrue("bots think", !rig.thinking.isEmpty());
    rig.playFirstMove();
    rig.keeping.run();
    rig.main.idle();

    assertEquals("1 hide 1", rig.ledger.entries.get(0).line());
  }

  @Test
  public void whatBotsDecidedMeanwhileIsPlayedToo() {
    Rig<ShellsState, ShellsMove, ShellsView> rig = shells("BPB");
    rig.thinking.run();
    rig.playFirstMove();
    rig.untilAsked();

    List<String> seats =
        rig.ledger.entries.subList(0, 3).stream().map(e -> e.line().substring(0, 1)).toList();
    assertEquals(List.of("1", "0", "2"), seats);
  }

  @Test
  public void secondPersonIsAskedAfterTheFirst() {
    Rig<ShellsState, ShellsMove, ShellsView> rig = shells("PP");
    assertEquals(0, rig.situation().viewer());
    rig.playFirstMove();
    rig.settle();

    assertEquals(1, rig.situation().viewer());
  }

  @Test
  public void gamesOfSecretChoicesEnd() {
    Rig<ShellsState, ShellsMove, ShellsView> rig = shells("BPB");
    rig.playOut();

    assertTrue(rig.situation().isOver());
  }

  @Test
  public void ofMovesAgainstTheClockTheEarliestIsPlayed() {
    Rig<GongsState, GongsMove, GongsState> rig = new Rig<>(new PlainKit<>(new Gongs()), "BBB", 3);
    rig.playOut();

    assertTrue(rig.situation().isOver());
  }
}
