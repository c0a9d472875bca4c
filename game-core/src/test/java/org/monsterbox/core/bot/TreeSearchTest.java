package org.monsterbox.core.bot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.monsterbox.core.game.Chance;

public final class TreeSearchTest {

  private static final Chance CHANCE = Chance.of(20, "tree");

  @Test
  public void sharesWhatItLearntBetweenPositionsThatLookTheSame() {
    // Seat 1 does not see which coin seat 0 has hidden: there is one position for it, not two.
    Pennies rules = new Pennies(false);
    List<Pennies.Table> asked = new ArrayList<>();
    Lookahead<Pennies.Table, Step, Pennies.Look> lookahead =
        Lookahead.of(rules)
            .withCandidates(
                (table, seat) -> {
                  asked.add(table);
                  return rules.legalMoves(table, seat);
                });

    new TreeSearch<>(lookahead)
        .search(rules.view(Pennies.table(1), 0), 0, CHANCE, Thoughts.of(100));

    assertEquals("root and seat 1: " + asked, 2, asked.size());
  }

  @Test
  public void nobodyReactsToACoinThatItCannotSee() {
    for (int seat = 0; seat < 2; seat++) {
      for (int rounds = 1; rounds <= 3; rounds++) {
        double share = pennies(new Pennies(false), rounds, seat);
        // Two seats that learn from each other go round the right mixture rather than into it. If
        // one
        // saw or guessed the other's coin, though, the shares would be near 0 and 1.
        assertEquals("seat " + seat + ", rounds " + rounds, 0.5, share, 0.3);
      }
    }
  }

  @Test
  public void everybodyReactsToACoinThatItCanSee() {
    // What the test above would find if views showed too much, or the tree went by states.
    for (int seat = 0; seat < 2; seat++) {
      double share = pennies(new Pennies(true), 1, seat);
      assertTrue("seat " + seat + ": " + share, share < 0.1);
    }
  }

  private static double pennies(Pennies rules, int rounds, int seat) {
    Pennies.Look look = rules.view(Pennies.table(rounds), seat);
    return Thoughts.meanShare(
        new TreeSearch<>(Lookahead.of(rules)).search(look, seat, CHANCE, Thoughts.of(20_000)));
  }

  @Test
  public void triesGoodMovesMoreOften() {
    Findings<Step> findings =
        new TreeSearch<>(Lookahead.of(new Levels(2, 4, 2)))
            .search(Levels.ROOT, 0, CHANCE, Thoughts.of(1_000));

    assertEquals(2, findings.best());
    assertEquals(1, findings.shares().get(2), 0);
    assertTrue(findings.visits().toString(), findings.visits().get(2) > 900);
  }

  @Test
  public void isAsCuriousAsItIsTold() {
    Lookahead<Levels.Spot, Step, Levels.Spot> lookahead = Lookahead.of(new Levels(2, 4, 2));

    Findings<Step> greedy =
        new TreeSearch<>(lookahead, 0).search(Levels.ROOT, 0, CHANCE, Thoughts.of(1_000));
    Findings<Step> curious =
        new TreeSearch<>(lookahead, 50).search(Levels.ROOT, 0, CHANCE, Thoughts.of(1_000));

    assertEquals(List.of(1, 1, 997, 1), greedy.visits());
    for (int visits : curious.visits()) {
      assertEquals(curious.visits().toString(), 250, visits, 60);
    }
  }

  @Test
  public void growsByOnePositionInEveryIteration() {
    Stones rules = new Stones(1);
    List<Stones.Heap> asked = new ArrayList<>();
    List<Stones.Heap> playedOut = new ArrayList<>();
    Lookahead<Stones.Heap, Step, Stones.Heap> lookahead =
        Lookahead.of(rules)
            .withCandidates(
                (heap, seat) -> {
                  asked.add(heap);
                  return rules.legalMoves(heap, seat);
                })
            .withPolicy(
                (heap, seat, luck) -> {
                  playedOut.add(heap);
                  return new Step(1);
                });

    new TreeSearch<>(lookahead).search(new Stones.Heap(9, 0), 0, CHANCE, Thoughts.of(3));

    // The root and one more each time, and the rest, after one move from there, by the policy.
    List<Integer> stones = asked.stream().map(Stones.Heap::stones).toList();
    assertEquals(List.of(9, 8, 7, 6), stones);
    assertEquals(List.of(7, 6, 5, 4, 3, 2, 1), stonesOf(playedOut.subList(0, 7)));
    assertEquals(List.of(6, 5, 4, 3, 2, 1), stonesOf(playedOut.subList(7, 13)));
    assertEquals(List.of(5, 4, 3, 2, 1), stonesOf(playedOut.subList(13, 18)));
    assertEquals(18, playedOut.size());
  }

