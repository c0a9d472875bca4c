package org.monsterbox.core.bot.arena;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.Test;
import org.monsterbox.core.bot.Bot;
import org.monsterbox.core.bot.Budget;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.bot.Level;
import org.monsterbox.core.bot.Lookahead;
import org.monsterbox.core.bot.RandomBot;
import org.monsterbox.core.bot.SearchBot;
import org.monsterbox.core.bot.TreeSearch;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.contract.claws.ClawsMove;
import org.monsterbox.core.contract.claws.ClawsView;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Refusal;

public final class ArenaTest {

  private final Claws claws = new Claws();
  private final Options usual = Options.usual(claws.options());
  private final Contestant<ClawsMove, ClawsView> random =
      new Contestant<>("random", (seat, seed) -> new RandomBot<>());

  private Contestant<ClawsMove, ClawsView> tree(int iterations) {
    Level level = new Level(Grade.HARD, Budget.iterations(iterations), 0);
    return new Contestant<>(
        "tree " + iterations,
        (seat, seed) -> new SearchBot<>(new TreeSearch<>(Lookahead.of(claws)), level, seat));
  }

  private Result play(
      int games, long seed, int threads, List<Contestant<ClawsMove, ClawsView>> seats)
      throws InterruptedException {
    return new Arena<>(claws, usual, new Arena.Lineup<>(seats, true))
        .play(games, seed, threads, done -> {});
  }

  /** A bot at random that notes where it sits, and what it sees at first. */
  private Contestant<ClawsMove, ClawsView> noted(String name, List<String> notes) {
    return new Contestant<>(
        name,
        (seat, seed) -> {
          boolean[] told = new boolean[1];
          notes.add(name + " sits " + seat + " with seed " + seed);
          return (view, moves, chance, cancelled) -> {
            if (seat == 0 && !told[0]) {
              notes.add("seat 0 sees " + view.fingerprint());
            }
            told[0] = true;
            return new RandomBot<ClawsMove, ClawsView>().choose(view, moves, chance, cancelled);
          };
        });
  }

  @Test
  public void everybodyPlaysTheSameDealInEverySeat() throws InterruptedException {
    List<String> notes = Collections.synchronizedList(new ArrayList<>());

    play(6, 50, 1, List.of(noted("a", notes), noted("b", notes), noted("c", notes)));

    for (int deal = 50; deal <= 51; deal++) {
      for (String name : List.of("a", "b", "c")) {
        for (int seat = 0; seat < 3; seat++) {
          String note = name + " sits " + seat + " with seed " + deal;
          assertEquals(note, 1, Collections.frequency(notes, note));
        }
      }
    }
    List<String> seen = notes.stream().filter(note -> note.contains("sees")).toList();
    assertEquals(6, seen.size());
    assertEquals(Collections.nCopies(3, seen.get(0)), seen.subList(0, 3));
    assertEquals(Collections.nCopies(3, seen.get(3)), seen.subList(3, 6));
    assertNotEquals(seen.get(0), seen.get(3));
  }

  @Test
  public void nobodyMovesOnWhereSeatsAreRoles() throws InterruptedException {
    List<String> notes = Collections.synchronizedList(new ArrayList<>());
    Arena.Lineup<ClawsMove, ClawsView> lineup =
        new Arena.Lineup<>(List.of(noted("a", notes), noted("b", notes)), false);

    new Arena<>(claws, usual, lineup).play(3, 50, 1, done -> {});

    for (int deal = 50; deal <= 52; deal++) {
      assertTrue(notes.contains("a sits 0 with seed " + deal));
      assertTrue(notes.contains("b sits 1 with seed " + deal));
    }
  }

  @Test
  public void findsTheSameOnAnyNumberOfThreads() throws InterruptedException {
    Result one = play(30, 60, 1, List.of(tree(20), random, random));
    Result two = play(30, 60, 2, List.of(tree(20), random, random));
    Result other = play(30, 61, 2, List.of(tree(20), random, random));

    assertEquals(withoutTimes(one), withoutTimes(two));
    assertNotEquals(withoutTimes(one), withoutTimes(other));
  }

  private static List<ContestantStanding> withoutTimes(Result result) {
    List<ContestantStanding> standings = new ArrayList<>();
    for (ContestantStanding s : result.standings()) {
      standings.add(
          new ContestantStanding(
              s.name(),
              s.games(),
              s.fairShare(),
              s.share(),
              s.interval(),
              s.meanScore(),
              s.elo(),
              0,
              0));
    }
    return standings;
  }

