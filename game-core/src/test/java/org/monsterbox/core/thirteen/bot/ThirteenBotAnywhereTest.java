package org.monsterbox.core.thirteen.bot;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.bot.RandomBot;
import org.monsterbox.core.bot.arena.Match;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;

/**
 * Bots among others who move at random, with any options: they never make a move that is refused,
 * and every game ends.
 */
public final class ThirteenBotAnywhereTest {

  private static final int GAMES = 25;
  private static final int MOST_MOVES = 60_000;
  private static final List<Grade> LEVELS = List.of(Grade.values());
  private static final ThirteenMonsters RULES = new ThirteenMonsters();

  @Test
  public void playsWithAnyOptionsAgainstAnybody() {
    for (int seed = 1; seed <= GAMES; seed++) {
      Chance chance = Chance.of(seed, "anywhere");
      int seats = 2 + chance.below(5);
      Setup setup = new Setup(seats, options(chance.branch(1)), seed);
      Outcome outcome = new Match<>(RULES, setup, bots(seats, chance.branch(2)), MOST_MOVES).play();
      assertEquals("seed " + seed, seats, outcome.places().size());
    }
  }

  private static Options options(Chance chance) {
    Options options = Options.usual(ThirteenOptions.ALL);
    for (OptionSpec<?> spec : ThirteenOptions.ALL) {
      Chance draw = chance.branch(ThirteenOptions.ALL.indexOf(spec));
      // Not every seat is taken, and a short stall guard would end the game before it begins.
      boolean isLeft =
          spec.equals(ThirteenOptions.FIRST_PLAYER) || spec.equals(ThirteenOptions.STALL_GUARD);
      if (!isLeft && draw.unit() < 0.4) {
        options = changed(options, spec, draw.next());
      }
    }
    return options;
  }

  private static <T> Options changed(Options options, OptionSpec<T> spec, Chance chance) {
    return options.with(spec, spec.samples().get(chance.below(spec.samples().size())));
  }

  /** The first is always one of ours. */
  private static List<Bot<ThirteenMove, ThirteenView>> bots(int seats, Chance chance) {
    List<Bot<ThirteenMove, ThirteenView>> bots = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      int kind = chance.branch(seat).below(seat == 0 ? LEVELS.size() : LEVELS.size() + 2);
      bots.add(
          kind < LEVELS.size() ? ThirteenBots.of(LEVELS.get(kind), seat, seat) : new RandomBot<>());
    }
    return bots;
  }
}
