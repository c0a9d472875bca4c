package org.monsterbox.app.games.cube.words;

import androidx.annotation.StringRes;
import java.util.List;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.speech.Sentences;

/** A language to speak in, and those who are spoken about. */
record Speech(Sentences sentences, Names names, List<Seat> seats) {

  /** A sentence; those who are spoken of are seats. */
  String say(@StringRes int sentence, Object... blanks) {
    return sentences.say(sentence, blanks);
  }

  Seat seat(int number) {
    return seats.get(number);
  }
}
