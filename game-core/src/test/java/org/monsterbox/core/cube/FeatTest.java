package org.monsterbox.core.cube;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;

/** What is kept of a game that somebody has played alone. */
public final class FeatTest {

  private static boolean beats(String one, String other) {
    return Feat.read(one).beats(Feat.read(other));
  }

  /** The last card of a race is solved. */
  private static CubeGame raced(int seats) {
    CubeTable table =
        CubeTable.of(RuleSet.RACE, seats)
            .zone(0, Layout.start(Layout.Shape.BRICK, 5, 4, 8, 3, 6, 2, 7, 9, 1))
            .hand(0, 12)
            .ownPile(0);
    return new CubeGame(table).play(0, "buzz 1000", "submit 12 Y0,0 Y1,0 Y2,0 3000");
  }

  @Test
  public void theEndOfAGameAloneTellsIt() {
    assertEquals("RACE false LEGEND 3000", raced(1).outcome().feat());
    assertEquals("", raced(2).outcome().feat());
  }

  @Test
  public void isReadAsItWasKept() {
    for (String text :
        new String[] {
          "CODE false BRONZE 45",
          "CODE true GOLD 187000",
          "RACE false LEGEND 99000",
          "DICE false NONE 91",
          "NUMBERS false SILVER 30"
        }) {
      assertEquals(text, Feat.read(text).text());
    }
    assertEquals(SoloResult.Unit.MILLIS, Feat.read("CODE true GOLD 1").result().unit());
    assertEquals(SoloResult.Unit.POINTS, Feat.read("CODE false GOLD 90").result().unit());
    assertEquals(SoloResult.Unit.TURNS, Feat.read("DICE false GOLD 38").result().unit());
  }

  @Test
  public void morePointsLessTimeAndFewerTurnsAreBetter() {
    assertTrue(beats("CODE false GOLD 95", "CODE false GOLD 94"));
    assertTrue(beats("RACE false GOLD 120000", "RACE false GOLD 120001"));
    assertTrue(beats("DICE false GOLD 30", "DICE false GOLD 31"));
    assertFalse(beats("DICE false GOLD 30", "DICE false GOLD 30"));
  }

  @Test
  public void aSprintThatFailedIsNeverTheBest() {
    assertTrue(beats("CODE true BRONZE 600000", "CODE true NONE 60000"));
  }
}
