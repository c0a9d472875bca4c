package org.monsterbox.app.referee;

import static org.junit.Assert.assertEquals;

import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.contract.shells.Shells;
import org.monsterbox.core.contract.shells.ShellsMove;
import org.monsterbox.core.contract.shells.ShellsState;
import org.monsterbox.core.contract.shells.ShellsView;
import org.robolectric.annotation.Config;

/** Bots that may act at the same time as people take their time. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class HesitationTest {

  /** The later the seat, the sooner it acts: after 3000 and 1000 milliseconds. */
  private static Rig<ShellsState, ShellsMove, ShellsView> shells() {
    return new Rig<>(
        new PlainKit<ShellsState, ShellsMove, ShellsView>(new Shells()) {
          @Override
          public long hesitation(ShellsView view, int seat, Grade grade, long seed) {
            return seat == 0 ? 3000 : 1000;
          }
        },
        "BPB",
        3);
  }

  private static List<String> seats(Rig<?, ?, ?> rig) {
    return rig.ledger.entries.stream().map(entry -> entry.line().substring(0, 1)).toList();
  }

  @Test
  public void botsActWhenTheyHaveHesitatedLongEnough() {
    Rig<ShellsState, ShellsMove, ShellsView> rig = shells();
    rig.settle();
    assertEquals(List.of(), seats(rig));

    rig.main.pass(999);
    rig.settle();
    assertEquals(List.of(), seats(rig));
    rig.main.pass(1);
    rig.settle();
    assertEquals(List.of("2"), seats(rig));
    rig.main.pass(2000);
    rig.settle();
    assertEquals(List.of("2", "0"), seats(rig));
  }

  @Test
  public void whenNoPersonIsLeftToActNobodyWaits() {
    Rig<ShellsState, ShellsMove, ShellsView> rig = shells();
    rig.settle();
    rig.playFirstMove();
    rig.settle();

    assertEquals(
        "those who hesitate least first", List.of("1", "2", "0"), seats(rig).subList(0, 3));
  }

  @Test
  public void whoComesBackFindsThemHesitatingAnew() {
    Rig<ShellsState, ShellsMove, ShellsView> rig = shells();
    rig.settle();
    rig.main.pass(900);
    rig.referee.stop();
    rig.main.pass(60_000);
    rig.referee.start();
    rig.settle();
    rig.main.pass(900);
    rig.settle();

    assertEquals(List.of(), seats(rig));
  }
}
