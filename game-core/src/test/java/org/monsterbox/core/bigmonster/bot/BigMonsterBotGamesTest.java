package org.monsterbox.core.bigmonster.bot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove;
import org.monsterbox.core.bigmonster.table.BigMonsterView;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions.ModeChoice;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.bot.arena.Arena;
import org.monsterbox.core.bot.arena.Arena.Lineup;
import org.monsterbox.core.bot.arena.Contestant;
import org.monsterbox.core.bot.arena.Match;
import org.monsterbox.core.bot.arena.Result;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.game.Setup;

/** Whole games between bots. */
public final class BigMonsterBotGamesTest {

  private static final int MOST_MOVES = 300;
  private static final List<Grade> LEVELS = List.of(Grade.values());
  private static final BigMonster RULES = new BigMonster();
  private static final Options USUAL = Options.usual(BigMonsterOptions.ALL);

  @Test
  public void playsInEveryMode() {
    for (int seats = 2; seats <= 6; seats++) {
      assertEquals(seats, play(new Setup(seats, USUAL, seats), bots(seats)).places().size());
    }
    Options team = USUAL.with(BigMonsterOptions.MODE, ModeChoice.TEAM);
    assertEquals(6, play(new Setup(6, team, 1), bots(6)).places().size());
  }

  @Test
  public void playsWithEveryOption() {
    for (OptionSpec<?> spec : BigMonsterOptions.ALL) {
      playWithAll(spec);
    }
  }

  private static <T> void playWithAll(OptionSpec<T> spec) {
    for (T value : spec.samples()) {
      int played = 0;
      for (int seats = 2; seats <= 4; seats++) {
        Setup setup = new Setup(seats, USUAL.with(spec, value), 11);
        if (isPossible(setup)) {
          List<Bot<BigMonsterMove, BigMonsterView>> quick = new ArrayList<>();
          for (int seat = 0; seat < seats; seat++) {
            quick.add(BigMonsterBots.of(seat % 2 == 0 ? Grade.EASY : Grade.HARD, seat, 1));
          }
          played += play(setup, quick).places().size();
        }
      }
      boolean needsMore = spec.equals(BigMonsterOptions.FIRST_SEAT);
      assertTrue(spec.name() + " " + value, played > 0 || needsMore);
    }
  }

  private static boolean isPossible(Setup setup) {
    try {
      RULES.start(setup);
      return true;
    } catch (Refusal refusal) {
      return false;
    }
  }

  @Test
  public void theSameSeedIsTheSameGame() {
    Setup setup = new Setup(4, USUAL, 21);
    assertEquals(play(setup, bots(4)), play(setup, bots(4)));
  }

  @Test
  public void everyLevelBeatsTheOneBelow() throws InterruptedException {
    assertBeats(20, Grade.MEDIUM, Grade.EASY);
    assertBeats(20, Grade.HARD, Grade.MEDIUM);
    assertBeats(6, Grade.MONSTER, Grade.HARD);
  }

  private static void assertBeats(int games, Grade better, Grade worse)
      throws InterruptedException {
    Result result = arena(USUAL, games, better, worse);
    assertTrue(result.toString(), result.of(better.name()).share() > 0.5);
  }

  /** Section 8.5: 84 points by score alone, less if all pass to hurt; within 15 %. */
  @Test
  public void scoresAreAsTheRulesHaveMeasured() {
    assertMean(84, Grade.MEDIUM);
    assertMean(93, Grade.HARD);
  }

  private static void assertMean(double expected, Grade grade) {
    int games = 10;
    double sum = 0;
    for (int game = 0; game < games; game++) {
      List<Bot<BigMonsterMove, BigMonsterView>> bots = new ArrayList<>();
      for (int seat = 0; seat < 4; seat++) {
        bots.add(BigMonsterBots.of(grade, seat, game));
      }
      for (Outcome.Place place : play(new Setup(4, USUAL, game), bots).places()) {
        sum += place.score();
      }
    }
    assertEquals(expected, sum / games / 4, 0.15 * expected);
  }

  @Test
  public void partnersWinTogether() throws InterruptedException {
    Options team = USUAL.with(BigMonsterOptions.MODE, ModeChoice.TEAM);
    Result result = arena(team, 12, Grade.HARD, Grade.EASY, Grade.HARD, Grade.EASY);
    assertTrue(result.toString(), result.of(Grade.HARD.name()).share() > 0.5);
  }

  /** A second opinion must not change the first one. */
  @Test
  public void askingTwiceGivesTheSameAnswer() {
    BigMonsterBot bot = BigMonsterBots.of(Grade.MONSTER, 0, 1);
    BigMonsterView view = RULES.view(RULES.start(new Setup(2, USUAL, 5)), 0);
    List<BigMonsterMove> moves = RULES.legalMoves(view);
    assertEquals(
        bot.choose(view, moves, new Chance(3), () -> false),
        bot.choose(view, moves, new Chance(3), () -> false));
  }

  /** Section 4.3: in a free draft, better bots are quicker, and small hands take less time. */
  @Test
  public void timeToPick() {
    for (long seed = 0; seed < 50; seed++) {
      long millis = BigMonsterBots.millisToPick(Grade.EASY, 10, new Chance(seed));
      assertTrue(millis >= 18_000 && millis <= 30_000);
    }
    Chance chance = new Chance(1);
    assertTrue(
        BigMonsterBots.millisToPick(Grade.HARD, 10, chance)
            < BigMonsterBots.millisToPick(Grade.MEDIUM, 10, chance));
    assertTrue(
        BigMonsterBots.millisToPick(Grade.HARD, 2, chance)
            < BigMonsterBots.millisToPick(Grade.HARD, 10, chance));
  }

  private static Result arena(Options options, int games, Grade... grades)
      throws InterruptedException {
    List<Contestant<BigMonsterMove, BigMonsterView>> seats = new ArrayList<>();
    for (Grade grade : grades) {
      seats.add(
          new Contestant<>(grade.name(), (seat, seed) -> BigMonsterBots.of(grade, seat, seed)));
    }
    return new Arena<>(RULES, options, new Lineup<>(seats, true)).play(games, 1, 2, done -> {});
  }

  private static Outcome play(Setup setup, List<Bot<BigMonsterMove, BigMonsterView>> bots) {
    return new Match<>(RULES, setup, bots, MOST_MOVES).play();
  }

  /** All levels in turn, the strongest first. */
  private static List<Bot<BigMonsterMove, BigMonsterView>> bots(int seats) {
    List<Bot<BigMonsterMove, BigMonsterView>> bots = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      bots.add(BigMonsterBots.of(LEVELS.get(3 - seat % 4), seat, 5));
    }
    return bots;
  }
}
