package org.monsterbox.core.thirteen.bot;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** A bot whose events are written down. */
record Listener(ThirteenBot bot, List<Event> events) implements Bot<ThirteenMove, ThirteenView> {

  @Override
  public void watch(Event event) {
    events.add(event);
    bot.watch(event);
  }

  @Override
  public Choice<ThirteenMove> choose(
      ThirteenView view, List<ThirteenMove> moves, Chance chance, BooleanSupplier cancelled) {
    return bot.choose(view, moves, chance, cancelled);
  }
}
