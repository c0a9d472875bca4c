package org.monsterbox.core.bigmonster.table;

import org.monsterbox.core.bigmonster.terms.BigMonsterEvent;
import org.monsterbox.core.game.Audience;
import org.monsterbox.core.game.Events;

/** A move while it is being played: a copy of the state that may be changed. */
public final class Playing {

  final BigMonsterState state;
  final BigMonsterTable table;
  private final Events out;

  /** On a copy of this state. */
  public Playing(BigMonsterState before, Events out) {
    this.state = new BigMonsterState(before);
    this.table = state.table;
    this.out = out;
  }

  /** The state after the move. */
  public BigMonsterState state() {
    return state;
  }

  /** Whether anybody listens: otherwise events need not be made. */
  boolean isTold() {
    return out.wanted();
  }

  void tell(BigMonsterEvent event) {
    out.add(Audience.EVERYONE, event);
  }

  void tellOnly(int seat, BigMonsterEvent event) {
    out.add(Audience.only(seat), event);
  }

  void tellOthers(int seat, BigMonsterEvent event) {
    out.add(Audience.allBut(seat), event);
  }
}
