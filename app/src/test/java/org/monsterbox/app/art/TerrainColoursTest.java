package org.monsterbox.app.art;

import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.core.graphics.ColorUtils;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Map;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.art.bigmonster.TileColours;
import org.monsterbox.core.bigmonster.Terrain;
import org.robolectric.RuntimeEnvironment;

/** The seven terrains are told apart by their colours, also by people who see fewer of them. */
@RunWith(AndroidJUnit4.class)
public final class TerrainColoursTest {

  /** Colours so far apart in L*a*b* are not taken for each other side by side. */
  private static final double APART = 15;

  /** What is left of linear red, green and blue (Machado, Oliveira and Fernandes, 2009). */
  private static final Map<String, double[][]> SIGHTS =
      Map.of(
          "usual", new double[][] {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}},
          "protan",
              new double[][] {
                {0.152286, 1.052583, -0.204868},
                {0.114503, 0.786281, 0.099216},
                {-0.003882, -0.048116, 1.051998}
              },
          "deutan",
              new double[][] {
                {0.367322, 0.860646, -0.227968},
                {0.280085, 0.672501, 0.047413},
                {-0.011820, 0.042940, 0.968881}
              },
          "tritan",
              new double[][] {
                {1.255528, -0.076749, -0.178779},
                {-0.078411, 0.930809, 0.147602},
                {0.004733, 0.691367, 0.303900}
              });

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
    SIGHTS.forEach(
        (name, sight) -> {
          for (Terrain one : Terrain.values()) {
            for (Terrain other : Terrain.values()) {
              if (one.compareTo(other) < 0) {
                double distance =
                    ColorUtils.distanceEuclidean(
                        seen(colours.ground(one), sight), seen(colours.ground(other), sight));
                assertTrue(name + ": " + one + " and " + other + " " + distance, distance > APART);
              }
            }
          }
        });
  }

  private static double[] seen(int colour, double[][] sight) {
    double[] linear = {
      linear(colour >> 16 & 0xff), linear(colour >> 8 & 0xff), linear(colour & 0xff)
    };
    int[] shown = new int[linear.length];
    for (int i = 0; i < shown.length; i++) {
      double light = 0;
      for (int j = 0; j < linear.length; j++) {
        light += sight[i][j] * linear[j];
      }
      shown[i] = (int) Math.round(255 * compressed(Math.max(0, Math.min(1, light))));
    }
    double[] lab = new double[linear.length];
    ColorUtils.RGBToLAB(shown[0], shown[1], shown[2], lab);
    return lab;
  }

  private static double linear(int channel) {
    double part = channel / 255.0;
    return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
  }

  private static double compressed(double light) {
    return light <= 0.0031308 ? light * 12.92 : 1.055 * Math.pow(light, 1 / 2.4) - 0.055;
  }
}
