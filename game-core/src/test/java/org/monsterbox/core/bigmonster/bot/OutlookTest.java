package org.monsterbox.core.bigmonster.bot;

import static org.junit.Assert.assertEquals;

import org.junit.Test;
import org.monsterbox.core.bigmonster.map.Tableau;
import org.monsterbox.core.bigmonster.map.Tryout;
import org.monsterbox.core.bigmonster.table.BigMonsterTable;
import org.monsterbox.core.bigmonster.table.Camp;
import org.monsterbox.core.bigmonster.table.TestCamp;

/** Section 8.1: what a tableau may become. */
public final class OutlookTest {

  private static final double EXACT = 1e-9;

  /**
   * All that is on the way in these maps is in their tiles: nobody is near a medal or a penalty.
   */
  private static final String MANY_RUNES = " RUNE_DOUBLE@-1,0 RUNE_RED_B@-2,0 RUNE_RED_B@-3,0";

  private static double potential(String map) {
    BigMonsterTable table = new TestCamp(Camp.of(4).tableau(0, map)).table();
    Tableau tableau = table.tableau(0);
    Tryout trial = new Tryout();
    trial.leave(tableau);
    ScratchMap sketch = new ScratchMap();
    sketch.load(tableau);
    return new Outlook(Weights.USUAL).potential(new Stakes(table, 0), trial, sketch);
  }

  /** What one tile at the right of the explorer adds. */
  private static double added(String tile) {
    return potential("E01:" + MANY_RUNES + " " + tile) - potential("E01:" + MANY_RUNES);
  }

  /** A tile of every terrain brings the medal for terrains nearer; there is none in these games. */
  @Test
  public void aHalfOfABigMonsterWaitsForTheOther() {
    assertEquals(3.5, added("BIG_L@2,0"), EXACT);
    assertEquals(0, added("BIG_R@2,0"), EXACT);
  }

  @Test
  public void aMutantMayMutate() {
    double chance = 0.12;
    double either = 1 - (1 - chance) * (1 - chance);
    double both = chance * chance;
    double ice = medalOnTheWay(1, 6);
    assertEquals(either * 5 + both * 13 + ice, added("ICE_CRAB@2,1"), EXACT);
    assertEquals(either * 9 + ice, added("ICE_CHICK@2,1"), EXACT);
  }

  private static double medalOnTheWay(int progress, int need) {
    return 0.45 * 5 * progress * progress / (need * need);
  }

  @Test
  public void aBeamWaitsForAMutant() {
    double ice = medalOnTheWay(1, 6);
    assertEquals(2 * 4 + ice, added("MUTAGEN_DOUBLE@2,0"), EXACT);
    assertEquals(4 + ice, added("MUTAGEN_SINGLE@2,1"), EXACT);
    // The explorer is in the way of the left one of these beams.
    assertEquals(4 + ice, added("MUTAGEN_DOUBLE@1,-1"), EXACT);
  }

  @Test
  public void unfinishedCrystals() {
    double lava = medalOnTheWay(1, 5);
    double green = 0.8 * 2 * 0.30;
    double red = 0.8 * 5 * 0.45;
    // The explorer is in the way of the green half at the left.
    assertEquals(green + red + lava, added("LAVA_BLUE_RT@2,0"), EXACT);
    double lonely = 0.8 * 10 * 0.54 * 0.54 * 0.54;
    // At the left the explorer is in the way of two of the four blue sites.
    assertEquals(2 * lonely + lava, added("LAVA_GREEN@2,0"), EXACT);
  }

  @Test
  public void toadsLikeCompany() {
    double meadow = medalOnTheWay(1, 4);
    assertEquals(6 - 1 + meadow, added("TOAD@2,0"), EXACT);
  }

  /** The others have no monsters; with none of one's own the penalty is near. */
  @Test
  public void fewMonstersAreARisk() {
    assertEquals(-13 * 0.3 + 1, potential("E01:"), EXACT);
    double oneAhead = -0.4 * 13 * (0.3 + 0.7 / 18) + 1 + 0.45 * 10 / 9;
    assertEquals(oneAhead, potential("E01: REAPER@2,0"), EXACT);
  }
}
