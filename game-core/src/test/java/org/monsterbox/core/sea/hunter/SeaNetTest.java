package org.monsterbox.core.sea.hunter;

import static org.junit.Assert.assertEquals;

import org.junit.Test;
import org.monsterbox.core.sea.SeaGame;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaOptions;

/** Vectors 28 to 31: where nets may be laid. */
public final class SeaNetTest {

  private static Chart boat(String cell) {
    return Chart.of(3).boat(1, cell, "N").hand(1, "WP26 WP27").turnOf(1, 2);
  }

  private static void refused(Chart chart, String cells, SeaCode code) {
    new SeaGame(chart).refuse(1, "nets " + cells, code);
  }

  @Test
  public void v28_theWhaleIsAnAnchor() {
    SeaGame game = new SeaGame(boat("H5")).play(1, "nets I5");
    assertEquals(1, game.view().nets().size());
    Chart without =
        Chart.of(3, SeaOptions.WHALE_ANCHORS_NETS, false)
            .boat(1, "H5", "N")
            .hand(1, "WP26")
            .turnOf(1);
    refused(without, "I5", SeaCode.NET_NOT_ANCHORED);
  }

  @Test
  public void v29_twoNetsAreOneAction() {
    SeaGame game = new SeaGame(boat("L4")).play(1, "nets L3 L2");
    assertEquals(0, game.handSize(1, Pile.WEAPON));
    assertEquals(1, game.view().actionsLeft());
    assertEquals(2, game.view().nets().size());
    assertEquals(Cards.read("WP26"), game.view().nets().get(0).card());
    assertEquals(0, game.discards(Pile.WEAPON));
  }

  @Test
  public void v30_oneAnchorIsNotEnough() {
    refused(boat("L4"), "K4", SeaCode.NET_NOT_ANCHORED);
  }

  @Test
  public void v31_refusals() {
    refused(boat("F5"), "I5", SeaCode.NET_OUT_OF_REACH);
    refused(boat("L4"), "L3 J3", SeaCode.NET_NOT_ADJACENT);
    refused(boat("L4"), "M3", SeaCode.NET_CELL_NOT_EMPTY);
    refused(boat("L4").boat(2, "L3", "N"), "L3", SeaCode.NET_CELL_NOT_EMPTY);
    refused(boat("L4"), "J5", SeaCode.NET_CELL_NOT_EMPTY);
    refused(boat("L4").nets(2, "L3"), "L3", SeaCode.NET_CELL_NOT_EMPTY);
    refused(boat("L4"), "A5", SeaCode.NET_CELL_NOT_EMPTY);
    refused(boat("L4").whirlpool("L3", 1), "L3", SeaCode.NET_CELL_NOT_EMPTY);
    refused(boat("L4"), "L3 L3", SeaCode.NET_CELL_NOT_EMPTY);
    Chart single = Chart.of(3).boat(1, "L4", "N").hand(1, "WP26").turnOf(1);
    refused(single, "L3 L2", SeaCode.NOT_ENOUGH_NETS);
  }

  /** Ruling 10 and its option. */
  @Test
  public void reachIsAnOption() {
    Chart near = Chart.of(3, SeaOptions.NET_REACH, 1).boat(1, "H5", "N").hand(1, "WP26").turnOf(1);
    refused(near.whale("J4"), "I4", SeaCode.NET_OUT_OF_REACH);
    Chart anywhere =
        Chart.of(3, SeaOptions.NET_REACH, 99).boat(1, "S1", "N").hand(1, "WP26").turnOf(1);
    // Between the iceberg M3 and the whale.
    assertEquals(1, new SeaGame(anywhere.whale("K4")).play(1, "nets L3").view().nets().size());
  }

  /** Two groups, of which only one hangs on two things. */
  @Test
  public void everyGroupNeedsItsAnchors() {
    Chart chart = boat("L4").nets(2, "Q7");
    refused(chart, "L3 Q8", SeaCode.NET_NOT_ANCHORED);
    Chart held = boat("L4").nets(2, "Q7 P8");
    assertEquals(4, new SeaGame(held).play(1, "nets L3 Q8").view().nets().size());
  }
}
