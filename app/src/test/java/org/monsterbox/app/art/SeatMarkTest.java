package org.monsterbox.app.art;

import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Path;
import android.graphics.Rect;
import android.graphics.Region;
import android.graphics.RegionIterator;
import androidx.core.graphics.ColorUtils;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.R;
import org.robolectric.RuntimeEnvironment;
import org.robolectric.annotation.Config;

/** Seats are told apart by colour and, without it, by shape. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35) // shapes are not really measured on older ones
public final class SeatMarkTest {

  private static final int SEATS = 8;
  private static final double VISIBLE = 3;
  private static final int FIELD = 24;

  @Test
  public void coloursShowOnTableAndPaperByDay() {
    RuntimeEnvironment.setQualifiers("+notnight");
    checkContrasts();
  }

  @Test
  public void coloursShowOnTableAndPaperByNight() {
    RuntimeEnvironment.setQualifiers("+night");
    checkContrasts();
  }

  @Test
  public void noTwoShapesAreAlike() {
    for (int one = 0; one < SEATS; one++) {
      for (int other = 0; other < one; other++) {
        Region difference = region(SeatMark.shape(one));
        difference.op(region(SeatMark.shape(other)), Region.Op.XOR);
        assertTrue(one + " and " + other, area(difference) > FIELD * FIELD / 20);
      }
    }
  }

  private static void checkContrasts() {
    Context context = ApplicationProvider.getApplicationContext();
    SeatColours seats = Palette.of(context).seats();
    for (int seat = 0; seat < SEATS; seat++) {
      for (int ground : new int[] {R.color.table, R.color.paper}) {
        double contrast = ColorUtils.calculateContrast(seats.of(seat), context.getColor(ground));
        assertTrue("seat " + seat + ": " + contrast, contrast >= VISIBLE);
      }
    }
  }

  private static Region region(Path shape) {
    Region region = new Region();
    region.setPath(shape, new Region(0, 0, FIELD, FIELD));
    return region;
  }

  private static int area(Region region) {
    int area = 0;
    Rect piece = new Rect();
    RegionIterator pieces = new RegionIterator(region);
    while (pieces.next(piece)) {
      area += piece.width() * piece.height();
    }
    return area;
  }
}
