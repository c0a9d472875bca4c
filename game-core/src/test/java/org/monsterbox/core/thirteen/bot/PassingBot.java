package org.monsterbox.core.thirteen.bot;

import java.util.List;
import java.util.function.BooleanSupplier;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.thirteen.bot.memory.Knowledge;
import org.monsterbox.core.thirteen.bot.memory.Memory;
import org.monsterbox.core.thirteen.bot.memory.MemoryStrength;
import org.monsterbox.core.thirteen.bot.memory.PairsTheory;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenEvent;

/** The Monster, but after a pair it ends its turn where theory has two perfect players pass. */
final class PassingBot implements Bot<ThirteenMove, ThirteenView> {

  private static final int LEAST_KNOWN = 2;

  private final Bot<ThirteenMove, ThirteenView> monster;
  private final Memory memory = new Memory(MemoryStrength.PERFECT, Chance.of(1, "memory"));

  PassingBot(int seat, long seed) {
    monster = ThirteenBots.of(Grade.MONSTER, seat, seed);
  }

  @Override
  public void watch(Event event) {
    monster.watch(event);
    if (event instanceof ThirteenEvent.Flipped flipped) {
      memory.see(flipped.cell(), flipped.card());
    } else if (event instanceof ThirteenEvent.Matched matched) {
      memory.take(matched.set());
    }
  }

  @Override
  public Choice<ThirteenMove> choose(
      ThirteenView view, List<ThirteenMove> moves, Chance chance, BooleanSupplier cancelled) {
    Choice<ThirteenMove> choice = monster.choose(view, moves, chance, cancelled);
    ThirteenMove pass = new ThirteenMove.EndTurn();
    boolean isFree = choice.move() instanceof ThirteenMove.BeginSearch && moves.contains(pass);
    return isFree && isTimeToPass(view)
        ? new Choice<>(pass, Reason.of(ThirteenReason.NOTHING_LEFT))
        : choice;
  }

  private boolean isTimeToPass(ThirteenView view) {
    Knowledge knowledge = Knowledge.of(memory, view);
    int known = knowledge.singles().size();
    int pairs = view.cardsLeft() / 2;
    return knowledge.pairs().isEmpty()
        && known >= LEAST_KNOWN
        && known < pairs
        && PairsTheory.margin(pairs, known) <= 0;
  }
}
