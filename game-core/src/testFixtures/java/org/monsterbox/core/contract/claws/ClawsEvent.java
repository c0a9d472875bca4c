package org.monsterbox.core.contract.claws;

import java.util.List;
import org.monsterbox.core.game.Event;

/** What happens on the table. */
public sealed interface ClawsEvent extends Event {

  /** Only its owner sees a hand. */
  record Dealt(int seat, List<Integer> cards) implements ClawsEvent {}

  record Clawed(int seat, int card) implements ClawsEvent {}

  record Won(int seat, int points) implements ClawsEvent {}

  record Thrown(int die) implements ClawsEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }
}
