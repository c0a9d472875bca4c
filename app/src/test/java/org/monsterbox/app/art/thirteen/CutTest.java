package org.monsterbox.app.art.thirteen;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.graphics.Matrix;
import android.graphics.Path;
import android.graphics.Rect;
import android.graphics.Region;
import android.graphics.RegionIterator;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.art.thirteen.monsters.MonsterArt;
import org.robolectric.annotation.Config;

/** Mates click together, strangers do not. */
@RunWith(AndroidJUnit4.class)
@Config(sdk = 35)
public final class CutTest {

  private static final int SCALE = 20;

  /** A thousandth of a card. */
  private final long sliver = area(whole()) / 2000;

  @Test
  public void matesTileExactly() {
    for (int monster = 1; monster <= MonsterArt.MONSTERS; monster++) {
      assertTrue("monster " + monster, misfit(monster, monster) <= sliver);
    }
  }

  @Test
  public void strangersGapeOrOverlap() {
    for (int left = 1; left <= MonsterArt.MONSTERS; left++) {
      for (int right = 1; right <= MonsterArt.MONSTERS; right++) {
        if (left != right) {
          assertTrue(left + " with " + right, misfit(left, right) > 20 * sliver);
        }
      }
    }
  }

  @Test
  public void cardsAreSquareAndOutlinesStayInside() {
    for (int monster = 1; monster <= MonsterArt.MONSTERS; monster++) {
      Rect left = region(Cut.left(monster), 0).getBounds();
      Rect right = region(Cut.right(monster), 0).getBounds();

      assertTrue(left.right <= Cut.SIZE * SCALE + 1 && right.left >= -1);
      assertEquals(SCALE, left.left, 1);
      assertEquals((Cut.SIZE - 1) * SCALE, right.right, 1);
      assertEquals((Cut.SIZE - 1) * SCALE, left.bottom, 1);
    }
  }

  /** How much is covered twice or not at all. */
  private static long misfit(int left, int right) {
    Region one = region(Cut.left(left), 0);
    Region other = region(Cut.right(right), CardArt.JOIN * Cut.SIZE);
    Region both = new Region(one);
    both.op(other, Region.Op.INTERSECT);
    Region none = whole();
    none.op(one, Region.Op.DIFFERENCE);
    none.op(other, Region.Op.DIFFERENCE);
    return area(both) + area(none);
  }

  private static Region whole() {
    Path pair = new Path();
    pair.addRoundRect(1, 1, Cut.PAIR - 1, Cut.SIZE - 1, 5, 5, Path.Direction.CW);
    return region(pair, 0);
  }

  private static Region region(Path path, float shift) {
    Matrix matrix = new Matrix();
    matrix.setTranslate(shift, 0);
    matrix.postScale(SCALE, SCALE);
    Path scaled = new Path(path);
    scaled.transform(matrix);
    Region region = new Region();
    region.setPath(scaled, new Region(0, 0, ((int) Cut.PAIR) * SCALE, ((int) Cut.SIZE) * SCALE));
    return region;
  }

  private static long area(Region region) {
    long area = 0;
    RegionIterator pieces = new RegionIterator(region);
    Rect piece = new Rect();
    while (pieces.next(piece)) {
      area += (long) piece.width() * piece.height();
    }
    return area;
  }
}
