package org.monsterbox.core.bot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import java.util.List;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.junit.runners.Parameterized;
import org.junit.runners.Parameterized.Parameter;
import org.junit.runners.Parameterized.Parameters;
import org.monsterbox.core.contract.claws.Claws;
import org.monsterbox.core.contract.claws.ClawsEvent;
import org.monsterbox.core.contract.claws.ClawsMove;
import org.monsterbox.core.contract.claws.ClawsState;
import org.monsterbox.core.contract.claws.ClawsView;
import org.monsterbox.core.contract.shells.Shells;
import org.monsterbox.core.contract.shells.ShellsMove;
import org.monsterbox.core.contract.shells.ShellsState;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.game.EventLog;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Fingerprinted;
import org.monsterbox.core.game.Move;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;

/** What every search must do. */
@RunWith(Parameterized.class)
public final class SearchTest {

  @Parameters(name = "{0}")
  public static List<Kind> kinds() {
    return List.of(Kind.values());
  }

  enum Kind {
    TREE,
    FLAT;

    <S extends Fingerprinted, M extends Move, V extends Fingerprinted> Search<M, V> over(
        Lookahead<S, M, V> lookahead) {
      return this == TREE ? new TreeSearch<>(lookahead) : new FlatSearch<>(lookahead);
    }
  }

  private static final Chance CHANCE = Chance.of(10, "search");

  @Parameter public Kind kind;

  private final Claws claws = new Claws();
  private final Shells shells = new Shells();

  @Test
  public void findsTheSameWithTheSameChance() {
    ClawsView view = claws.view(claws.start(claws.usualSetup(3, 4)), 0);
    Search<ClawsMove, ClawsView> search = kind.over(Lookahead.of(claws));

    Findings<ClawsMove> findings = search.search(view, 0, CHANCE, Thoughts.of(300));

    assertEquals(findings, search.search(view, 0, CHANCE, Thoughts.of(300)));
    assertNotEquals(findings, search.search(view, 0, CHANCE.next(), Thoughts.of(300)));
  }

  @Test
  public void triesMovesAsOftenAsItThinks() {
    ClawsState state = claws.start(claws.usualSetup(2, 4));
    Search<ClawsMove, ClawsView> search = kind.over(Lookahead.of(claws));
    for (int iterations : new int[] {1, 2, 5, 7, 100, 333}) {
      Findings<ClawsMove> findings =
          search.search(claws.view(state, 0), 0, CHANCE, Thoughts.of(iterations));

      assertEquals(iterations, findings.iterations());
      assertEquals(claws.legalMoves(state, 0), findings.moves());
    }
  }

  @Test
  public void doesNotKnowWhatTheSeatCannotSee() {
    int different = 0;
    for (int seed = 0; seed < 20; seed++) {
      ClawsState state = claws.start(claws.usualSetup(4, seed));
      ClawsState other = claws.imagine(claws.view(state, 0), CHANCE.branch(seed));
      different += state.fingerprint() == other.fingerprint() ? 0 : 1;
      Search<ClawsMove, ClawsView> search = kind.over(Lookahead.of(claws));

      assertEquals(
          "seed " + seed,
          search.search(claws.view(state, 0), 0, CHANCE, Thoughts.of(50)),
          search.search(claws.view(other, 0), 0, CHANCE, Thoughts.of(50)));
    }
    assertEquals("other hands and dice", 20, different);
  }

  @Test
  public void takesTheRoundThatIsLostOtherwise() {
    int positions = 0;
    for (int seed = 0; positions < 5; seed++) {
      ClawsState state = secondToASix(seed);
      if (state == null) {
        continue;
      }
      positions++;
      int seat = claws.turn(state).first();

      Findings<ClawsMove> findings =
          kind.over(Lookahead.of(claws))
              .search(claws.view(state, seat), seat, CHANCE, Thoughts.of(301));

      // The other has some points already, and with six more cannot be reached in the last round.
      assertEquals("seed " + seed, 1, findings.best());
      assertEquals("seed " + seed, 0, findings.shares().get(0), 0);
      assertTrue("seed " + seed, findings.shares().get(1) > 0);
    }
  }

  /** The middle one of three rounds is about six points, and one of two cards would take it. */
  private ClawsState secondToASix(int seed) {
    Options options = Options.usual(claws.options()).with(Claws.HAND, 3);
    ClawsState state = claws.start(new Setup(2, options, seed));
    EventLog log = new EventLog();
    state = firstMove(firstMove(state, log), log);
    if (!log.seenBy(0).contains(new ClawsEvent.Thrown(6))) {
      return null;
    }
    int lead = claws.legalMoves(state, claws.turn(state).first()).get(0).card();
    state = firstMove(state, log);
    List<ClawsMove> answers = claws.legalMoves(state, claws.turn(state).first());
    return answers.get(0).card() < lead && lead < answers.get(1).card() ? state : null;
  }

  private ClawsState firstMove(ClawsState state, Events out) {
    int seat = claws.turn(state).first();
    return claws.play(state, seat, claws.legalMoves(state, seat).get(0), out);
  }

