package org.monsterbox.core.sea.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.monsterbox.core.sea.SeaGame;
import org.monsterbox.core.sea.terms.SeaCode;
import org.monsterbox.core.sea.terms.SeaEvent;
import org.monsterbox.core.sea.terms.SeaOptions;

/** Vectors 32 to 39 and 64: when the whale is caught in nets. */
public final class SeaCaptureTest {

  /** Case 34: the last net belongs to seat 2. */
  private static Chart case34() {
    return Chart.of(3)
        .whale("O5")
        .boat(1, "O4", "N")
        .boat(2, "N6", "N")
        .nets(1, "P4 N4 N5 O7")
        .nets(2, "P6");
  }

  private static boolean isTrapped(Chart chart) {
    return Trap.of(chart.state().table).isShut();
  }

  @Test
  public void v32_nowhereToGo() {
    Chart chart = Chart.of(3).boat(1, "K5", "N").boat(2, "I5", "N").nets(1, "J4 K6 J6 I6");
    assertTrue(isTrapped(chart));
    BruteTrap brute = BruteTrap.of(chart.state().table);
    assertEquals(1, brute.reached());
    assertEquals(146, brute.open());
    SeaGame game = new SeaGame(chart.whaleTurn()).play(0, "end-action");
    assertEquals("NET 1", game.end());
  }

  @Test
  public void v33_withoutANetNobodyIsCaught() {
    Chart chart =
        Chart.of(3).icebergs("K6 J6 I6").boat(1, "K5", "N").boat(2, "I5", "N").boat(3, "J4", "N");
    assertEquals(1, BruteTrap.of(chart.state().table).reached());
    assertFalse(isTrapped(chart));
    SeaGame game = new SeaGame(chart.whaleTurn());
    assertFalse(game.moves(0).toString().contains("swim"));
    assertEquals("goes on", game.play(0, "end-action").end());
  }

  @Test
  public void v34_aSmallPond() {
    assertTrue(isTrapped(case34()));
    BruteTrap brute = BruteTrap.of(case34().state().table);
    assertEquals(2, brute.reached());
    assertEquals(145, brute.open());
    Chart open =
        Chart.of(3).whale("O5").boat(1, "O4", "N").boat(2, "N6", "N").nets(1, "P4 N4 N5 O7");
    assertFalse(isTrapped(open));
    assertEquals(146, BruteTrap.of(open.state().table).reached());
  }

  @Test
  public void v35_currentLeadsUnderTheNet() {
    SeaGame game = new SeaGame(case34().hand(0, "CN05").whaleTurn()).play(0, "current CN05");
    game.refuse(0, "swim N5", SeaCode.ENDS_ON_ENTITY);
    game.play(0, "swim N5 M5", "end-action");
    assertEquals("M5", game.whale());
    assertEquals("goes on", game.end());
  }

  @Test
  public void v36_rockSlideOpensTheWall() {
    SeaGame game = new SeaGame(case34().hand(0, "BB05").whaleTurn());
    game.play(0, "rock-slide BB05 P5 Q5");
    assertEquals(146, BruteTrap.of(game.state().table).reached());
    assertEquals("goes on", game.play(0, "end-action").end());
  }

  @Test
  public void v37_leapOutOfTheNets() {
    Chart chart = case34().hand(0, "BB06").nextCards("MV01 MV02 MV03 MV04").dead(3);
    SeaGame game = new SeaGame(chart.whaleTurn()).play(0, "leap BB06 M5", "end-action");
    assertEquals("goes on", game.end());
    pass(game);
    assertEquals("M5", game.whale());
    assertEquals(143, BruteTrap.of(game.state().table).reached());
    assertEquals("goes on", game.end());
  }

  /** Seats 1 and 2 do nothing. */
  private static void pass(SeaGame game) {
    game.play(1, "choose 1", "keep MV01", "end").play(2, "keep MV03", "end");
  }

  @Test
  public void v38_divingDoesNotHelp() {
    SeaGame game = new SeaGame(case34().hand(0, "CN14").whaleTurn());
    assertEquals("NET 2", game.play(0, "dive CN14", "end-action").end());
  }

  @Test
  public void v39_theFloeIsAWayOut() {
    Chart chart = Chart.of(3).whale("B5").boat(1, "B4", "N").boat(2, "B6", "N").nets(1, "C5 C6");
    assertFalse(isTrapped(chart));
    assertEquals("ESCAPE -1", new SeaGame(chart.whaleTurn()).play(0, "swim A5").end());
    assertEquals("ESCAPE -1", new SeaGame(chart.whaleTurn()).play(0, "swim A6").end());
  }

  @Test
  public void v64_landingInTheSamePond() {
    Chart chart = case34().hand(0, "BB06").nextCards("MV01 MV02 MV03 MV04").dead(3);
    SeaGame game = new SeaGame(chart.whaleTurn()).play(0, "leap BB06 O6", "end-action");
    assertEquals("goes on", game.end());
    pass(game);
    assertEquals("O6", game.whale());
    assertEquals("NET 2", game.end());
    assertTrue(game.events(1).contains(new SeaEvent.WhaleTrapped()));
  }

  /** Option {@code captureNeedsNet}: nobody is the finisher. */
  @Test
  public void withTheOptionBoatsAndIceAreEnough() {
    Chart chart =
        Chart.of(3, SeaOptions.CAPTURE_NEEDS_NET, false)
            .icebergs("K6 J6 I6")
            .boat(1, "K5", "N")
            .boat(2, "I5", "N")
            .boat(3, "J4", "N");
    assertEquals("NET -1", new SeaGame(chart.whaleTurn()).play(0, "end-action").end());
  }

  /** Option {@code boatsAreWalls}. */
  @Test
  public void withTheOptionBoatsAreNoWalls() {
    Chart chart =
        Chart.of(3, SeaOptions.BOATS_ARE_WALLS, false)
            .boat(1, "K5", "N")
            .boat(2, "I5", "N")
            .nets(1, "J4 K6 J6 I6");
    assertFalse(isTrapped(chart));
  }
}
