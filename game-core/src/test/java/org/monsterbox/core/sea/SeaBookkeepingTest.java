package org.monsterbox.core.sea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.terms.SeaOptions;

/** Vectors 51 to 56, 63 and 71: piles, refits, swaps, spare boats, the storm. */
public final class SeaBookkeepingTest {

  @Test
  public void v51_theDiscardIsShuffledWhenThePileIsEmpty() {
    Chart chart =
        Chart.of(2)
            .smallDecks()
            .boat(1, "F5", "N")
            .boat(2, "F8", "N")
            .nextCards("MV20")
            .discarded("MV01 MV02 MV03 MV04 MV05 MV06")
            .select(1, 2);
    SeaGame game = new SeaGame(chart).play(1, "choose 1");
    assertEquals(Cards.read("MV20"), (int) game.view(1).pending().get(0));
    int other = game.view(1).pending().get(1);
    assertTrue(other >= Cards.read("MV01") && other <= Cards.read("MV06"));
    assertEquals(5, game.view().cardsLeft(Pile.MOVE));
    assertEquals(0, game.discards(Pile.MOVE));
    assertTrue(game.events(0).contains(new SeaEvent.Reshuffled(Pile.MOVE, 6)));
  }

  @Test
  public void v52_refit() {
    Chart chart =
        Chart.of(2).boat(1, "F5", "N").hand(1, "WP01 WP02").nextCards("MV01 MV02").turnOf(1);
    SeaGame game = new SeaGame(chart).play(1, "refit WP01");
    assertEquals(Phase.HUNTER_REFIT_CHOICE, game.view().phase());
    game.refuse(1, "keep MV03", SeaCode.NO_SUCH_CARD).play(1, "keep MV02");
    assertEquals("MV02 WP02", game.hand(1));
    assertEquals("[0]", game.view().discardPile(Pile.MOVE).toString());
    assertEquals(1, game.discards(Pile.WEAPON));
    assertEquals(2, game.view().actionsLeft());
    game.refuse(1, "refit WP02", SeaCode.REFIT_USED);
  }

  @Test
  public void v53_swap() {
    Chart chart = Chart.of(3).boat(1, "F4", "N").boat(2, "F5", "N").boat(3, "F6", "N");
    chart.hand(1, "WP01 WP09").hand(2, "WP17 WP22").turnOf(1);
    SeaGame game = new SeaGame(chart);
    game.refuse(1, "swap 3 WP01 WP17", SeaCode.SWAP_NOT_ADJACENT);
    game.refuse(1, "swap 2 WP02 WP17", SeaCode.NO_SUCH_CARD);
    game.play(1, "swap 2 WP01 WP17");
    assertEquals("WP09 WP17", game.hand(1));
    assertEquals("WP01 WP22", game.hand(2));
    game.refuse(1, "swap 2 WP09 WP22", SeaCode.SWAP_USED);
    Chart poor = Chart.of(2).boat(1, "F4", "N").boat(2, "F5", "N").hand(1, "WP01").turnOf(1);
    new SeaGame(poor).refuse(1, "swap 2 WP01 WP17", SeaCode.SWAP_NO_CARD);
  }

  @Test
  public void v54_refloat() {
    Chart chart = Chart.of(2).whale("F3").boat(2, "S1", "N").start(1, "F3").select(1, 2);
    SeaGame game = new SeaGame(chart).play(1, "choose 1");
    for (String cell : new String[] {"E2", "F2", "E4", "D3", "D2"}) {
      assertTrue(cell, game.moves(1).contains("refloat " + cell + " NE"));
    }
    game.refuse(1, "refloat F3 NE", SeaCode.SETUP_CELL_INVALID);
    game.refuse(1, "refloat E2 8", SeaCode.BAD_FACING);
    game.play(1, "refloat D2 SW");
    assertEquals("D2 SW", game.boat(1));
    assertEquals("", game.hand(1));
    assertEquals(2, game.view().current());
    Chart free = Chart.of(2).boat(2, "S1", "N").start(1, "F3").select(1, 2);
    new SeaGame(free)
        .play(2, "choose 1")
        .refuse(1, "refloat E2 NE", SeaCode.SETUP_CELL_INVALID)
        .play(1, "refloat F3 NE");
  }

