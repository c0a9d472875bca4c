package org.monsterbox.core.sea.whale;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.monsterbox.core.sea.SeaGame;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Marker;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.table.SeaTable;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaOptions;
import org.monsterbox.core.sea.terms.Status;

/** Vectors 40 to 50, 67 and 72: the whale and its cards. */
public final class SeaWhaleTest {

  private static void refused(Chart chart, String move, SeaCode code) {
    new SeaGame(chart.whaleTurn()).refuse(0, move, code);
  }

  private static SeaGame play(Chart chart, String... moves) {
    return new SeaGame(chart.whaleTurn()).play(0, moves);
  }

  @Test
  public void v40_swimming() {
    assertEquals("ESCAPE -1", play(Chart.of(3).whale("C5"), "swim B5 A5").end());
    refused(Chart.of(3).whale("C5").drogue(1), "swim B5 A5", SeaCode.NO_MOVE_POINTS);
    refused(Chart.of(3).nets(1, "I5"), "swim I5", SeaCode.BLOCKED_ENTITY);
    Chart atIce = Chart.of(3).whale("L3").hand(0, "CN05");
    refused(atIce, "swim M3", SeaCode.BLOCKED_OBSTACLE);
    play(atIce, "current CN05").refuse(0, "swim M3", SeaCode.BLOCKED_OBSTACLE);
    refused(Chart.of(3).whale("B5"), "swim A5 B4", SeaCode.BLOCKED_OBSTACLE);
  }

  private static Chart waved() {
    return Chart.of(3)
        .whale("L3")
        .hand(0, "CN07")
        .boat(1, "M4", "N")
        .boat(2, "M5", "NE")
        .boat(3, "N4", "SW");
  }

  @Test
  public void v41_iceWave() {
    SeaGame game = play(waved(), "ice-wave CN07 M3 S");
    assertEquals("M6 N", game.boat(1));
    assertEquals("M7 NE", game.boat(2));
    assertEquals("N6 SW", game.boat(3));

    game = play(waved().nets(1, "M6"), "ice-wave CN07 M3 S");
    assertEquals("M4 N", game.boat(1));
    assertEquals("M5 NE", game.boat(2));
    assertEquals("N6 SW", game.boat(3));

    game = play(waved().boat(3, "N5", "SW"), "ice-wave CN07 M3 S");
    assertEquals("N5 SW", game.boat(3));

    game = play(waved().whirlpool("M6", 1), "ice-wave CN07 M3 S");
    assertEquals("WRECKED", game.boat(1));
    assertEquals("WRECKED", game.boat(2));
    assertEquals("N6 SW", game.boat(3));
    assertEquals(2, game.view().reserve());

    refused(waved().whale("J5"), "ice-wave CN07 M3 S", SeaCode.NO_ICEBERG);
    refused(waved(), "ice-wave CN07 M4 S", SeaCode.NO_ICEBERG);
    refused(waved(), "ice-wave CN07 M3 7", SeaCode.BAD_FACING);
  }

  @Test
  public void v42_whirlpool() {
    for (String cell : new String[] {"L5", "L6", "K5", "K7", "J6"}) {
      Chart chart = pooled().boat(1, cell, "N").boat(2, "S1", "N");
      SeaGame game = play(chart, "whirlpool CN16 K6", "end-action");
      assertEquals(Status.AFLOAT, game.view().status(1));
      passRound(game);
      assertEquals(4, game.view().round());
      assertEquals(cell, Status.WRECKED, game.view().status(1));
    }
    // Away in time, back later.
    SeaTable table = play(pooled(), "whirlpool CN16 K6").state().table;
    assertEquals(3, Marker.detail(table.whirlpools[0]));
    assertEquals(Status.WRECKED, ringAt(5, "L5").view().status(1));
    assertEquals(Status.AFLOAT, ringAt(5, "M5").view().status(1));
    assertEquals(Status.AFLOAT, ringAt(6, "L5").view().status(1));
    refused(pooled(), "whirlpool CN16 M6", SeaCode.WHIRLPOOL_CELL_INVALID);
    refused(pooled().boat(1, "K6", "N"), "whirlpool CN16 K6", SeaCode.WHIRLPOOL_CELL_INVALID);
    refused(pooled().whirlpool("K6", 2), "whirlpool CN16 K6", SeaCode.WHIRLPOOL_CELL_INVALID);
    refused(pooled(), "whirlpool CN16 J5", SeaCode.WHIRLPOOL_CELL_INVALID);
  }

