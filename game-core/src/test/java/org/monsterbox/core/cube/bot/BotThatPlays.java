package org.monsterbox.core.cube.bot;

import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.Playing;
import org.monsterbox.core.game.Events;

/** An offender for the rule that only the rules change a table. */
public final class BotThatPlays {

  private BotThatPlays() {}

  public static CubeState later(CubeState state) {
    Playing play = new Playing(state, Events.NONE);
    play.advanceTo(state.clock() + 1);
    return play.now();
  }
}
