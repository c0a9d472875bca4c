package org.monsterbox.app.speech;

import android.content.Context;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;

/**
 * What those at a table are called. A person who has given no name is kept as "You", in the
 * language of that day: alone they are called so in the language of today; among several people
 * they are "Player 2", and so is the bot that plays for them.
 */
public final class Nameplates {

  private final Context context;
  private final Set<String> nameless;

  public Nameplates(Context context) {
    this.context = context;
    nameless = Set.of(context.getResources().getStringArray(R.array.speech_nameless));
  }

  /** All who sit around a table, as the table shows them. */
  public List<Seat> of(List<Seat> table) {
    Set<String> taken = new HashSet<>();
    table.forEach(seat -> taken.add(seat.name()));
    List<Seat> called = new ArrayList<>();
    for (Seat seat : table) {
      called.add(nameless.contains(seat.name()) ? seat.called(name(seat, taken)) : seat);
    }
    return called;
  }

  private String name(Seat seat, Set<String> taken) {
    if (seat.isYou()) {
      return context.getString(R.string.you);
    }
    int number = seat.number() + 1;
    while (!taken.add(context.getString(R.string.player_number, number))) {
      number++;
    }
    return context.getString(R.string.player_number, number);
  }
}