  @Test
  public void v55_withoutASpareBoatTheHunterDies() {
    Chart chart = Chart.of(2).reserve(0).whale("K4").boat(1, "L3", "N").hand(0, "BB09");
    SeaGame game = new SeaGame(chart.boat(2, "S1", "N").whaleTurn()).play(0, "push BB09 1");
    assertEquals("DEAD", game.boat(1));
    assertEquals("goes on", game.end());
    game = new SeaGame(chart.dead(2).whaleTurn()).play(0, "push BB09 1");
    assertEquals("KILL_ALL -1", game.end());
  }

  @Test
  public void v56_storm() {
    Chart three = Chart.of(3).round(8).hp(1).boat(1, "H5", "N").hand(1, "WP01").turnOf(1);
    assertEquals("STORM -1", new SeaGame(three).play(1, "end").end());
    assertEquals("KILL 1", new SeaGame(three).play(1, "weapon WP01").end());
    Chart two = Chart.of(2).hp(1).boat(1, "H5", "N").hand(1, "WP01").turnOf(1);
    assertEquals("goes on", new SeaGame(two.round(8)).play(1, "end").end());
    assertEquals("STORM -1", new SeaGame(two.round(12)).play(1, "end").end());
    assertEquals("KILL 1", new SeaGame(two.round(12)).play(1, "weapon WP01").end());
  }

  @Test
  public void v63_whereCardsLieMeanwhile() {
    assertEquals(1, callDiscardsAfter("CN11", "mini-storm CN11"));
    assertEquals(1, callDiscardsAfter("CN14", "dive CN14"));
    assertEquals(0, callDiscardsAfter("CN01", "headwind CN01 N"));
    assertEquals(0, callDiscardsAfter("CN16", "whirlpool CN16 K6"));
    Chart lasting = Chart.of(2).boat(1, "F5", "N").headwind("N", 5).whirlpool("K6", 3).turnOf(1);
    SeaGame before = new SeaGame(lasting.round(4)).play(1, "end");
    assertEquals(0, before.discards(Pile.CALL));
    SeaGame after = new SeaGame(lasting.round(5)).play(1, "end");
    assertEquals(2, after.discards(Pile.CALL));
    assertTrue(after.view().winds().isEmpty());
    assertTrue(after.view().whirlpools().isEmpty());
  }

  private static int callDiscardsAfter(String card, String move) {
    return new SeaGame(Chart.of(2).hand(0, card).whaleTurn()).play(0, move).discards(Pile.CALL);
  }

  private static Chart hidden() {
    return Chart.of(3, SeaOptions.HUNTERS_SHARE_HANDS, false)
        .boat(1, "F4", "N")
        .boat(2, "F5", "N")
        .boat(3, "S1", "N")
        .hand(1, "WP01 WP09")
        .hand(2, "WP17")
        .turnOf(1);
  }

  @Test
  public void v71_swapsWhereHandsAreHidden() {
    SeaGame game = new SeaGame(hidden()).play(1, "offer 2 WP01");
    assertEquals(Phase.HUNTER_SWAP_REPLY, game.view().phase());
    assertEquals(2, game.view().actor());
    assertEquals(Cards.read("WP01"), (int) game.view(2).offered().orElseThrow());
    assertFalse(game.view(3).offered().isPresent());
    game.refuse(2, "accept WP22", SeaCode.NO_SUCH_CARD);
    game.play(2, "decline");
    assertEquals("WP01 WP09", game.hand(1));
    assertEquals(Phase.HUNTER_ACTION, game.view().phase());
    game.refuse(1, "offer 2 WP01", SeaCode.SWAP_USED);

    game = new SeaGame(hidden()).play(1, "offer 2 WP01").play(2, "accept WP17");
    assertEquals("WP09 WP17", game.hand(1));
    assertEquals("WP01", game.hand(2));
    int one = Cards.read("WP01");
    int other = Cards.read("WP17");
    assertTrue(game.events(1).contains(new SeaEvent.Swapped(1, 2, one, other)));
    assertTrue(game.events(3).contains(new SeaEvent.Swapped(1, 2, Cards.NONE, Cards.NONE)));
  }
}