  @Test
  public void victoriesAreSharedOut() throws InterruptedException {
    Result result = play(40, 70, 2, List.of(random, tree(5), random, random));

    assertEquals(40, result.games());
    assertEquals(List.of("random", "tree 5"), names(result));
    assertEquals(1, result.of("random").share() + result.of("tree 5").share(), 1e-9);
    assertEquals(0.75, result.of("random").fairShare(), 1e-9);
    assertEquals(0.25, result.of("tree 5").fairShare(), 1e-9);
    assertEquals(40, result.of("random").games());
    assertTrue(result.gamesPerSecond() > 0);
  }

  private static List<String> names(Result result) {
    return result.standings().stream().map(ContestantStanding::name).toList();
  }

  @Test
  public void showsThatSearchingBeatsChance() throws InterruptedException {
    Result result = play(200, 80, 2, List.of(tree(200), random));

    ContestantStanding tree = result.of("tree 200");
    assertTrue(tree.toString(), tree.interval().low() > tree.fairShare());
    assertTrue(tree.toString(), tree.elo() > result.of("random").elo() + 50);
    assertTrue(tree.toString(), tree.medianMillis() > result.of("random").medianMillis());
    assertTrue(tree.toString(), tree.slowMillis() >= tree.medianMillis());
  }

  @Test
  public void equalsAreNotFoundDifferent() throws InterruptedException {
    Contestant<ClawsMove, ClawsView> twin = new Contestant<>("twin", random.maker());

    Result result = play(400, 90, 2, List.of(random, twin));

    Interval interval = result.of("twin").interval();
    assertTrue(interval.toString(), interval.low() <= 0.5 && interval.high() >= 0.5);
  }

  @Test
  public void tellsOfItsProgress() throws InterruptedException {
    List<Integer> told = new ArrayList<>();

    new Arena<>(claws, usual, new Arena.Lineup<>(List.of(random, random), true))
        .play(5, 1, 2, told::add);

    assertEquals(List.of(1, 2, 3, 4, 5), told);
  }

  @Test
  public void reportsWhyABotFailed() {
    RuntimeException fault = new UnsupportedOperationException("no idea");
    Contestant<ClawsMove, ClawsView> failing =
        new Contestant<>(
            "failing",
            (seat, seed) ->
                (view, moves, chance, cancelled) -> {
                  throw fault;
                });

    IllegalStateException reported =
        assertThrows(IllegalStateException.class, () -> play(20, 1, 2, List.of(random, failing)));

    Throwable game = reported.getCause();
    assertSame(fault, game.getCause());
    assertTrue(game.getMessage(), game.getMessage().contains("[random, failing]"));
    assertTrue(game.getMessage(), game.getMessage().contains("seed=1]"));
  }

  @Test
  public void reportsThatSoManyCannotPlay() {
    IllegalStateException reported =
        assertThrows(IllegalStateException.class, () -> play(1, 1, 1, List.of(random)));

    Refusal refusal = (Refusal) reported.getCause().getCause();
    assertEquals(CommonCode.BAD_PLAYER_COUNT, refusal.code());
  }

  @Test
  public void stopsWhenInterrupted() throws Exception {
    AtomicInteger made = new AtomicInteger();
    CountDownLatch thinking = new CountDownLatch(1);
    CountDownLatch disturbed = new CountDownLatch(1);
    CountDownLatch never = new CountDownLatch(1);
    Bot<ClawsMove, ClawsView> stuck =
        (view, moves, chance, cancelled) -> {
          thinking.countDown();
          try {
            never.await();
          } catch (InterruptedException expected) {
            disturbed.countDown();
          }
          throw new IllegalStateException("Woken up");
        };
    Contestant<ClawsMove, ClawsView> contestant =
        new Contestant<>(
            "stuck",
            (seat, seed) -> {
              made.incrementAndGet();
              return stuck;
            });
    FutureTask<Result> playing =
        new FutureTask<>(() -> play(50, 1, 1, List.of(contestant, contestant)));
    Thread thread = new Thread(playing, "arena");
    thread.start();
    assertTrue("the first game began", thinking.await(10, TimeUnit.SECONDS));

    thread.interrupt();

    ExecutionException ended =
        assertThrows(ExecutionException.class, () -> playing.get(10, TimeUnit.SECONDS));
    assertTrue(ended.toString(), ended.getCause() instanceof InterruptedException);
    assertTrue("bots are told", disturbed.await(10, TimeUnit.SECONDS));
    assertEquals("no other game begins", 2, made.get());
  }
}
