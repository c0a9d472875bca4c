package org.monsterbox.core.sea;

import static org.junit.Assert.assertEquals;

import org.junit.Test;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaOptions;

/**
 * Option {@code edgeRanges}: what a card or a swap asks for counts across the blue edges, or does
 * not. J1 and J9 are neighbours only across the edge.
 */
public final class SeaEdgeRangesTest {

  private static Chart chart(boolean acrossEdges) {
    return Chart.of(3, SeaOptions.EDGE_RANGES, acrossEdges);
  }

  private static Chart netter(boolean acrossEdges, String boat, String whale) {
    return chart(acrossEdges).boat(1, boat, "N").whale(whale).hand(1, "WP23 WP24").turnOf(1);
  }

  @Test
  public void aNetIsThrownAcrossTheEdge() {
    new SeaGame(netter(true, "J1", "J8")).play(1, "nets J9");
    new SeaGame(netter(false, "J1", "J8")).refuse(1, "nets J9", SeaCode.NET_OUT_OF_REACH);
  }

  @Test
  public void aNetHangsOnWhatIsAcrossTheEdge() {
    new SeaGame(netter(true, "J8", "J1")).play(1, "nets J9");
    new SeaGame(netter(false, "J8", "J1")).refuse(1, "nets J9", SeaCode.NET_NOT_ANCHORED);
  }

  @Test
  public void netsAreConnectedAcrossTheEdge() {
    new SeaGame(netter(true, "J8", "J2")).play(1, "nets J9 J1");
    new SeaGame(netter(false, "J8", "J2")).refuse(1, "nets J9 J1", SeaCode.NET_NOT_ADJACENT);
  }

  private static Chart whale(boolean acrossEdges, String whale, String boat, String card) {
    return chart(acrossEdges)
        .whale(whale)
        .boat(1, boat, "NE")
        .boat(2, "S5", "N")
        .hand(0, card)
        .whaleTurn();
  }

  @Test
  public void aBoatIsPushedOnTheOtherSide() {
    SeaGame game = new SeaGame(whale(true, "J9", "J1", "BB09")).play(0, "push BB09 1");
    assertEquals("J3 NE", game.boat(1));
    new SeaGame(whale(false, "J9", "J1", "BB09")).refuse(0, "push BB09 1", SeaCode.NO_TARGET);
  }

  /** The option is about who may be pushed; how far a boat goes is not its matter. */
  @Test
  public void aPushedBoatCrossesTheEdge() {
    SeaGame game = new SeaGame(whale(false, "J8", "J9", "BB09")).play(0, "push BB09 1");
    assertEquals("J2 NE", game.boat(1));
  }

  @Test
  public void aHunterIsEatenOnTheOtherSide() {
    SeaGame game = new SeaGame(whale(true, "J9", "J1", "BB01")).play(0, "devour BB01 1");
    assertEquals("DEAD", game.boat(1));
    new SeaGame(whale(false, "J9", "J1", "BB01")).refuse(0, "devour BB01 1", SeaCode.NO_TARGET);
  }

  @Test
  public void theWhaleLeapsAcrossTheEdge() {
    new SeaGame(whale(true, "J1", "S1", "BB06")).play(0, "leap BB06 J9");
    new SeaGame(whale(false, "J1", "S1", "BB06"))
        .refuse(0, "leap BB06 J9", SeaCode.LEAP_TARGET_INVALID);
  }

  /** By J2 it is four steps to J8 across the edge, and six without it. */
  @Test
  public void aChargeGoesTheShortWayRound() {
    SeaGame game = new SeaGame(whale(true, "J3", "J8", "BB02")).play(0, "charge BB02 1 J2 J1");
    assertEquals("J1", game.whale());
    new SeaGame(whale(false, "J3", "J8", "BB02")).refuse(0, "charge BB02 1 J2", SeaCode.NOT_CLOSER);
  }

  @Test
  public void aWhirlpoolIsPutAcrossTheEdge() {
    new SeaGame(whale(true, "J1", "S1", "CN16")).play(0, "whirlpool CN16 J9");
    new SeaGame(whale(false, "J1", "S1", "CN16"))
        .refuse(0, "whirlpool CN16 J9", SeaCode.WHIRLPOOL_CELL_INVALID);
  }

  @Test
  public void theRingOfAWhirlpoolCrossesTheEdge() {
    assertEquals("WRECKED", besideAWhirlpool(true));
    assertEquals("J1 N", besideAWhirlpool(false));
  }

  /** The boat on J1 at the start of round 2, with a whirlpool of round 1 on J9. */
  private static String besideAWhirlpool(boolean acrossEdges) {
    Chart chart = chart(acrossEdges).boat(1, "J1", "N").whirlpool("J9", 1).turnOf(1);
    SeaGame game = new SeaGame(chart).play(1, "end");
    assertEquals(2, game.view().round());
    return game.boat(1);
  }

  @Test
  public void weaponsAreSwappedAcrossTheEdge() {
    SeaGame game = new SeaGame(swappers(true)).play(1, "swap 2 WP01 WP17");
    assertEquals("WP17", game.hand(1));
    new SeaGame(swappers(false)).refuse(1, "swap 2 WP01 WP17", SeaCode.SWAP_NOT_ADJACENT);
  }

  private static Chart swappers(boolean acrossEdges) {
    return chart(acrossEdges)
        .boat(1, "J1", "N")
        .boat(2, "J9", "N")
        .hand(1, "WP01")
        .hand(2, "WP17")
        .turnOf(1, 2);
  }
}
