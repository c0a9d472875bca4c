package org.monsterbox.core.contract.shells;

import java.util.List;
import org.monsterbox.core.game.Event;

/** What happens on the table. */
public sealed interface ShellsEvent extends Event {

  /** Everybody sees the fist; what is in it, only its owner. */
  record Hidden(int seat) implements ShellsEvent {}

  record Chosen(int seat, int shell) implements ShellsEvent {}

  /** All fists open, and the next pearl is turned up. */
  record Opened(List<Integer> shells) implements ShellsEvent {
    @Override
    public boolean reveals() {
      return true;
    }
  }
}
