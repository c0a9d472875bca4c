package org.monsterbox.app.people;

import android.content.Context;
import android.graphics.drawable.Drawable;
import androidx.annotation.StringRes;
import org.monsterbox.app.R;
import org.monsterbox.app.art.Palette;
import org.monsterbox.app.art.PieceDrawable;
import org.monsterbox.app.art.SeatMark;

/** The eight marks that people choose from: a picture and a name for each. */
public final class ChartMarks {

  private static final int[] NAMES = {
    R.string.mark_1,
    R.string.mark_2,
    R.string.mark_3,
    R.string.mark_4,
    R.string.mark_5,
    R.string.mark_6,
    R.string.mark_7,
    R.string.mark_8
  };

  public static final int COUNT = NAMES.length;

  private ChartMarks() {}

  @StringRes
  public static int name(int mark) {
    return NAMES[mark];
  }

  public static Drawable picture(Context context, int mark, int pixels) {
    return new PieceDrawable(new SeatMark(Palette.of(context), mark), pixels, pixels);
  }
}
