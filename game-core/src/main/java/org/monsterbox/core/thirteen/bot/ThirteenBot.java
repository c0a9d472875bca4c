package org.monsterbox.core.thirteen.bot;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.LongPause;
import org.monsterbox.core.bot.Reason;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.thirteen.bot.memory.Knowledge;
import org.monsterbox.core.thirteen.bot.memory.Memory;
import org.monsterbox.core.thirteen.bot.memory.Remembered;
import org.monsterbox.core.thirteen.bot.worth.Fortunes;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenEvent;

/**
 * Plays 13 Monsters. It thinks anew for every move and relies on nothing that it chose before, so
 * it can as well give hints to somebody who plays as he likes.
 */
public final class ThirteenBot implements Bot<ThirteenMove, ThirteenView> {

  private final ThirteenLevel level;
  private final int seat;
  private final Memory memory;
  private final Bargains bargains;
  private final Chance whims;
  private int turns;

  ThirteenBot(ThirteenLevel level, int seat, long seed) {
    this.level = level;
    this.seat = seat;
    // Bots of one fortunes see the same cards, but not the same ones slip their minds.
    this.memory = new Memory(level.memory(), Chance.of(seed, "memory").branch(seat));
    this.bargains = new Bargains(seat);
    this.whims = Chance.of(seed, "whims").branch(seat);
  }

  @Override
  public void watch(Event event) {
    if (event instanceof LongPause) {
      memory.rest();
    }
    if (!(event instanceof ThirteenEvent happened)) {
      return;
    }
    bargains.watch(happened);
    if (happened instanceof ThirteenEvent.Flipped flipped) {
      memory.see(flipped.cell(), flipped.card());
    } else if (happened instanceof ThirteenEvent.Matched matched) {
      memory.take(matched.set());
    } else if (happened instanceof ThirteenEvent.TurnStarted) {
      memory.beginTurn();
      turns++;
    }
  }

  /** What it has not forgotten: to be shown when the game is over. */
  public List<Remembered> remembered() {
    return memory.traces();
  }

  @Override
  public Choice<ThirteenMove> choose(
      ThirteenView view, List<ThirteenMove> moves, Chance chance, BooleanSupplier cancelled) {
    if (cancelled.getAsBoolean()) {
      return new Choice<>(moves.get(0), Reason.of(ThirteenReason.ONLY_MOVE));
    }
    Situation situation =
        new Situation(
            seat,
            level,
            view,
            moves,
            Fortunes.of(view),
            Knowledge.of(memory, view),
            bargains,
            chance,
            new Whims(whims.branch(turns), level.noise()));
    return switch (view.phase()) {
      case ACTION, FINAL_ACTION -> act(situation);
      case TRADE_REPLY -> new TradePlanner(situation).answer();
      case BATTLE_ATTACK, BATTLE_DEFEND, DUEL_THROW -> new DicePlanner(situation).decide();
      case BATTLE_SPOILS -> new SmallChoices(situation).take();
      case BUILD -> new SmallChoices(situation).build();
      case DUEL_PICK -> new SmallChoices(situation).pick();
      case FLIP -> new SearchPlanner(situation).flip();
      case POST_SEARCH -> new FrostPlanner(situation).afterSearch();
      case REVEAL, GAME_OVER -> new Choice<>(moves.get(0), Reason.of(ThirteenReason.CARDS_SEEN));
    };
  }

  private static Choice<ThirteenMove> act(Situation situation) {
    ActionPlanner planner = new ActionPlanner(situation);
    FrostPlanner frost = new FrostPlanner(situation);
    Optional<Choice<ThirteenMove>> first =
        planner
            .becomeMaster()
            .or(() -> new TradePlanner(situation).propose())
            .or(() -> new NovaPlanner(situation).spend());
    // In the strict order nothing can be arranged after an attack.
    Optional<Choice<ThirteenMove>> then =
        situation.view().options().isStrict()
            ? first.or(planner::arrange).or(frost::beforeSearch).or(planner::attack)
            : first.or(planner::attack).or(planner::arrange).or(frost::beforeSearch);
    return then.orElseGet(() -> new SearchPlanner(situation).begin());
  }
}
