package org.monsterbox.core.bigmonster.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bigmonster.map.Anchor;
import org.monsterbox.core.bigmonster.map.Placed;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent.DragonTaken;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.DraftOrder;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.PlacementTiming;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.ThreePlayerMode;
import org.monsterbox.core.bigmonster.tiles.TileType;
import org.monsterbox.core.bigmonster.tiles.Tiles;
import org.monsterbox.core.game.Options;

/** Section 6.2: who passes what to whom. */
public final class BigMonsterDraftTest {

  private static final Options USUAL = Options.usual(BigMonsterOptions.ALL);

  private static List<Integer> order(int seats, int first, int day, int turn) {
    Options draft = USUAL.with(BigMonsterOptions.THREE_PLAYER_MODE, ThreePlayerMode.DRAFT);
    return Camp.startingWith(first, seats, draft).turn(day, turn).state().table.order();
  }

  @Test
  public void v26_initiative() {
    assertEquals(List.of(2, 3, 0, 1), order(4, 2, 1, 1));
    assertEquals(List.of(3, 0, 1, 2), order(4, 2, 1, 2));
    assertEquals(List.of(2, 3, 0, 1), order(4, 2, 1, 5));
    assertEquals(List.of(2, 3, 0, 1), order(4, 2, 2, 1));
    assertEquals(List.of(2, 3, 4, 0, 1), order(5, 0, 1, 8));
    assertEquals(List.of(3, 4, 0, 1, 2), order(5, 0, 2, 1));
  }

  @Test
  public void theOrderIsKnownOneTurnAhead() {
    for (int turn = 1; turn < 18; turn++) {
      int day = 1 + (turn - 1) / 9;
      List<Integer> announced =
          Camp.startingWith(2, 5, USUAL).turn(day, turn - 9 * (day - 1)).state().table.nextOrder();
      assertEquals("after " + turn, order(5, 2, 1 + turn / 9, 1 + turn % 9), announced);
    }
    assertEquals(List.of(), Camp.startingWith(2, 5, USUAL).turn(2, 9).state().table.nextOrder());
  }

  /** Invariant 19. */
  @Test
  public void everybodyIsFirstAndLastEquallyOften() {
    for (int seats = 3; seats <= 6; seats++) {
      int[] first = new int[seats];
      int[] last = new int[seats];
      for (int day = 1; day <= 2; day++) {
        for (int turn = 1; turn <= 8; turn++) {
          List<Integer> order = order(seats, 1, day, turn);
          first[order.get(0)]++;
          last[order.get(seats - 1)]++;
        }
      }
      for (int seat = 0; seat < seats; seat++) {
        assertTrue(isFair(first[seat], seats));
        assertTrue(isFair(last[seat], seats));
      }
    }
  }

  private static boolean isFair(int times, int seats) {
    return times == 16 / seats || times == (16 + seats - 1) / seats;
  }

  private static TestCamp vector27(Options options) {
    return new TestCamp(Camp.startingWith(2, 4, options)).pickAny(2, 0);
  }

  @Test
  public void v27_passing() {
    TestCamp game = vector27(USUAL);
    assertEquals(List.of(1, 2), game.table().targets(3));
    game.pickAny(3, 2);
    assertEquals(List.of(1, 3), game.table().targets(0));
    BigMonsterState before = game.state();
    game.pickAny(0, 1);
    assertEquals(List.of(3), game.table().targets(1));
    TestCamp other = new TestCamp(before).pickAny(0, 3);
    assertEquals(List.of(1), other.table().targets(1));
    List<Integer> rest = other.view(1).hand().subList(1, 10);
    other.pickAny(1, 1).placeAll();
    assertEquals(2, other.table().turn());
    assertEquals(rest, other.view(1).hand());
  }

  @Test
  public void v28_explorerWhoKeepsThePacket() {
    Options dragons = USUAL.with(BigMonsterOptions.SG_DRAGON_TOKEN, true);
    TestCamp game = new TestCamp(Camp.startingWith(2, 4, dragons).tableau(3, "E02:")).pickAny(2, 0);
    assertEquals(List.of(1, 2, 3), game.table().targets(3));
    game.pickAny(3, 3);
    assertEquals(BigMonsterTable.NOBODY, game.table().dragonHolder(1));
  }

  /** Ruling 23: forced like anyone else, she takes the token like anyone else. */
  @Test
  public void explorerWhoIsForcedToKeepThePacketTakesTheToken() {
    Options dragons = USUAL.with(BigMonsterOptions.SG_DRAGON_TOKEN, true);
    TestCamp game = new TestCamp(Camp.startingWith(0, 4, dragons).tableau(3, "E02:"));
    game.pickAny(0, 1).pickAny(1, 2).pickAny(2, 0).pickAny(3, 3);
    assertEquals(3, game.table().dragonHolder(1));
  }

