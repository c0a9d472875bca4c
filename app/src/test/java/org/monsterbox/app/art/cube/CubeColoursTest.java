package org.monsterbox.app.art.cube;

import static org.junit.Assert.assertTrue;

import androidx.core.graphics.ColorUtils;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.art.CubeColours;
import org.monsterbox.app.art.Eyesight;
import org.monsterbox.app.art.Palette;
import org.robolectric.RuntimeEnvironment;

/** Faces are told apart by everybody, and their numbers can be read. */
@RunWith(AndroidJUnit4.class)
public final class CubeColoursTest {

  /** Colours so far apart in L*a*b* are not taken for each other. */
  private static final double APART = 20;

  /** Digits are as large as headings. */
  private static final double READABLE = 3;

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
    Palette palette = Palette.of(ApplicationProvider.getApplicationContext());
    CubeColours colours = palette.cube();
    for (Eyesight sight : Eyesight.values()) {
      isApart(sight, colours.top(), colours.left());
      isApart(sight, colours.top(), colours.right());
      isApart(sight, colours.left(), colours.right());
    }
    isReadable(palette.outline(), colours.top());
    isReadable(palette.white(), colours.left());
    isReadable(palette.white(), colours.right());
  }

  private static void isApart(Eyesight sight, int one, int other) {
    double distance = sight.distance(one, other);
    assertTrue(sight + ": " + distance, distance > APART);
  }

  private static void isReadable(int print, int ground) {
    double contrast = ColorUtils.calculateContrast(print, ground);
    assertTrue("contrast " + contrast, contrast >= READABLE);
  }
}
