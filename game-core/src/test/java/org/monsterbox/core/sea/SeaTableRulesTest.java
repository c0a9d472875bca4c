package org.monsterbox.core.sea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.table.SeaState;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaOptions;
import org.monsterbox.core.sea.terms.SeaOptions.CollisionPolicy;
import org.monsterbox.core.sea.terms.SeaOptions.TractorQuota;
import org.monsterbox.core.sea.terms.SeaOptions.WhirlpoolPass;
import org.monsterbox.core.sea.terms.SeaOptions.WhirlpoolRing;

/** What the alternative values of section 6.1 change, each beside the usual value. */
public final class SeaTableRulesTest {

  // FAN x1 MV07, AHEAD x2 MV25.

  @Test
  public void tractorRange() {
    for (int range = 2; range <= 3; range++) {
      Chart chart = Chart.of(3, SeaOptions.TRACTOR_RANGE, range).hand(1, "WP34").turnOf(1);
      SeaGame far = new SeaGame(chart.boat(1, "G5", "N"));
      if (range == 2) {
        far.refuse(1, "weapon WP34 I5", SeaCode.OUT_OF_RANGE);
      } else {
        far.play(1, "weapon WP34 I5");
      }
      SeaGame near = new SeaGame(chart.boat(1, "H5", "N")).play(1, "weapon WP34 I5");
      assertEquals(1, near.view().tractorLines());
    }
  }

  /** Boats at distances 1, 2 and 3 of the iceberg on M3. */
  @Test
  public void waveRadius() {
    assertEquals("M6 S, N4 S, O5 S", waved(1));
    assertEquals("M6 S, N6 S, O5 S", waved(2));
    assertEquals("M6 S, N6 S, O7 S", waved(3));
  }

  private static String waved(int radius) {
    Chart chart =
        Chart.of(3, SeaOptions.WAVE_RADIUS, radius)
            .whale("L3")
            .hand(0, "CN07")
            .boat(1, "M4", "S")
            .boat(2, "N4", "S")
            .boat(3, "O5", "S")
            .whaleTurn();
    SeaGame game = new SeaGame(chart).play(0, "ice-wave CN07 M3 S");
    return game.boat(1) + ", " + game.boat(2) + ", " + game.boat(3);
  }

  private static Chart ring(WhirlpoolRing rule, int placedRound) {
    return Chart.of(2, SeaOptions.WHIRLPOOL_RING, rule)
        .round(4)
        .whirlpool("K6", placedRound)
        .boat(1, "L5", "N")
        .boat(2, "S1", "N")
        .nextCards("MV01 MV02");
  }

  @Test
  public void whirlpoolRingAtTheEndOfABoatsTurn() {
    WhirlpoolRing late = WhirlpoolRing.END_OF_BOAT_TURN;
    assertEquals("WRECKED", new SeaGame(ring(late, 3).turnOf(1, 2)).play(1, "end").boat(1));
    assertEquals("L5 N", new SeaGame(ring(late, 4).turnOf(1, 2)).play(1, "end").boat(1));
    SeaGame usual = new SeaGame(ring(WhirlpoolRing.ROUND_START, 3).turnOf(1, 2)).play(1, "end");
    assertEquals("L5 N", usual.boat(1));
  }

  @Test
  public void whirlpoolRingAtTheStartOfARound() {
    SeaGame usual = new SeaGame(ring(WhirlpoolRing.ROUND_START, 4).turnOf(2)).play(2, "end");
    assertEquals(5, usual.view().round());
    assertEquals("WRECKED", usual.boat(1));
    SeaGame late = new SeaGame(ring(WhirlpoolRing.END_OF_BOAT_TURN, 4).turnOf(2)).play(2, "end");
    assertEquals(5, late.view().round());
    assertEquals("L5 N", late.boat(1));
  }

