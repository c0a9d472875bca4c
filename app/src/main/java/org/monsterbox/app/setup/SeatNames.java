package org.monsterbox.app.setup;

import android.content.Context;
import android.text.TextUtils;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.speech.Nameplates;
import org.monsterbox.app.store.rows.Chair;

/** Everybody's names in one line. */
public final class SeatNames {

  private SeatNames() {}

  public static String of(Context context, List<Chair> chairs) {
    List<String> names = new ArrayList<>();
    for (Seat seat : new Nameplates(context).of(Chair.seats(chairs))) {
      names.add(seat.name());
    }
    return TextUtils.join(", ", names);
  }
}
