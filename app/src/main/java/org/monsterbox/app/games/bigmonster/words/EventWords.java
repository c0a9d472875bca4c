package org.monsterbox.app.games.bigmonster.words;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import org.monsterbox.app.scene.Seat;
import org.monsterbox.app.speech.Sentences;
import org.monsterbox.core.bigmonster.terms.BigMonsterEvent;

/** The log: one sentence for each kind of event. */
final class EventWords {

  private final Map<Class<?>, BiFunction<BigMonsterEvent, List<Seat>, String>> tellers =
      new HashMap<>();

  EventWords(Sentences sentences, Names names) {
    Teller teller = new Teller(sentences, names);
    new StageWords(teller).addTo(this);
    new DraftWords(teller).addTo(this);
    new MapWords(teller).addTo(this);
  }

  /** From now on events of that kind are told so. */
  <E extends BigMonsterEvent> void tell(Class<E> kind, BiFunction<E, List<Seat>, String> teller) {
    tellers.put(kind, (event, seats) -> teller.apply(kind.cast(event), seats));
  }

  String sentence(BigMonsterEvent event, List<Seat> seats) {
    return tellers.getOrDefault(event.getClass(), (other, all) -> "").apply(event, seats);
  }
}