  /** A turn that was spent on refloating does not count. */
  @Test
  public void whirlpoolRingSparesWhoWasRefloated() {
    Chart chart =
        Chart.of(2, SeaOptions.WHIRLPOOL_RING, WhirlpoolRing.END_OF_BOAT_TURN)
            .round(4)
            .whirlpool("G3", 3)
            .boat(2, "S1", "N")
            .select(1, 2);
    SeaGame game = new SeaGame(chart).play(1, "choose 1", "refloat F3 N");
    assertEquals("F3 N", game.boat(1));
  }

  /** F5 to G5 and H4: G5 is beside the whirlpool on G6. */
  @Test
  public void whirlpoolPass() {
    assertEquals("H4 NE", passed(WhirlpoolPass.CENTRE, "F5"));
    assertEquals("WRECKED", passed(WhirlpoolPass.CENTRE_AND_RING, "F5"));
    // From G5, which is beside it, to H4 and I4, which are not.
    assertEquals("I4 NE", passed(WhirlpoolPass.CENTRE_AND_RING, "G5"));
  }

  private static String passed(WhirlpoolPass rule, String from) {
    Chart chart =
        Chart.of(3, SeaOptions.WHIRLPOOL_PASS, rule)
            .whale("S9")
            .boat(1, from, "NE")
            .whirlpool("G6", 1)
            .hand(1, "MV07")
            .turnOf(1);
    return new SeaGame(chart).play(1, "move MV07 0").boat(1);
  }

  @Test
  public void rockSlideLeavesChunk() {
    assertFalse(slid(false, "N3").contains("N3"));
    assertTrue(slid(true, "N3").contains("N3"));
    assertFalse(slid(true, "N3").contains("M3"));
    // Where a net lies, there is no room for it.
    assertFalse(slid(true, "N2").contains("N2"));
  }

  private static String slid(boolean leavesChunk, String target) {
    Chart chart =
        Chart.of(3, SeaOptions.ROCK_SLIDE_LEAVES_CHUNK, leavesChunk)
            .whale("L3")
            .boat(1, "N3", "N")
            .boat(2, "S1", "N")
            .nets(2, "N2")
            .hand(0, "BB05")
            .whaleTurn();
    SeaGame game = new SeaGame(chart).play(0, "rock-slide BB05 M3 " + target);
    StringBuilder ice = new StringBuilder();
    game.view().icebergs().list().forEach(cell -> ice.append(Board.text(cell)).append(' '));
    return ice.toString();
  }

  @Test
  public void leapUntargetable() {
    new SeaGame(leaping(false)).play(1, "weapon WP01");
    SeaGame hidden = new SeaGame(leaping(true));
    for (String weapon : new String[] {"WP01", "WP04", "WP19", "WP34 I5"}) {
      hidden.refuse(1, "weapon " + weapon, SeaCode.WHALE_DIVED);
    }
    hidden.play(1, "nets I5");
  }

  /** The whale on J5 has announced a leap; seat 1 plays. */
  private static SeaState leaping(boolean untargetable) {
    Chart chart =
        Chart.of(3, SeaOptions.LEAP_UNTARGETABLE, untargetable)
            .boat(1, "H5", "N")
            .boat(2, "S1", "N")
            .hand(0, "BB06")
            .hand(1, "WP01 WP04 WP19 WP23 WP34")
            .nextCards("MV01 MV02")
            .whaleTurn();
    SeaGame game = new SeaGame(chart).play(0, "leap BB06 L5", "end-action");
    return game.play(1, "choose 1", "keep MV01").state();
  }

  /** D3 to D4 and onto the ice of D5. */
  @Test
  public void wreckKeepsHand() {
    for (boolean keeps : new boolean[] {true, false}) {
      Chart chart =
          Chart.of(2, SeaOptions.WRECK_KEEPS_HAND, keeps)
              .whale("S9")
              .boat(1, "D3", "S")
              .boat(2, "S1", "N")
              .hand(1, "MV25 MV07 WP01")
              .turnOf(1, 2);
      SeaGame game = new SeaGame(chart).play(1, "move MV25 0");
      assertEquals("WRECKED", game.boat(1));
      assertEquals(keeps ? "MV07 WP01" : "", game.hand(1));
      assertEquals(keeps ? 1 : 2, game.discards(Pile.MOVE));
      assertEquals(keeps ? 0 : 1, game.discards(Pile.WEAPON));
    }
  }

