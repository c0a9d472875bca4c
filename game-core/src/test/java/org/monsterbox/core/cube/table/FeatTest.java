package org.monsterbox.core.cube.table;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import org.junit.Test;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.cube.tiles.Layout;

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
    assertEquals("RACE false LEGEND 3000 0 0", raced(1).outcome().feat());
    assertEquals("", raced(2).outcome().feat());
  }

  @Test
  public void isReadAsItWasKept() {
    for (String text :
        new String[] {
          "CODE false BRONZE 45 0 0",
          "CODE true GOLD 187000 0 0",
          "RACE false LEGEND 99000 0 0",
          "DICE false NONE 91 21 187000",
          "NUMBERS false SILVER 30 0 0"
        }) {
      assertEquals(text, Feat.read(text).text());
    }
    assertEquals(SoloResult.Unit.MILLIS, Feat.read("CODE true GOLD 1 0 0").result().unit());
    assertEquals(SoloResult.Unit.POINTS, Feat.read("CODE false GOLD 90 0 0").result().unit());
    assertEquals(SoloResult.Unit.TURNS, Feat.read("DICE false GOLD 38 0 0").result().unit());
  }

  @Test
  public void morePointsLessTimeAndFewerTurnsAreBetter() {
    assertTrue(beats("CODE false GOLD 95 0 0", "CODE false GOLD 94 0 0"));
    assertTrue(beats("RACE false GOLD 120000 0 0", "RACE false GOLD 120001 0 0"));
    assertTrue(beats("DICE false GOLD 30 0 0", "DICE false GOLD 31 0 0"));
    assertFalse(beats("DICE false GOLD 30 0 0", "DICE false GOLD 30 0 0"));
    assertTrue(beats("DICE false GOLD 30 22 9000", "DICE false GOLD 30 21 8000"));
    assertTrue(beats("DICE false GOLD 30 21 7999", "DICE false GOLD 30 21 8000"));
  }

  @Test
  public void aSprintThatFailedIsNeverTheBest() {
    assertTrue(beats("CODE true BRONZE 600000 0 0", "CODE true NONE 60000 0 0"));
  }
}
