package org.monsterbox.core.thirteen.bot;

import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.bot.arena.Arena;
import org.monsterbox.core.bot.arena.Arena.Lineup;
import org.monsterbox.core.bot.arena.Contestant;
import org.monsterbox.core.bot.arena.Contestant.BotMaker;
import org.monsterbox.core.bot.arena.Result;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.ThirteenView;

/** What a bot's skills are worth, one by one. {@code -Pgames=1000 -i} plays more and prints it. */
public final class WhatDecidesTest {

  private static final int GAMES = Integer.getInteger("monsterbox.games", 100);
  private static final ThirteenMonsters RULES = new ThirteenMonsters();

  /** A share below this is no accident: two standard errors less than half. */
  private static final double LOST = 0.5 - 2 * Math.sqrt(0.25 / GAMES);

  @Test
  public void noLevelJudgesWorseThanTheOneBelow() throws InterruptedException {
    checkJudgement(Grade.MONSTER, Grade.HARD);
    checkJudgement(Grade.HARD, Grade.MEDIUM);
    checkJudgement(Grade.MEDIUM, Grade.EASY);
  }

  /** Section 9.2, rule 6: to stop after a pair is rarely right. */
  @Test
  public void whoPassesAsInThePlainGameOfPairsLoses() throws InterruptedException {
    double share =
        share(
            "searches on",
            (seat, seed) -> ThirteenBots.of(Grade.MONSTER, seat, seed),
            "passes",
            PassingBot::new);
    assertTrue("wins " + share, share > 0.5);
  }

  /** Both remember equally well, and one judges as the level below does. */
  private static void checkJudgement(Grade grade, Grade below) throws InterruptedException {
    ThirteenLevel level = ThirteenLevel.of(grade);
    ThirteenLevel judges = ThirteenLevel.of(below);
    ThirteenLevel mixed =
        new ThirteenLevel(
            level.memory(),
            judges.search(),
            judges.dice(),
            judges.trade(),
            judges.weights(),
            judges.minds(),
            judges.attackMargin(),
            judges.noise());
    double share =
        share(
            grade.name(),
            (seat, seed) -> new ThirteenBot(level, seat, seed),
            "judges as " + below,
            (seat, seed) -> new ThirteenBot(mixed, seat, seed));
    assertTrue(grade + " wins " + share, share > LOST);
  }

  private static double share(
      String name,
      BotMaker<ThirteenMove, ThirteenView> maker,
      String other,
      BotMaker<ThirteenMove, ThirteenView> otherMaker)
      throws InterruptedException {
    Result result =
        new Arena<>(
                RULES,
                Options.usual(RULES.options()),
                new Lineup<>(
                    List.of(new Contestant<>(name, maker), new Contestant<>(other, otherMaker)),
                    true))
            .play(GAMES, 1, 2, done -> {});
    double share = result.of(name).share();
    System.out.println(name + " wins " + share + " of " + GAMES + " games against: " + other);
    return share;
  }
}
