package org.monsterbox.core.contract.gongs;

import org.monsterbox.core.game.Move;

/** Strikes the gong, or finds that the candle has burnt down; at that time. */
public record GongsMove(boolean strikes, long time) implements Move {

  @Override
  public String text() {
    return (strikes ? "strike " : "tick ") + time;
  }
}
