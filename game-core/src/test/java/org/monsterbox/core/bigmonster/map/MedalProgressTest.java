package org.monsterbox.core.bigmonster.map;

import static org.junit.Assert.assertEquals;

import org.junit.Test;
import org.monsterbox.core.bigmonster.tiles.Medal;

/** Section 6.3: how far partners are on the way to a medal. */
public final class MedalProgressTest {

  @Test
  public void v37_crystalsForATeam() {
    short[] one = crystals(3, 2, 1);
    short[] other = crystals(0, 1, 2);
    assertEquals(3, MedalProgress.team(Medal.CRYSTALS, one, other));
    assertEquals(1, MedalProgress.own(Medal.CRYSTALS, one));
    assertEquals(0, MedalProgress.own(Medal.CRYSTALS, other));
  }

  private static short[] crystals(int green, int red, int blue) {
    short[] counts = new short[Feature.COUNT];
    counts[Feature.GREEN_CRYSTALS.index()] = (short) green;
    counts[Feature.RED_CRYSTALS.index()] = (short) red;
    counts[Feature.BLUE_CRYSTALS.index()] = (short) blue;
    return counts;
  }
}