  private static Chart pooled() {
    return Chart.of(2).round(3).hand(0, "CN16");
  }

  /** The start of this round, with a boat there and a whirlpool of round 3 on K6. */
  private static SeaGame ringAt(int round, String cell) {
    Chart chart =
        Chart.of(2)
            .round(round - 1)
            .whirlpool("K6", 3)
            .boat(1, cell, "N")
            .boat(2, "S1", "N")
            .turnOf(1);
    SeaGame game = new SeaGame(chart).play(1, "end");
    assertEquals(round, game.view().round());
    return game;
  }

  private static void passRound(SeaGame game) {
    game.play(1, "choose 1");
    for (int seat = 1; seat <= 2; seat++) {
      game.play(seat, "keep " + Cards.text(game.view(seat).pending().get(0)), "end");
    }
  }

  @Test
  public void v43_devour() {
    Chart chart =
        Chart.of(3)
            .boat(1, "H4", "N")
            .boat(2, "S1", "N")
            .hand(1, "WP01 MV01")
            .hand(0, "BB01 CN01 CN05 CN07 BB02 BB05")
            .nextCards("BB06 BB07 BB08 BB09 BB10");
    SeaGame game = play(chart, "swim I5", "devour BB01 1");
    assertEquals("DEAD", game.boat(1));
    assertEquals("H4", game.whale());
    assertEquals(4, game.view().reserve());
    assertEquals("BB06 BB07 BB08 BB09 BB10", game.hand(0));
    assertEquals(3, game.discards(Pile.CALL));
    assertEquals(1, game.view().movePoints());
    refused(chart, "devour BB01 1", SeaCode.NO_TARGET);
  }

  @Test
  public void v44_charge() {
    Chart chart = Chart.of(3).boat(1, "F5", "N").hand(0, "BB02");
    SeaGame game = play(chart, "charge BB02 1 I5 H5 G5");
    assertEquals("G5", game.whale());
    assertEquals(2, game.view().movePoints());
    assertEquals("", game.hand(0));
    refused(chart, "charge BB02 1 I5 I4", SeaCode.NOT_CLOSER);
    Chart richer = Chart.of(3).boat(1, "F5", "N").hand(0, "BB02 BB03 CN01");
    refused(richer, "charge BB02 1 I5 give BB03", SeaCode.BAD_REPLACEMENT);
    refused(richer, "charge BB02 1 I5", SeaCode.BAD_REPLACEMENT);
    assertEquals("BB03 BB10", play(richer, "charge BB02 1 I5 give CN01").hand(0));
    refused(chart, "charge BB02 1", SeaCode.OUT_OF_RANGE);
    refused(chart, "charge BB02 1 H5", SeaCode.NOT_CONNECTED);
  }

  @Test
  public void v45_rockSlide() {
    Chart chart = Chart.of(3).whale("L3").boat(1, "N3", "N").hand(0, "BB05 CN01").nextCards("BB02");
    SeaGame game = play(chart, "rock-slide BB05 M3 N3 give CN01");
    assertEquals("DEAD", game.boat(1));
    assertFalse(game.view().icebergs().contains(Board.read("M3")));
    assertEquals(4, game.view().reserve());
    assertEquals("BB02", game.hand(0));
    assertEquals(1, game.discards(Pile.CALL));
    refused(chart, "rock-slide BB05 M3 N5 give CN01", SeaCode.ROCK_TARGET_INVALID);
    refused(chart, "rock-slide BB05 M3 L3 give CN01", SeaCode.ROCK_TARGET_INVALID);
    refused(chart, "rock-slide BB05 M8 N8 give CN01", SeaCode.NO_ICEBERG);
  }

