package org.monsterbox.core.bot;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertSame;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.game.Chance;

public final class LookaheadTest {

  private static final double[] EVALUATED = {0.3, 0.7};

  private final Stones rules = new Stones(3);
  private final List<Stones.Heap> asked = new ArrayList<>();
  private final List<Stones.Heap> evaluated = new ArrayList<>();
  private final Chance chance = Chance.of(1, "lookahead");

  /** Takes one stone at a time, so that every play-out is known. */
  private Lookahead<Stones.Heap, Step, Stones.Heap> byOnes(int length) {
    return Lookahead.of(rules)
        .withPolicy(
            (heap, seat, drawn) -> {
              assertEquals(heap.actor(), seat);
              asked.add(heap);
              return new Step(1);
            })
        .withEvaluation(
            heap -> {
              evaluated.add(heap);
              return EVALUATED;
            },
            length);
  }

  @Test
  public void playsOnByThePolicyToTheEnd() {
    double[] shares = byOnes(100).playOut(heap(3, 0), 0, chance, Thoughts.of(1));

    assertEquals(List.of(heap(3, 0), heap(2, 1), heap(1, 0)), asked);
    assertEquals(List.of(), evaluated);
    assertArrayEquals(new double[] {1, 0}, shares, 0);
  }

  @Test
  public void evaluatesAfterItsLength() {
    double[] shares = byOnes(5).playOut(heap(50, 0), 0, chance, Thoughts.of(1));

    assertEquals(5, asked.size());
    assertEquals(List.of(heap(45, 1)), evaluated);
    assertArrayEquals(EVALUATED, shares, 0);
  }

  @Test
  public void countsTheMovesThatWereMadeBefore() {
    byOnes(5).playOut(heap(50, 0), 3, chance, Thoughts.of(1));
    assertEquals(List.of(heap(48, 0)), evaluated);

    byOnes(5).playOut(heap(50, 0), 7, chance, Thoughts.of(1));
    assertEquals(List.of(heap(48, 0), heap(50, 0)), evaluated);
  }

  @Test
  public void doesNotEvaluateAGameThatIsOver() {
    double[] justInTime = byOnes(3).playOut(heap(3, 0), 0, chance, Thoughts.of(1));
    double[] before = byOnes(3).playOut(heap(0, 0), 3, chance, Thoughts.of(1));

    assertEquals(List.of(), evaluated);
    assertArrayEquals(new double[] {1, 0}, justInTime, 0);
    assertArrayEquals(new double[] {0, 1}, before, 0);
  }

  @Test
  public void evaluatesAtOnceWhenCancelled() {
    double[] shares = byOnes(1000).playOut(heap(50, 0), 0, chance, Thoughts.cancelled());

    assertEquals(List.of(), asked);
    assertArrayEquals(EVALUATED, shares, 0);
  }

  @Test
  public void drawsAnotherNumberForEveryMove() {
    List<Chance> drawn = new ArrayList<>();
    Lookahead.of(rules)
        .withPolicy(
            (heap, seat, head) -> {
              drawn.add(head);
              return new Step(1);
            })
        .playOut(heap(3, 0), 0, chance, Thoughts.of(1));

    assertEquals(List.of(chance, chance.next(), chance.next().next()), drawn);
  }

  @Test
  public void playsAtRandomIfItKnowsTheRulesAlone() {
    Lookahead<Stones.Heap, Step, Stones.Heap> plain = Lookahead.of(rules);
    int[] counts = new int[4];
    for (int i = 0; i < 3_000; i++) {
      counts[plain.policy().move(heap(9, 0), 0, chance.branch(i)).number()]++;
    }
    for (int number = 1; number <= 3; number++) {
      assertEquals("seed 1, step " + number, 1_000, counts[number], 130);
    }
    assertEquals(SmallRules.steps(1, 3), plain.candidates().moves(heap(9, 0), 0));
  }

  @Test
  public void aGameInCirclesIsWorthNothingToAnybody() {
    double[] shares =
        Lookahead.of(new Circle())
            .withPolicy((place, seat, drawn) -> Circle.ON)
            .playOut(Circle.START, 0, chance, Thoughts.of(1));

    assertEquals(0, shares[0], 0);
    assertEquals(0, shares[1], 0);
  }

  @Test
  public void changesOnlyThePartThatIsReplaced() {
    Lookahead<Stones.Heap, Step, Stones.Heap> plain = Lookahead.of(rules);
    Imagination<Stones.Heap, Stones.Heap> imagination = (view, drawn) -> view;
    Candidates<Stones.Heap, Step> candidates = (heap, seat) -> List.of(new Step(1));
    Policy<Stones.Heap, Step> policy = (heap, seat, drawn) -> new Step(1);
    Evaluation<Stones.Heap> evaluation = heap -> EVALUATED;

    Lookahead<Stones.Heap, Step, Stones.Heap> changed =
        plain
            .withImagination(imagination)
            .withCandidates(candidates)
            .withPolicy(policy)
            .withEvaluation(evaluation, 9);

    assertEquals(new Lookahead<>(rules, imagination, candidates, policy, evaluation, 9), changed);
    assertSame(plain.policy(), plain.withCandidates(candidates).policy());
    assertSame(plain.evaluation(), plain.withImagination(imagination).evaluation());
    assertSame(plain.imagination(), plain.withPolicy(policy).imagination());
    assertSame(plain.candidates(), plain.withEvaluation(evaluation, 9).candidates());
    assertTrue(plain.length() > 1_000);
  }

  private static Stones.Heap heap(int stones, int actor) {
    return new Stones.Heap(stones, actor);
  }
}
