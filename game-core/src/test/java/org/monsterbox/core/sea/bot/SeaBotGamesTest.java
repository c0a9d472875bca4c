package org.monsterbox.core.sea.bot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.bot.RandomBot;
import org.monsterbox.core.bot.arena.Match;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.OptionSpec;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.sea.MonsterOfTheSea;
import org.monsterbox.core.sea.bot.plan.SeaReason;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.table.SeaView;
import org.monsterbox.core.sea.terms.SeaOptions;

/** Whole games between bots, and what they do where it is plain what to do. */
public final class SeaBotGamesTest {

  private static final int MOST_MOVES = 2_000;
  private static final MonsterOfTheSea RULES = new MonsterOfTheSea();

  @Test
  public void everyLevelPlaysBothRolesWithEveryNumberOfSeats() {
    for (int seats = 3; seats <= 4; seats++) {
      for (Grade grade : Grade.values()) {
        Outcome outcome = play(RULES.usualSetup(seats, seats), grade, grade);
        assertEquals(seats, outcome.places().size());
      }
    }
  }

  @Test
  public void playsWithEveryOption() {
    for (OptionSpec<?> spec : SeaOptions.ALL) {
      playWithAll(spec);
    }
  }

  private static <T> void playWithAll(OptionSpec<T> spec) {
    for (T value : spec.samples()) {
      Options options = Options.usual(SeaOptions.ALL).with(spec, value);
      Outcome outcome = play(new Setup(4, options, 11), Grade.HARD, Grade.HARD);
      assertEquals(spec.name() + " " + value, 4, outcome.places().size());
    }
  }

  @Test
  public void playsAmongOthersWhoMoveAtRandom() {
    for (int seed = 0; seed < 20; seed++) {
      List<Bot<SeaMove, SeaView>> bots = new ArrayList<>();
      for (int seat = 0; seat < 4; seat++) {
        boolean isOurs = (seat + seed) % 2 == 0;
        bots.add(isOurs ? SeaBots.of(Grade.HARD, seat, seed) : new RandomBot<>());
      }
      Options hidden =
          Options.usual(SeaOptions.ALL).with(SeaOptions.HUNTERS_SHARE_HANDS, seed % 4 < 2);
      Outcome outcome = new Match<>(RULES, new Setup(4, hidden, seed), bots, MOST_MOVES).play();
      assertEquals(4, outcome.places().size());
    }
  }

  @Test
  public void theSameSeedIsTheSameGame() {
    Setup setup = RULES.usualSetup(3, 21);
    assertEquals(play(setup, Grade.MONSTER, Grade.HARD), play(setup, Grade.MONSTER, Grade.HARD));
  }

  @Test
  public void everySideIsBetterWithABetterLevel() {
    int easyWhale = whaleWins(Grade.EASY, Grade.EASY);
    assertTrue(whaleWins(Grade.HARD, Grade.EASY) > easyWhale);
    assertTrue(whaleWins(Grade.EASY, Grade.HARD) < easyWhale);
  }

  /** Of so many games that a difference of twenty in a hundred shows. */
  private static int whaleWins(Grade whale, Grade hunters) {
    int wins = 0;
    for (int seed = 0; seed < 150; seed++) {
      wins += play(RULES.usualSetup(4, seed), whale, hunters).won(0) ? 1 : 0;
    }
    return wins;
  }

  private static Outcome play(Setup setup, Grade whale, Grade hunters) {
    List<Bot<SeaMove, SeaView>> bots = new ArrayList<>();
    for (int seat = 0; seat < setup.seats(); seat++) {
      bots.add(SeaBots.of(seat == 0 ? whale : hunters, seat, setup.seed()));
    }
    return new Match<>(RULES, setup, bots, MOST_MOVES).play();
  }

  @Test
  public void takesTheWayIntoTheIce() {
    Choice<SeaMove> choice = choose(Grade.HARD, 0, Chart.of(3).whale("C5").whaleTurn());
    String text = RULES.text(choice.move());
    assertTrue(text, text.matches("swim B\\d A\\d"));
    assertEquals(SeaReason.ESCAPE, choice.reason().code());
  }

  @Test
  public void killsTheWhaleIfItCan() {
    Chart chart = Chart.of(3).hp(5).boat(1, "H5", "N").hand(1, "WP01 WP09 MV07").turnOf(1);
    Choice<SeaMove> choice = choose(Grade.MONSTER, 1, chart);
    assertEquals("weapon WP09", RULES.text(choice.move()));
    assertEquals(SeaReason.FINISH, choice.reason().code());
  }

  @Test
  public void attachesTheLastLine() {
    Chart chart = Chart.of(2).boat(1, "H5", "N").hand(1, "WP09 WP34").tractorLines(1).turnOf(1);
    assertTrue(RULES.text(choose(Grade.HARD, 1, chart).move()).startsWith("weapon WP34"));
  }

  @Test
  public void answersAtOnceWhenCancelled() {
    SeaView view = RULES.view(Chart.of(3).whaleTurn().state(), 0);
    List<SeaMove> moves = RULES.legalMoves(view);
    SeaMove move =
        SeaBots.of(Grade.MONSTER, 0, 1).choose(view, moves, new Chance(1), () -> true).move();
    assertTrue(moves.contains(move));
  }

  private static Choice<SeaMove> choose(Grade grade, int seat, Chart chart) {
    SeaView view = RULES.view(chart.state(), seat);
    return SeaBots.of(grade, seat, 1)
        .choose(view, RULES.legalMoves(view), new Chance(1), () -> false);
  }
}
