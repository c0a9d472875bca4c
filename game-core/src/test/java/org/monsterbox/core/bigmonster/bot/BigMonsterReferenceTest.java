package org.monsterbox.core.bigmonster.bot;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.ModeChoice;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Budget;
import org.monsterbox.core.bot.arena.Match;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Setup;

/**
 * Section 8.5's mean scores, as they were measured there: all play alike, by score alone or looking
 * ahead, and packets go to any free ship.
 */
public final class BigMonsterReferenceTest {

  private static final BigMonster RULES = new BigMonster();
  private static final int GAMES = 60;
  private static final int MOST_MOVES = 300;

  /** The rules document asks for four points over 300 games. */
  private static final double BOUND = 4;

  private static double mean(ModeChoice mode, int seats, boolean looksAhead) {
    Options options = Options.usual(BigMonsterOptions.ALL).with(BigMonsterOptions.MODE, mode);
    BigMonsterLevel level =
        new BigMonsterLevel(looksAhead, 1, false, Weights.USUAL, Budget.iterations(1));
    double sum = 0;
    for (long game = 0; game < GAMES; game++) {
      List<Bot<BigMonsterMove, BigMonsterView>> bots = new ArrayList<>();
      for (int seat = 0; seat < seats; seat++) {
        bots.add(new BigMonsterBot(level));
      }
      Setup setup = new Setup(seats, options, 2_000_000 + game);
      for (Outcome.Place place : new Match<>(RULES, setup, bots, MOST_MOVES).play().places()) {
        sum += place.score();
      }
    }
    return sum / GAMES / seats;
  }

  @Test
  public void byScoreAlone() {
    assertEquals(84, mean(ModeChoice.INDIVIDUAL, 4, false), BOUND);
    assertEquals(84, mean(ModeChoice.INDIVIDUAL, 3, false), BOUND);
    assertEquals(81, mean(ModeChoice.INDIVIDUAL, 5, false), BOUND);
    assertEquals(81, mean(ModeChoice.INDIVIDUAL, 6, false), BOUND);
    assertEquals(91, mean(ModeChoice.DUEL, 2, false), BOUND);
    assertEquals(89, mean(ModeChoice.TRIO, 3, false), BOUND);
  }

  @Test
  public void lookingAhead() {
    assertEquals(93, mean(ModeChoice.INDIVIDUAL, 4, true), BOUND);
    assertEquals(92, mean(ModeChoice.INDIVIDUAL, 3, true), BOUND);
    assertEquals(91, mean(ModeChoice.INDIVIDUAL, 5, true), BOUND);
    assertEquals(91, mean(ModeChoice.INDIVIDUAL, 6, true), BOUND);
    assertEquals(105, mean(ModeChoice.DUEL, 2, true), BOUND);
    assertEquals(103, mean(ModeChoice.TRIO, 3, true), BOUND);
  }
}