  private static Chart leaping() {
    return Chart.of(2)
        .round(3)
        .boat(1, "M5", "NW")
        .boat(2, "S1", "N")
        .hand(0, "BB06 CN14")
        .hand(1, "MV07 MV28 WP26")
        .nextCards("BB02 MV01 MV02 MV03 MV04");
  }

  /** Both hunters pass, the first after these moves. */
  private static SeaGame leapAndLand(Chart chart, String... moves) {
    SeaGame game = play(chart, "leap BB06 L5 give CN14", "end-action");
    assertEquals("J5", game.whale());
    game.play(1, "choose 1", "keep MV01").play(1, moves).play(1, "end");
    return game.play(2, "keep MV03", "end");
  }

  @Test
  public void v46_landing() {
    SeaGame onBoat = leapAndLand(leaping().boat(1, "L5", "N"));
    assertEquals(4, onBoat.view().round());
    assertEquals("DEAD", onBoat.boat(1));
    assertEquals("L5", onBoat.whale());
    assertEquals(Phase.HUNTER_DRAW, onBoat.view().phase());
    assertEquals("BB02", onBoat.hand(0));

    SeaGame onWater = leapAndLand(leaping().boat(1, "L5", "S"), "move MV07 0");
    assertEquals("L7 S", onWater.boat(1));
    assertEquals("L5", onWater.whale());

    // The net hangs between the boat and another net.
    SeaGame onNet = leapAndLand(leaping().nets(2, "K5"), "nets L5");
    assertEquals("L5", onNet.whale());
    assertEquals(24, onNet.view().hp());
    assertEquals(1, onNet.view().nets().size());
    assertEquals(1, onNet.discards(Pile.WEAPON));
  }

  @Test
  public void v47_whereToLeap() {
    Chart atIce = Chart.of(3).whale("L3").hand(0, "BB06");
    refused(atIce, "leap BB06 N2", SeaCode.LEAP_TARGET_INVALID);
    assertTrue(play(atIce, "leap BB06 N3").view().isLeapPending());
    Chart atShip = Chart.of(3).whale("F3").hand(0, "BB06");
    refused(atShip, "leap BB06 E3", SeaCode.LEAP_TARGET_INVALID);
    refused(atShip, "leap BB06 F3", SeaCode.LEAP_TARGET_INVALID);
    refused(atShip, "leap BB06 I3", SeaCode.LEAP_TARGET_INVALID);
    Chart atFloe = Chart.of(3).whale("B5").hand(0, "BB06");
    refused(atFloe, "leap BB06 A5", SeaCode.LEAP_TARGET_INVALID);
  }

  private static Chart pushing(String facing) {
    return Chart.of(3).boat(1, "K5", facing).hand(0, "BB09");
  }

