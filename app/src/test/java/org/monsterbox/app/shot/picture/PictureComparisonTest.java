package org.monsterbox.app.shot.picture;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import android.graphics.Bitmap;
import android.graphics.BitmapFactory;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import androidx.test.core.app.ApplicationProvider;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.monsterbox.app.R;
import org.robolectric.RobolectricTestRunner;

@RunWith(RobolectricTestRunner.class)
public final class PictureComparisonTest {

  @Test
  public void takesRoundingForTheSame() {
    Bitmap expected = plain(100, 100, Color.rgb(100, 100, 100));
    Bitmap seen = plain(100, 100, Color.rgb(105, 95, 100));

    assertTrue(PictureComparison.of(expected, seen).same());
  }

  @Test
  public void toleratesASpeck() {
    Bitmap seen = plain(100, 100, Color.WHITE);
    seen.setPixel(50, 50, Color.BLACK);

    assertTrue(PictureComparison.of(plain(100, 100, Color.WHITE), seen).same());
  }

  @Test
  public void seesAThinLine() {
    Bitmap seen = plain(100, 100, Color.WHITE);
    for (int x = 0; x < 100; x++) {
      seen.setPixel(x, 50, Color.BLACK);
    }

    PictureComparison comparison = PictureComparison.of(plain(100, 100, Color.WHITE), seen);

    assertFalse(comparison.same());
    assertEquals("100 pixels differ, sizes 100x100 and 100x100", comparison.toString());
  }

  @Test
  public void seesWhetherPaperOrTableIsShown() {
    Context context = ApplicationProvider.getApplicationContext();
    Bitmap paper = plain(100, 100, context.getColor(R.color.paper));
    Bitmap table = plain(100, 100, context.getColor(R.color.table));

    assertFalse(PictureComparison.of(paper, table).same());
  }

  @Test
  public void seesAnotherDigitOnALargeScreen() {
    assertFalse(
        PictureComparison.of(screenThatSays("3–4 players"), screenThatSays("3–5 players")).same());
  }

  @Test
  public void seesAnotherSize() {
    assertFalse(
        PictureComparison.of(plain(100, 100, Color.WHITE), plain(100, 101, Color.WHITE)).same());
  }

  @Test
  public void knowsAPictureAgainInFewColours() {
    Bitmap colourful = plain(256, 256, Color.WHITE);
    for (int x = 0; x < 256; x++) {
      for (int y = 0; y < 256; y++) {
        colourful.setPixel(x, y, Color.rgb(x, y, 255 - x));
      }
    }
    byte[] png = FewColours.of(colourful).png();

    Bitmap kept = BitmapFactory.decodeByteArray(png, 0, png.length);

    assertTrue(PictureComparison.of(kept, colourful).same());
  }

  @Test
  public void seesAColourThatIsNoneOfTheFew() {
    Bitmap seen = plain(10, 10, Color.WHITE);
    for (int x = 0; x < 10; x++) {
      seen.setPixel(x, 5, Color.rgb(255, 160, 255));
    }

    assertFalse(PictureComparison.of(plain(10, 10, Color.WHITE), seen).same());
  }

  @Test
  public void marksTheDifferenceInRedBesideBothPictures() {
    Bitmap seen = plain(10, 10, Color.WHITE);
    seen.setPixel(3, 4, Color.BLACK);

    Bitmap sheet = PictureComparison.of(plain(10, 10, Color.WHITE), seen).picture();

    int panel = 10 + PictureComparison.GUTTER;
    assertEquals(Color.WHITE, sheet.getPixel(3, 4));
    assertEquals(Color.BLACK, sheet.getPixel(panel + 3, 4));
    assertEquals(Color.RED, sheet.getPixel(2 * panel + 3, 4));
  }

  private static Bitmap screenThatSays(String text) {
    Bitmap bitmap = plain(1280, 800, Color.WHITE);
    Paint paint = new Paint(Paint.ANTI_ALIAS_FLAG);
    paint.setTextSize(12);
    new Canvas(bitmap).drawText(text, 100, 100, paint);
    return bitmap;
  }

  private static Bitmap plain(int width, int height, int colour) {
    Bitmap bitmap = Bitmap.createBitmap(width, height, Bitmap.Config.ARGB_8888);
    bitmap.eraseColor(colour);
    return bitmap;
  }
}
