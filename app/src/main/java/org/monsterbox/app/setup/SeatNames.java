package org.monsterbox.app.setup;

import android.text.TextUtils;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.store.rows.Chair;

/** Everybody's names in one line. */
public final class SeatNames {

  private SeatNames() {}

  public static String of(List<Chair> chairs) {
    List<String> names = new ArrayList<>();
    for (Chair chair : chairs) {
      names.add(chair.name());
    }
    return TextUtils.join(", ", names);
  }
}
