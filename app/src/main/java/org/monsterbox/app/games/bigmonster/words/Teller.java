package org.monsterbox.app.games.bigmonster.words;

import android.content.Context;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;

/** What all sentences of the log are made of. */
record Teller(Context context, Names names) {

  String text(int id, Object... blanks) {
    return context.getString(id, blanks);
  }

  static String name(List<Seat> seats, int seat) {
    return seats.get(seat).name();
  }

  /** "Mira (a toad) and Igor (a reaper)", by seat. */
  String bySeat(List<String> things, List<Seat> seats) {
    List<String> pairs = new ArrayList<>();
    for (int seat = 0; seat < things.size(); seat++) {
      pairs.add(text(R.string.bigmonster_pair, name(seats, seat), things.get(seat)));
    }
    return names.phrases().list(pairs);
  }
}
