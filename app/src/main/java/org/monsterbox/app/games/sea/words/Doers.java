package org.monsterbox.app.games.sea.words;

import java.util.OptionalInt;
import org.monsterbox.core.sea.terms.SeaEvent;

/** Whose line of the log something is: who did it, or to whom it happened. */
final class Doers {

  private Doers() {}

  static OptionalInt of(SeaEvent event, OptionalInt mover) {
    if (event instanceof SeaEvent.HunterChosen chosen) {
      return OptionalInt.of(chosen.seat());
    } else if (event instanceof SeaEvent.Wrecked wrecked) {
      return OptionalInt.of(wrecked.seat());
    } else if (event instanceof SeaEvent.Died died) {
      return OptionalInt.of(died.seat());
    } else if (event instanceof SeaEvent.WhaleTrapped || event instanceof SeaEvent.WhaleLanded) {
      return OptionalInt.of(Names.WHALE);
    }
    boolean isOfNobody =
        event instanceof SeaEvent.RoundStarted
            || event instanceof SeaEvent.GameStarted
            || event instanceof SeaEvent.EffectEnded
            || event instanceof SeaEvent.Reshuffled
            || event instanceof SeaEvent.GameEnded;
    return isOfNobody ? OptionalInt.empty() : mover;
  }
}
