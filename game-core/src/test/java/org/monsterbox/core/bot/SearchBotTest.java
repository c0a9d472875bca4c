package org.monsterbox.core.bot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.Test;
import org.monsterbox.core.game.Chance;

public final class SearchBotTest {

  private static final List<String> MOVES = List.of("a", "b", "c", "d");
  private static final String VIEW = "view";

  private int searches;

  /** Finds c best, with 626 of 1000. */
  private Findings<String> search(String view, int seat, Chance chance, Thinking thinking) {
    assertEquals(VIEW, view);
    assertEquals(2, seat);
    searches++;
    return new Findings<>(MOVES, List.of(0.5, 0.1, 0.626, 0.2), List.of(10, 10, 100, 10));
  }

  private SearchBot<String, String> bot(double blunders) {
    return new SearchBot<>(
        this::search, new Level(Grade.MEDIUM, Budget.iterations(130), blunders), 2);
  }

  @Test
  public void doesNotThinkAboutTheOnlyMove() {
    Choice<String> choice = choose(bot(1), List.of("b"), 1);

    assertEquals(new Choice<>("b", new Reason(SearchCode.ONLY_MOVE, List.of())), choice);
    assertEquals(0, searches);
  }

  @Test
  public void takesTheBestMoveAndSaysHowOftenItWins() {
    Choice<String> choice = choose(bot(0), MOVES, 1);

    assertEquals(new Choice<>("c", new Reason(SearchCode.BEST_CHANCE, List.of("63"))), choice);
    assertEquals(1, searches);
  }

  @Test
  public void neverBlundersAtRateZero() {
    SearchBot<String, String> bot = bot(0);
    for (int seed = 0; seed < 1_000; seed++) {
      assertEquals("seed " + seed, "c", choose(bot, MOVES, seed).move());
    }
  }

  @Test
  public void blundersAlwaysAtRateOne() {
    SearchBot<String, String> bot = bot(1);
    for (int seed = 0; seed < 1_000; seed++) {
      Choice<String> choice = choose(bot, MOVES, seed);
      assertEquals("seed " + seed, Reason.of(SearchCode.ON_A_WHIM), choice.reason());
    }
    assertEquals(0, searches);
  }

  @Test
  public void blundersAsOftenAsItsLevelSaysAndWithAnyMove() {
    SearchBot<String, String> bot = bot(0.3);
    int[] whims = new int[MOVES.size()];
    int blunders = 0;
    for (int seed = 0; seed < 4_000; seed++) {
      Choice<String> choice = choose(bot, MOVES, seed);
      if (choice.reason().code() == SearchCode.ON_A_WHIM) {
        whims[MOVES.indexOf(choice.move())]++;
        blunders++;
      }
    }

    // Four standard deviations either way.
    assertEquals("seeds 0 to 3999", 1_200, blunders, 116);
    assertEquals(4_000 - blunders, searches);
    for (int i = 0; i < whims.length; i++) {
      assertEquals("seeds 0 to 3999, move " + i, blunders / 4.0, whims[i], 60);
    }
  }

  @Test
  public void searchesWithItsBudgetAndTheCallersCancellation() {
    AtomicBoolean cancelled = new AtomicBoolean();
    Search<String, String> asking =
        (view, seat, chance, thinking) -> {
          assertFalse(thinking.over(6));
          assertTrue(thinking.over(7));
          assertFalse(thinking.stopped());
          cancelled.set(true);
          assertTrue(thinking.stopped());
          searches++;
          return new Findings<>(MOVES, List.of(0.0, 0.0, 0.0, 1.0), List.of(0, 0, 0, 1));
        };
    Level level = new Level(Grade.HARD, Budget.iterations(7), 0);

    Choice<String> choice =
        new SearchBot<>(asking, level, 0).choose(VIEW, MOVES, Chance.of(1, "bot"), cancelled::get);

    assertEquals("d", choice.move());
    assertEquals(1, searches);
  }

  @Test
  public void decidesTheSameWithTheSameChance() {
    Stones.Heap heap = new Stones.Heap(21, 0);
    SearchBot<Step, Stones.Heap> bot =
        new SearchBot<>(
            new TreeSearch<>(Lookahead.of(new Stones(3))),
            new Level(Grade.EASY, Budget.iterations(20), 0.5),
            0);
    int different = 0;
    Choice<Step> last = null;
    for (int seed = 0; seed < 50; seed++) {
      Chance chance = Chance.of(seed, "bot");
      List<Step> moves = SmallRules.steps(1, 3);
      Choice<Step> choice = bot.choose(heap, moves, chance, () -> false);
      assertEquals("seed " + seed, choice, bot.choose(heap, moves, chance, () -> false));
      different += choice.equals(last) ? 0 : 1;
      last = choice;
    }
    assertNotEquals("the chance matters", 1, different);
  }

  @Test
  public void aRandomBotTakesEveryMoveEquallyOften() {
    RandomBot<String, String> bot = new RandomBot<>();
    int[] counts = new int[MOVES.size()];
    for (int seed = 0; seed < 4_000; seed++) {
      Choice<String> choice = choose(bot, MOVES, seed);
      assertEquals(Reason.of(SearchCode.ON_A_WHIM), choice.reason());
      counts[MOVES.indexOf(choice.move())]++;
    }
    double chiSquare = 0;
    for (int count : counts) {
      chiSquare += (count - 1_000.0) * (count - 1_000.0) / 1_000.0;
    }
    assertTrue(
        "chi-square of 3 degrees, 0.1 % bound 16.3: " + chiSquare + ", seeds 0 to 3999",
        chiSquare < 16.3);
  }

  @Test
  public void aReasonWritesWhatItIsAbout() {
    Reason reason = Reason.of(SearchCode.BEST_CHANCE, 5L, "step 3");

    assertEquals(new Reason(SearchCode.BEST_CHANCE, List.of("5", "step 3")), reason);
  }

  private static Choice<String> choose(Bot<String, String> bot, List<String> moves, int seed) {
    return bot.choose(VIEW, moves, Chance.of(seed, "bot"), () -> false);
  }
}
