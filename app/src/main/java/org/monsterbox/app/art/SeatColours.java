package org.monsterbox.app.art;

import android.content.Context;
import androidx.annotation.ColorInt;
import java.util.List;
import org.monsterbox.app.R;

/** The colours of the eight seats; each goes with a shape, see {@link SeatMark}. */
public record SeatColours(List<Integer> colours) {

  static SeatColours of(Context context) {
    return new SeatColours(
        List.of(
            context.getColor(R.color.seat_1),
            context.getColor(R.color.seat_2),
            context.getColor(R.color.seat_3),
            context.getColor(R.color.seat_4),
            context.getColor(R.color.seat_5),
            context.getColor(R.color.seat_6),
            context.getColor(R.color.seat_7),
            context.getColor(R.color.seat_8)));
  }

  /** The colour of a seat, which is counted from 0. */
  @ColorInt
  public int of(int seat) {
    return colours.get(seat);
  }
}
