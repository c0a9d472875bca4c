package org.monsterbox.core.bot;

import static org.junit.Assert.assertEquals;

import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

public final class PathTest {

  private static final List<String> MOVES = List.of("a", "b", "c");

  private final Path<String> path = new Path<>();

  @Test
  public void everySeatLearnsItsOwnShareOfTheMoveItChose() {
    Tries<String> first = new Tries<>(MOVES);
    Tries<String> second = new Tries<>(MOVES);
    path.add(first, 2, 0);
    path.add(second, 1, 1);

    path.learn(new double[] {0.25, 0.75});

    assertEquals(List.of(0.0, 0.0, 0.25), first.findings().shares());
    assertEquals(List.of(0, 0, 1), first.findings().visits());
    assertEquals(List.of(0.0, 0.75, 0.0), second.findings().shares());
    assertEquals(List.of(0, 1, 0), second.findings().visits());
  }

  @Test
  public void isEmptyAgainAfterLearning() {
    Tries<String> tries = new Tries<>(MOVES);
    path.add(tries, 0, 0);
    assertEquals(1, path.length());

    path.learn(new double[] {1});
    path.learn(new double[] {1});

    assertEquals(0, path.length());
    assertEquals(List.of(1, 0, 0), tries.findings().visits());
  }

  @Test
  public void remembersManyMoreMovesThanItHadRoomForAtFirst() {
    List<Tries<String>> way = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      way.add(new Tries<>(MOVES));
      path.add(way.get(i), i % 3, i % 2);
    }
    assertEquals(200, path.length());

    path.learn(new double[] {0.2, 0.8});

    for (int i = 0; i < 200; i++) {
      Findings<String> findings = way.get(i).findings();
      assertEquals("move " + i, 1, findings.visits().get(i % 3).intValue());
      assertEquals("move " + i, i % 2 == 0 ? 0.2 : 0.8, findings.shares().get(i % 3), 0);
      assertEquals("move " + i, 1, findings.iterations());
    }
  }

  @Test
  public void learnsTwiceFromAPositionThatItMetTwice() {
    Tries<String> met = new Tries<>(MOVES);
    path.add(met, 0, 1);
    path.add(new Tries<>(MOVES), 0, 0);
    path.add(met, 1, 1);

    path.learn(new double[] {0, 1});

    assertEquals(List.of(1, 1, 0), met.findings().visits());
    assertEquals(List.of(1.0, 1.0, 0.0), met.findings().shares());
  }
}