  @Test
  public void knowsGamesOfHundredsOfMovesToTheirEnd() {
    Stones rules = new Stones(1);
    List<Stones.Heap> playedOut = new ArrayList<>();
    Lookahead<Stones.Heap, Step, Stones.Heap> lookahead =
        Lookahead.of(rules)
            .withPolicy(
                (heap, seat, luck) -> {
                  playedOut.add(heap);
                  return new Step(1);
                });

    Findings<Step> findings =
        new TreeSearch<>(lookahead).search(new Stones.Heap(301, 0), 0, CHANCE, Thoughts.of(400));

    // Seat 0 takes the last of an odd number. The last 100 games were played by the tree alone.
    assertEquals(List.of(1.0), findings.shares());
    assertEquals(List.of(400), findings.visits());
    assertEquals(299 * 300 / 2, playedOut.size());
  }

  @Test
  public void goesRoundInCirclesNoLongerThanItsLength() {
    int[] moves = new int[1];
    Circle circle = new Circle(() -> moves[0]++);
    Lookahead<Circle.Place, Step, Circle.Place> lookahead =
        Lookahead.of(circle)
            .withCandidates((place, seat) -> List.of(Circle.ON))
            .withEvaluation(place -> new double[] {0.25, 0.75}, 50);

    Findings<Step> findings =
        new TreeSearch<>(lookahead.withPolicy((place, seat, luck) -> Circle.ON))
            .search(Circle.START, 0, CHANCE, Thoughts.of(40));

    assertEquals(List.of(40), findings.visits());
    assertEquals(List.of(0.25), findings.shares());
    assertEquals(40 * 50, moves[0]);
  }

  @Test
  public void findsTheWayOutOfACircle() {
    Findings<Step> findings =
        new TreeSearch<>(Lookahead.of(new Circle()))
            .search(Circle.START, 0, CHANCE, Thoughts.of(500));

    assertEquals(Circle.STOP, findings.moves().get(findings.best()));
    assertEquals(1, findings.shares().get(findings.best()), 0);
  }

  @Test
  public void learnsOnWhenItCanRememberNoMorePositions() {
    Levels rules = new Levels(7, 300, 300, 2);
    int[] positions = new int[1];
    Lookahead<Levels.Spot, Step, Levels.Spot> lookahead =
        Lookahead.of(rules)
            .withCandidates(
                (spot, seat) -> {
                  positions[0]++;
                  return rules.legalMoves(spot, seat);
                });

    // So curious that it goes everywhere about equally often, and new positions do not run out.
    Findings<Step> findings =
        new TreeSearch<>(lookahead, 100).search(Levels.ROOT, 0, CHANCE, Thoughts.of(75_000));

    assertTrue("positions: " + positions[0], positions[0] > 10_000 && positions[0] < 60_000);
    assertEquals(75_000, findings.iterations());
    assertEquals(7, findings.best());
    assertEquals(1, findings.shares().get(7), 0);
    assertEquals(0, findings.shares().get(8), 0);
  }

  @Test
  public void drawsMovesAndWhatItImaginesFromDifferentStreams() {
    // Otherwise the play-outs would move by what is hidden: by the cards and by dice to come.
    Set<Long> imagined = new HashSet<>();
    List<Chance> moves = new ArrayList<>();
    Stones rules = new Stones(3);
    Lookahead<Stones.Heap, Step, Stones.Heap> lookahead =
        Lookahead.of(rules)
            .withImagination(
                (view, chance) -> {
                  Chance drawn = chance;
                  for (int i = 0; i < 200; i++) {
                    imagined.add(drawn.state());
                    drawn = drawn.next();
                  }
                  return view;
                })
            .withPolicy(
                (heap, seat, chance) -> {
                  moves.add(chance);
                  return new Step(1);
                });
    for (Search<Step, Stones.Heap> search :
        List.of(new TreeSearch<>(lookahead), new FlatSearch<>(lookahead))) {
      search.search(new Stones.Heap(20, 0), 0, CHANCE, Thoughts.of(50));
      assertTrue(moves.size() > 50);
      for (Chance chance : moves) {
        assertTrue("drawn twice", !imagined.contains(chance.state()));
      }
    }
  }

  private static List<Integer> stonesOf(List<Stones.Heap> heaps) {
    return heaps.stream().map(Stones.Heap::stones).toList();
  }
}
