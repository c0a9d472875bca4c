package org.monsterbox.app.art;

import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.art.bigmonster.TileColours;
import org.monsterbox.core.bigmonster.tiles.Terrain;
import org.robolectric.RuntimeEnvironment;

/** The seven terrains are told apart by their colours, also by people who see fewer of them. */
@RunWith(AndroidJUnit4.class)
public final class TerrainColoursTest {

  /** Colours so far apart in L*a*b* are not taken for each other side by side. */
  private static final double APART = 15;

  @Test
  public void byDay() {
    check("notnight");
  }

  @Test
  public void byNight() {
    check("night");
  }

  private static void check(String qualifier) {
    RuntimeEnvironment.setQualifiers("+" + qualifier);
    Context context = ApplicationProvider.getApplicationContext();
    TileColours colours = new TileColours(context);
    for (Eyesight sight : Eyesight.values()) {
      for (Terrain one : Terrain.values()) {
        for (Terrain other : Terrain.values()) {
          if (one.compareTo(other) < 0) {
            double distance = sight.distance(colours.ground(one), colours.ground(other));
            assertTrue(sight + ": " + one + " and " + other + " " + distance, distance > APART);
          }
        }
      }
    }
  }
}
