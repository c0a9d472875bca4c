package org.monsterbox.core.sea.bot;

import java.util.List;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.sea.SeaMove;

/** A weapon that could be used from somewhere, and what that is worth. */
record Shot(List<SeaMove> moves, double worth, Reason reason) {

  static final Shot NONE = new Shot(List.of(), 0, Reason.of(SeaReason.NOTHING_LEFT));

  Shot {
    moves = List.copyOf(moves);
  }
}