  @Test
  public void findsTheShellThatWinsAgainstAnyOtherInAnySeat() {
    boolean[] seen = new boolean[2];
    for (int seed = 0; seed < 10; seed++) {
      Options options = Options.usual(shells.options()).with(Shells.PEARLS, 2);
      ShellsState state = shells.start(new Setup(2, options, seed));
      // Both hide 1 and 2, in one order or the other: the big pearl goes to who hides 2 for it.
      int winning = winsWithTheBigShellFirst(state) ? 1 : 0;
      seen[winning] = true;
      for (int seat = 0; seat < 2; seat++) {
        Findings<ShellsMove> findings =
            kind.over(Lookahead.of(shells))
                .search(shells.view(state, seat), seat, CHANCE, Thoughts.of(300));

        assertEquals("seed " + seed + ", seat " + seat, winning, findings.best());
      }
    }
    assertTrue("both orders of the pearls", seen[0] && seen[1]);
  }

  private boolean winsWithTheBigShellFirst(ShellsState start) {
    ShellsState state = start;
    for (int shell : new int[] {2, 1}) {
      state = shells.play(state, 0, new ShellsMove(shell), Events.NONE);
      state = shells.play(state, 1, new ShellsMove(3 - shell), Events.NONE);
    }
    return shells.outcome(state).won(0);
  }

  @Test
  public void findsTheMoveInThePositionMoreOftenTheLongerItThinks() {
    int hasty = timesRight(4);
    int careful = timesRight(600);

    assertTrue("after 600 iterations: " + careful, careful >= 97);
    assertTrue("after 4 iterations: " + hasty, hasty < 80);
  }

  /** Who leaves four of six stones has won if it goes on so. */
  private int timesRight(int iterations) {
    Search<Step, Stones.Heap> search = kind.over(Lookahead.of(new Stones(3)));
    int right = 0;
    for (int i = 0; i < 100; i++) {
      Findings<Step> findings =
          search.search(new Stones.Heap(6, 1), 1, CHANCE.branch(i), Thoughts.of(iterations));
      right += findings.moves().get(findings.best()).number() == 2 ? 1 : 0;
    }
    return right;
  }

  @Test
  public void takesTheBestMoveAlsoIfStoppedInTheMiddle() {
    Search<Step, Levels.Spot> search = kind.over(Lookahead.of(new Levels(4, 5, 2)));
    for (int iterations = 5; iterations < 60; iterations++) {
      Findings<Step> findings = search.search(Levels.ROOT, 0, CHANCE, Thoughts.of(iterations));
      assertEquals(iterations + " iterations", 4, findings.best());
    }
  }

  @Test
  public void searchesOnlyTheCandidates() {
    List<Step> candidates = List.of(new Step(3), new Step(1));
    Lookahead<Stones.Heap, Step, Stones.Heap> lookahead =
        Lookahead.of(new Stones(5))
            .withCandidates((heap, seat) -> heap.stones() < 3 ? List.of(new Step(1)) : candidates);

    Findings<Step> findings =
        kind.over(lookahead).search(new Stones.Heap(20, 0), 0, CHANCE, Thoughts.of(100));

    assertEquals(candidates, findings.moves());
    assertFalse(findings.visits().contains(0));
  }

  @Test
  public void playsOutByThePolicy() {
    // Six stones, and the policy takes one at a time: who takes an even number now wins.
    Lookahead<Stones.Heap, Step, Stones.Heap> lookahead =
        Lookahead.of(new Stones(3)).withPolicy((heap, seat, luck) -> new Step(1));

    Findings<Step> findings =
        new FlatSearch<>(lookahead).search(new Stones.Heap(7, 0), 0, CHANCE, Thoughts.of(30));
    Findings<Step> oneEach =
        kind.over(lookahead).search(new Stones.Heap(7, 0), 0, CHANCE, Thoughts.of(1));

    assertEquals(List.of(1.0, 0.0, 1.0), findings.shares());
    assertEquals(List.of(1, 0, 0), oneEach.visits());
  }

  @Test
  public void evaluatesAfterTheLengthOfTheLookahead() {
    int[] evaluated = new int[1];
    Lookahead<Stones.Heap, Step, Stones.Heap> lookahead =
        Lookahead.of(new Stones(1))
            .withEvaluation(
                heap -> {
                  assertEquals(100 - 6, heap.stones());
                  evaluated[0]++;
                  return new double[] {0.125, 0.875};
                },
                6);
    for (int seat = 0; seat < 2; seat++) {
      Findings<Step> findings =
          kind.over(lookahead).search(new Stones.Heap(100, seat), seat, CHANCE, Thoughts.of(40));

      assertEquals(List.of(seat == 0 ? 0.125 : 0.875), findings.shares());
    }
    assertEquals(80, evaluated[0]);
  }

  @Test
  public void imaginesAnewAgainAndAgain() {
    boolean[] imagined = new boolean[3];
    Pennies rules = new Pennies(false);
    Pennies.Look look = rules.view(Pennies.table(1).withCoin(0, 1), 1);
    Lookahead<Pennies.Table, Step, Pennies.Look> lookahead =
        Lookahead.of(rules)
            .withImagination(
                (view, chance) -> {
                  Pennies.Table table = rules.imagine(view, chance);
                  imagined[table.coin0()] = true;
                  return table;
                });

    Findings<Step> findings = kind.over(lookahead).search(look, 1, CHANCE, Thoughts.of(2_000));

    assertTrue(imagined[1] && imagined[2]);
    assertEquals("it cannot know the coin", 0.5, Thoughts.meanShare(findings), 0.05);
  }
}
