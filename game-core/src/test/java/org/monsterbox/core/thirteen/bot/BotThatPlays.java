package org.monsterbox.core.thirteen.bot;

import org.monsterbox.core.game.Events;
import org.monsterbox.core.thirteen.table.Playing;
import org.monsterbox.core.thirteen.table.ThirteenState;

/** What a bot must not do: it would play by rules of its own. */
public final class BotThatPlays {

  public ThirteenState play(ThirteenState state) {
    return new Playing(state, Events.NONE).done();
  }
}
