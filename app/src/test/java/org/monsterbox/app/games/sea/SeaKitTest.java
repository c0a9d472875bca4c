package org.monsterbox.app.games.sea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ApplicationProvider;
import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.core.game.Audience;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.SeaOptions;
import org.robolectric.RobolectricTestRunner;
import org.robolectric.annotation.Config;

/** What the table asks of the game besides its scenes. */
@RunWith(RobolectricTestRunner.class)
@Config(sdk = 35)
public final class SeaKitTest {

  private final SeaKit kit = new SeaKit();

  @Test
  public void theFleetIsHiddenFromTheWhaleOnly() {
    SeaState state = Chart.of(2).turnOf(1).state();
    SeaView whale = SeaPositions.RULES.view(state, 0);
    SeaView hunter = SeaPositions.RULES.view(state, 1);
    assertTrue(kit.mayLook(hunter, 2));
    assertFalse(kit.mayLook(hunter, 0));
    assertFalse(kit.mayLook(whale, 2));
  }

  @Test
  public void nothingLiesOpenBeforeAll() {
    SeaView view = SeaPositions.RULES.view(Chart.of(2).turnOf(1).state(), 1);
    assertFalse(kit.mayLook(view, Audience.BYSTANDER));
  }

  @Test
  public void huntersWhoHideTheirHandsAreHiddenFromEachOther() {
    SeaState state = Chart.of(2, SeaOptions.HUNTERS_SHARE_HANDS, false).turnOf(1).state();
    assertFalse(kit.mayLook(SeaPositions.RULES.view(state, 1), 2));
  }

  @Test
  public void peopleAgreeOnWhoPlaysNext() {
    Chart chart = Chart.of(2).boat(1, "H5", "N").boat(2, "F5", "N");
    assertTrue(kit.isLeftToPeople(SeaPositions.RULES.view(chart.select(1, 2).state(), 1)));
    assertFalse(kit.isLeftToPeople(SeaPositions.RULES.view(chart.turnOf(1).state(), 1)));
  }

  /** Seat 2 shoots the whale, and takes its place in the next game. */
  @Test
  public void whoBroughtTheWhaleDownIsTheNextWhale() {
    SeaState before =
        Chart.of(2)
            .hp(2)
            .whale("J5")
            .boat(1, "F5", "N")
            .boat(2, "J6", "N")
            .hand(2, "WP01")
            .turnOf(2)
            .state();
    SeaState over =
        SeaPositions.RULES.play(before, 2, SeaPositions.RULES.readMove("weapon WP01"), Events.NONE);
    SeaView view = SeaPositions.RULES.view(over, 0);
    assertEquals(List.of(2, 1, 0), kit.nextSeats(view, 3, Chance.of(1, "next")));
  }

  @Test
  public void everySeatHasItsRole() {
    assertEquals("Whale", kit.role(ApplicationProvider.getApplicationContext(), 0));
    assertEquals("Hunter", kit.role(ApplicationProvider.getApplicationContext(), 2));
  }
}