  @Test
  public void v29_dragonToken() {
    Options dragons = USUAL.with(BigMonsterOptions.SG_DRAGON_TOKEN, true);
    // The order of turn 3 is 2 3 0 1: seat 1 is last, and stuck.
    TestCamp game = new TestCamp(Camp.of(4, dragons).turn(1, 3));
    game.pickAny(2, 3).pickAny(3, 0).pickAny(0, 2).pickAny(1, 1);
    assertEquals(1, game.table().dragonHolder(1));
    assertEquals(-5, game.table().sheet(1).medals());
    game.placeAll();
    // Turn 4 is 3 0 1 2: nobody is stuck.
    game.pickAny(3, 2).pickAny(0, 1).pickAny(1, 0).pickAny(2, 3).placeAll();
    assertEquals(1, game.table().dragonHolder(1));
    // Turn 5 is 0 1 2 3: now seat 3 is.
    game.pickAny(0, 1).pickAny(1, 2).pickAny(2, 0).pickAny(3, 3);
    assertEquals(3, game.table().dragonHolder(1));
    assertTrue(game.seenBy(0).stream().anyMatch(event -> event.equals(new DragonTaken(3, 1, 1))));
    assertEquals(0, game.table().sheet(1).medals());
    assertEquals(-5, game.table().sheet(3).medals());
    assertEquals(BigMonsterTable.NOBODY, game.table().dragonHolder(2));
  }

  @Test
  public void v30_lastTurnOfADay() {
    TestCamp game = new TestCamp(Camp.of(4).turn(1, 9).hand(0, "REAPER TOAD"));
    int reaper = game.inHand(0, "REAPER");
    game.pick(0, "TOAD", -1);
    assertEquals(TileType.TOAD, Tiles.type(game.view(0).kept()));
    assertEquals(List.of(reaper), game.view(0).discarded());
    assertEquals(List.of(), game.view(1).discarded());
    assertFalse(game.seenBy(1).toString().contains(Integer.toString(reaper)));
  }

  @Test
  public void v30_afterTwoDaysOneSeatSeesTheDiscard() {
    TestCamp game = new TestCamp(Camp.of(4).tableau(2, "E03:").turn(1, 9));
    lastTurn(game);
    for (int turn = 1; turn <= 8; turn++) {
      for (int seat : game.table().order()) {
        game.pickAny(seat, game.table().targets(seat).get(0));
      }
      game.placeAll();
    }
    lastTurn(game);
    assertEquals(Phase.LATE_TILE, game.table().phase());
    assertEquals(8, game.view(2).lateTiles().size());
    assertEquals(List.of(), game.view(1).lateTiles());
  }

  private static void lastTurn(TestCamp game) {
    for (int seat : game.table().order()) {
      game.play(seat, "pick " + game.view(seat).hand().get(0));
    }
    game.placeAll();
  }

  @Test
  public void whoeverIsFirstInAFreeDraftPassesFirst() {
    TestCamp game = new TestCamp(Camp.of(4, BigMonsterOptions.DRAFT_ORDER, DraftOrder.FREE));
    game.pickAny(2, 0).pickAny(0, 1).refuse("NOT_YOUR_TURN", 2, "pick 1 to 3");
    game.pickAny(3, 2).pickAny(1, 3);
    // Tiles are placed in the order of the initiative.
    assertEquals(0, game.table().actor());
  }

  @Test
  public void aPlaceMayComeWithThePick() {
    TestCamp game =
        new TestCamp(
            Camp.of(4, BigMonsterOptions.PLACEMENT_TIMING, PlacementTiming.WITH_PICK)
                .hand(0, "TOAD")
                .hand(1, "TOAD"));
    int toad = game.inHand(0, "TOAD");
    game.refuse("CELL_OCCUPIED", 0, "pick " + toad + " to 1 at 1 1");
    game.refuse("NOT_ADJACENT", 0, "pick " + toad + " to 1 at 5 0");
    game.play(0, "pick " + toad + " to 1 at 2 0");
    assertEquals(new Anchor(2, 0), game.view(0).keptPlace().orElseThrow());
    assertTrue(game.view(1).keptPlace().isEmpty());
    assertEquals(0, game.table().tableau(0).size());
    game.pickAny(1, 0).pickAny(2, 3).pickAny(3, 2);
    // Seat 0's tile lies there; seat 1 has named no place, and is asked now.
    assertEquals(new Placed(toad, 2, 0), game.table().tableau(0).tile(0));
    assertEquals(1, game.table().actor());
    assertEquals(Phase.PLACE, game.table().phase());
  }
}
