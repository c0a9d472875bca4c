package org.monsterbox.core.sea.bot.plan;

import java.util.List;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.sea.moves.SeaMove;

/** A weapon that could be used from somewhere, and what that is worth. */
public record Shot(List<SeaMove> moves, double worth, Reason reason) {

  public static final Shot NONE = new Shot(List.of(), 0, Reason.of(SeaReason.NOTHING_LEFT));

  public Shot {
    moves = List.copyOf(moves);
  }
}