  @Test
  public void refloatDraws() {
    SeaGame usual = new SeaGame(refloating(false)).play(1, "choose 1", "refloat F3 N");
    assertEquals("", usual.hand(1));
    SeaGame game = new SeaGame(refloating(true)).play(1, "choose 1", "refloat F3 N");
    assertEquals(Phase.HUNTER_DRAW, game.view().phase());
    game.play(1, "keep MV01");
    assertEquals("MV01 WP01", game.hand(1));
    // There were no actions: the next hunter draws.
    assertEquals(2, game.view().current());
  }

  private static Chart refloating(boolean draws) {
    return Chart.of(2, SeaOptions.REFLOAT_DRAWS, draws)
        .boat(2, "S1", "N")
        .nextCards("MV01 MV02 WP01")
        .select(1, 2);
  }

  @Test
  public void stormRounds() {
    Chart two = Chart.of(2, SeaOptions.STORM_ROUND_2, 2).boat(1, "S1", "N");
    assertEquals("goes on", new SeaGame(two.round(1).turnOf(1)).play(1, "end").end());
    assertEquals("STORM -1", new SeaGame(two.round(2).turnOf(1)).play(1, "end").end());
    Chart three = Chart.of(3, SeaOptions.STORM_ROUND_3, 9).boat(1, "S1", "N");
    assertEquals("goes on", new SeaGame(three.round(8).turnOf(1)).play(1, "end").end());
    assertEquals("STORM -1", new SeaGame(three.round(9).turnOf(1)).play(1, "end").end());
    // The other number of hunters has its own storm.
    Chart other = Chart.of(3, SeaOptions.STORM_ROUND_2, 2).boat(1, "S1", "N").round(2).turnOf(1);
    assertEquals("goes on", new SeaGame(other).play(1, "end").end());
  }

  @Test
  public void collisionsAreRefused() {
    Chart chart =
        Chart.of(3, SeaOptions.COLLISION_POLICY, CollisionPolicy.REFUSE)
            .boat(1, "F5", "NE")
            .boat(2, "G5", "N")
            .hand(1, "MV07")
            .turnOf(1);
    SeaGame game = new SeaGame(chart).refuse(1, "move MV07 0", SeaCode.BLOCKED_ENTITY);
    assertEquals("F5 NE", game.boat(1));
    assertEquals("G5 N", game.boat(2));
  }

  /** Seat 2 pulls and then sails into seat 1: two lines, and two hunters are left. */
  private static SeaGame collision(int reserve) {
    Chart chart =
        Chart.of(3, SeaOptions.TRACTOR_QUOTA, TractorQuota.LIVING_MIN_2)
            .reserve(reserve)
            .boat(1, "H5", "N")
            .boat(2, "H6", "N")
            .boat(3, "S1", "N")
            .hand(2, "WP35 MV07")
            .nextCards("MV01 MV02")
            .tractorLines(1)
            .turnOf(2, 3);
    return new SeaGame(chart).play(2, "weapon WP35 I6", "move MV07 0");
  }

  @Test
  public void aDeathMakesTheLinesEnough() {
    SeaGame game = collision(1);
    assertEquals("WRECKED", game.boat(1));
    assertEquals("DEAD", game.boat(2));
    assertEquals("TRACTOR 2", game.end());
  }

  /** The first one to die decides it, and nobody dies after that. */
  @Test
  public void theGameIsOverAtTheFirstDeath() {
    SeaGame game = collision(0);
    assertEquals("DEAD", game.boat(1));
    assertEquals("TRACTOR 2", game.end());
    assertTrue(game.view().isAfloat(2));
  }

  @Test
  public void aWreckIsNoDeath() {
    assertEquals("goes on", collision(2).end());
  }
}