  @Test
  public void v48_push() {
    assertEquals("M4 N", play(pushing("N"), "push BB09 1").boat(1));
    refused(pushing("SW"), "push BB09 1", SeaCode.NOT_SIDEWAYS);
    refused(pushing("NE"), "push BB09 1", SeaCode.NOT_SIDEWAYS);

    SeaGame both = play(pushing("N").boat(2, "M4", "N"), "push BB09 1");
    assertEquals("WRECKED", both.boat(1));
    assertEquals("WRECKED", both.boat(2));
    assertEquals(2, both.view().reserve());

    assertEquals("K5 N", play(pushing("N").nets(1, "L4"), "push BB09 1").boat(1));
    Chart ice = Chart.of(3).whale("K4").boat(1, "L3", "N").hand(0, "BB09");
    assertEquals("WRECKED", play(ice, "push BB09 1").boat(1));
    Chart edge = Chart.of(3).whale("Q6").boat(1, "R5", "N").hand(0, "BB09");
    assertEquals("S5 N", play(edge, "push BB09 1").boat(1));

    Chart rich = Chart.of(3).boat(1, "K5", "N").hand(0, "BB09 CN01 CN05 CN07").nextCards("BB02");
    refused(rich, "push BB09 1 give CN01", SeaCode.BAD_REPLACEMENT);
    refused(rich, "push BB09 1 give CN01 CN05 CN07", SeaCode.BAD_REPLACEMENT);
    SeaGame game = play(rich, "push BB09 1 give CN01 CN05");
    assertEquals("CN07 BB02", game.hand(0));
    assertEquals(2, game.discards(Pile.CALL));
  }

  @Test
  public void v49_oneCardAndOneExchangeATurn() {
    Chart chart = Chart.of(3).hand(0, "CN11 CN14 CN01 CN02").nextCards("BB02");
    SeaGame game = play(chart, "mini-storm CN11").refuse(0, "dive CN14", SeaCode.CARD_LIMIT);
    int before = game.discards(Pile.CALL);
    game.play(0, "exchange CN01 BOND");
    assertEquals(before + 1, game.discards(Pile.CALL));
    assertEquals("CN02 CN14 BB02", game.hand(0));
    game.refuse(0, "exchange CN02 BOND", SeaCode.EXCHANGE_USED);
  }

  @Test
  public void v50_tooManyCards() {
    Chart chart = Chart.of(2).hand(0, "CN01 CN02 CN03 CN04 CN05 CN06 CN07 BB02");
    SeaGame game = play(chart, "end-action");
    assertEquals(Phase.WHALE_DISCARD, game.view().phase());
    game.refuse(0, "discard CN01 CN02", SeaCode.BAD_DISCARD);
    game.refuse(0, "discard", SeaCode.BAD_DISCARD);
    game.refuse(0, "discard CN10", SeaCode.NO_SUCH_CARD);
    game.play(0, "discard CN01");
    assertEquals(Phase.HUNTER_SELECT, game.view().phase());

    Chart hunter =
        Chart.of(2)
            .boat(1, "F5", "N")
            .hand(1, "WP01 WP02 WP03 WP04 WP05 WP06 WP07 WP08 MV01 MV02 MV03 MV04 MV05 MV06")
            .turnOf(1, 2);
    game = new SeaGame(hunter).play(1, "end");
    assertEquals(Phase.HUNTER_DISCARD, game.view().phase());
    game.refuse(1, "discard WP01", SeaCode.BAD_DISCARD);
    game.refuse(1, "discard MV01 MV02", SeaCode.BAD_DISCARD);
    game.refuse(1, "discard MV01 MV02 WP01", SeaCode.BAD_DISCARD);
    game.play(1, "discard MV01 WP01");
    assertEquals(5, game.handSize(1, Pile.MOVE));
    assertEquals(7, game.handSize(1, Pile.WEAPON));
  }

  @Test
  public void v67_strictReplacement() {
    Chart chart =
        Chart.of(3, SeaOptions.STRICT_REPLACEMENT, true)
            .boat(1, "K5", "N")
            .hand(0, "BB09 BB02 CN01");
    refused(chart, "push BB09 1 give CN01", SeaCode.BAD_REPLACEMENT);
    assertEquals("goes on", play(chart.boat(1, "F5", "N"), "charge BB02 1 I5 give CN01").end());
  }

  @Test
  public void v72_escapeUnderABoat() {
    Chart chart = Chart.of(3).whale("C5").boat(1, "B5", "N").hand(0, "CN05");
    SeaGame game = play(chart, "current CN05", "swim B5 A5");
    assertEquals("ESCAPE -1", game.end());
    assertEquals("C5", game.whale());
  }
}
