package org.monsterbox.app.shot;

import android.graphics.Bitmap;
import android.graphics.Canvas;
import android.graphics.Color;
import android.graphics.Paint;
import android.graphics.RectF;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** All screens at a glance, small: each on a phone by day and by night, and on a tablet. */
final class ContactSheet {

  private static final int HEIGHT = 400;
  private static final int GAP = 12;
  private static final int SCREENS_IN_A_ROW = 2;

  private static final List<Look> LOOKS =
      List.of(
          new Look(Look.Shape.PHONE, false, "en", 1, Look.GOLDEN_DENSITY),
          new Look(Look.Shape.PHONE, true, "fr", 1, Look.GOLDEN_DENSITY),
          new Look(Look.Shape.TABLET, false, "en", 1, Look.GOLDEN_DENSITY));

  private ContactSheet() {}

  static void write(Path goldens, Path file) throws IOException {
    int screenWidth = GAP;
    for (Look look : LOOKS) {
      screenWidth += width(Golden.read(golden(goldens, Screen.ALL.get(0), look))) + GAP;
    }
    int rows = (Screen.ALL.size() + SCREENS_IN_A_ROW - 1) / SCREENS_IN_A_ROW;
    Bitmap sheet =
        Bitmap.createBitmap(
            screenWidth * SCREENS_IN_A_ROW, rows * (HEIGHT + GAP) + GAP, Bitmap.Config.ARGB_8888);
    sheet.eraseColor(Color.GRAY);
    Canvas canvas = new Canvas(sheet);
    Paint smooth = new Paint(Paint.FILTER_BITMAP_FLAG);
    for (int i = 0; i < Screen.ALL.size(); i++) {
      int left = i % SCREENS_IN_A_ROW * screenWidth + GAP;
      int top = i / SCREENS_IN_A_ROW * (HEIGHT + GAP) + GAP;
      for (Look look : LOOKS) {
        Bitmap picture = Golden.read(golden(goldens, Screen.ALL.get(i), look));
        int width = width(picture);
        canvas.drawBitmap(picture, null, new RectF(left, top, left + width, top + HEIGHT), smooth);
        left += width + GAP;
      }
    }
    Golden.write(FewColours.of(sheet).png(), file);
  }

  private static Path golden(Path goldens, Screen screen, Look look) {
    return goldens.resolve(look.of(screen) + ".png");
  }

  private static int width(Bitmap picture) {
    return picture.getWidth() * HEIGHT / picture.getHeight();
  }
}
