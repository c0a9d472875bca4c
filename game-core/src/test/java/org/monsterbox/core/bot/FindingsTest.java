package org.monsterbox.core.bot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public final class FindingsTest {

  @Test
  public void bestIsTheMoveThatWasTriedMostOften() {
    assertEquals(1, findings(List.of(0.9, 0.5, 0.1), List.of(10, 30, 20)).best());
  }

  @Test
  public void bestOfSeveralTriedEquallyOftenIsTheOneWorthMost() {
    assertEquals(2, findings(List.of(0.1, 0.5, 0.6), List.of(10, 20, 20)).best());
  }

  @Test
  public void bestOfEqualsIsTheFirst() {
    assertEquals(0, findings(List.of(0.5, 0.5, 0.5), List.of(7, 7, 7)).best());
  }

  @Test
  public void tryingAMoveOnceMoreThanTheOthersDoesNotMakeItBest() {
    // What a search finds that tries all moves in turn and is stopped in the middle.
    assertEquals(2, findings(List.of(0.1, 0.5, 0.6), List.of(20, 20, 19)).best());
  }

  @Test
  public void bestIsAMoveThatWasTriedIfAnyWas() {
    assertEquals(1, findings(List.of(0.0, 0.0, 0.0), List.of(0, 1, 0)).best());
    assertEquals(1, findings(List.of(0.1, 0.2, 0.0), List.of(1, 1, 0)).best());
  }

  @Test
  public void iterationsAreAllVisits() {
    assertEquals(60, findings(List.of(0.9, 0.5, 0.1), List.of(10, 30, 20)).iterations());
  }

  @Test
  public void cannotBeChangedAfterwards() {
    List<String> moves = new ArrayList<>(List.of("a"));
    Findings<String> findings = new Findings<>(moves, List.of(1.0), List.of(1));

    moves.add("b");

    assertEquals(List.of("a"), findings.moves());
    assertThrows(UnsupportedOperationException.class, () -> findings.visits().set(0, 2));
  }

  private static Findings<String> findings(List<Double> shares, List<Integer> visits) {
    return new Findings<>(List.of("a", "b", "c"), shares, visits);
  }
}
