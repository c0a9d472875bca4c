package org.monsterbox.app.games.bigmonster.words;

import java.util.ArrayList;
import java.util.List;
import org.monsterbox.app.R;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.speech.Sentences;

/** What all sentences of the log are made of. */
record Teller(Sentences sentences, Names names) {

  String text(int id, Object... blanks) {
    return sentences.say(id, blanks);
  }

  /** "Mira (a toad) and Igor (a reaper)", by seat. */
  String bySeat(List<String> things, List<Seat> seats) {
    List<String> pairs = new ArrayList<>();
    for (int seat = 0; seat < things.size(); seat++) {
      pairs.add(sentences.part(R.string.bigmonster_pair, seats.get(seat), things.get(seat)));
    }
    return names.phrases().list(pairs);
  }

  /** "Mira, you and Igor", in that order. */
  String inOrder(List<Integer> numbers, List<Seat> seats) {
    List<String> called = new ArrayList<>();
    for (Seat seat : Seat.those(seats, numbers)) {
      called.add(sentences.name(seat));
    }
    return names.phrases().list(called);
  }
}
