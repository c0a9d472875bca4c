package org.monsterbox.core.thirteen.bot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.Test;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.bot.arena.Arena;
import org.monsterbox.core.bot.arena.Arena.Lineup;
import org.monsterbox.core.bot.arena.Contestant;
import org.monsterbox.core.bot.arena.Match;
import org.monsterbox.core.bot.arena.Result;
import org.monsterbox.core.game.Event;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.Flipped;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.Matched;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;

/** Whole games between bots. */
public final class ThirteenBotGamesTest {

  /** Random games take hundreds of times as many moves. */
  private static final int MOST_MOVES = 20_000;

  private static final List<Grade> LEVELS = List.of(Grade.values());
  private static final ThirteenMonsters RULES = new ThirteenMonsters();

  @Test
  public void playsWithEveryNumberOfSeats() {
    for (int seats = 2; seats <= 8; seats++) {
      Outcome outcome = play(RULES.usualSetup(seats, seats), bots(seats));
      assertEquals(seats, outcome.places().size());
    }
  }

  @Test
  public void playsWithEveryOption() {
    for (OptionSpec<?> spec : ThirteenOptions.ALL) {
      playWithAll(spec);
    }
  }

  private static <T> void playWithAll(OptionSpec<T> spec) {
    for (T value : spec.samples()) {
      for (int seats = 2; seats <= 3; seats++) {
        if (spec.equals(ThirteenOptions.FIRST_PLAYER) && Integer.valueOf(7).equals(value)) {
          continue;
        }
        Options options = Options.usual(ThirteenOptions.ALL).with(spec, value);
        Outcome outcome = play(new Setup(seats, options, 11), bots(seats));
        assertEquals(spec.name() + " " + value, seats, outcome.places().size());
      }
    }
  }

  @Test
  public void theSameSeedIsTheSameGame() {
    Setup setup = RULES.usualSetup(4, 21);
    assertEquals(play(setup, bots(4)), play(setup, bots(4)));
  }

  @Test
  public void whoForgetsNothingTurnsNoTwoCardsThatCannotMatch() {
    for (int seed = 0; seed < 10; seed++) {
      List<Bot<ThirteenMove, ThirteenView>> bots = new ArrayList<>();
      List<Event> events = new ArrayList<>();
      bots.add(new Listener(ThirteenBots.of(Grade.MONSTER, 0, seed), events));
      bots.add(ThirteenBots.of(Grade.MONSTER, 1, seed));
      play(RULES.usualSetup(2, seed), bots);
      assertNoTwoKnownCardsWithoutNeed(events);
    }
  }

  /** The "0-move" of section 9.2, rule 4. */
  private static void assertNoTwoKnownCardsWithoutNeed(List<Event> events) {
    Map<Integer, Integer> seen = new HashMap<>();
    List<Flipped> search = new ArrayList<>();
    int left = 78;
    for (Event event : events) {
      if (event instanceof Flipped flipped) {
        if (flipped.number() == 1) {
          search.clear();
        }
        search.add(flipped);
        if (search.size() == 2 && left - seen.size() > 5) {
          boolean isPair = search.get(0).card() / 2 == search.get(1).card() / 2;
          boolean areKnown =
              seen.containsKey(search.get(0).cell()) && seen.containsKey(search.get(1).cell());
          assertTrue(search.toString(), isPair || !areKnown);
        }
        if (search.size() >= 2) {
          search.forEach(card -> seen.put(card.cell(), card.card()));
        }
      } else if (event instanceof Matched matched) {
        seen.values().removeIf(card -> card / 2 == matched.set());
        left -= 2;
      }
    }
  }

  @Test
  public void whoForgetsNothingBeatsABeginner() throws InterruptedException {
    Result result = arena(60, Grade.MONSTER, Grade.EASY);
    assertTrue(result.toString(), result.of("MONSTER").share() > 0.5);
  }

  @Test
  public void everyLevelBeatsTheOneBelow() throws InterruptedException {
    for (int above = 1; above < LEVELS.size(); above++) {
      Grade better = LEVELS.get(above);
      Result result = arena(20, better, LEVELS.get(above - 1));
      assertTrue(result.toString(), result.of(better.name()).share() > 0.5);
    }
  }

  private static Result arena(int games, Grade... grades) throws InterruptedException {
    List<Contestant<ThirteenMove, ThirteenView>> seats = new ArrayList<>();
    for (Grade grade : grades) {
      seats.add(new Contestant<>(grade.name(), (seat, seed) -> ThirteenBots.of(grade, seat, seed)));
    }
    Options options = Options.usual(RULES.options());
    return new Arena<>(RULES, options, new Lineup<>(seats, true)).play(games, 1, 2, done -> {});
  }

  private static Outcome play(Setup setup, List<Bot<ThirteenMove, ThirteenView>> bots) {
    return new Match<>(RULES, setup, bots, MOST_MOVES).play();
  }

  /** All levels in turn, the strongest first. */
  private static List<Bot<ThirteenMove, ThirteenView>> bots(int seats) {
    List<Bot<ThirteenMove, ThirteenView>> bots = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      bots.add(ThirteenBots.of(LEVELS.get(3 - seat % 4), seat, 5));
    }
    return bots;
  }
}
