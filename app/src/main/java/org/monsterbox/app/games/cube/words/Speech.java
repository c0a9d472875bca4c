package org.monsterbox.app.games.cube.words;

import android.content.Context;
import androidx.annotation.PluralsRes;
import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.scene.Seat;

/** A language to speak in, and those who are spoken about. */
record Speech(Context context, Names names, List<Seat> seats) {

  String say(@StringRes int sentence, Object... blanks) {
    return context.getString(sentence, blanks);
  }

  /** The count is the first blank. */
  String count(@PluralsRes int sentence, int count, Object... others) {
    List<Object> blanks = new ArrayList<>(List.of(count));
    blanks.addAll(List.of(others));
    return context.getResources().getQuantityString(sentence, count, blanks.toArray());
  }

  String name(int seat) {
    return seats.get(seat).name();
  }
}
