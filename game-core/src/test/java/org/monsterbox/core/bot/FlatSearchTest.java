package org.monsterbox.core.bot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import org.junit.Test;
import org.monsterbox.core.game.Chance;

public final class FlatSearchTest {

  private static final Chance CHANCE = Chance.of(30, "flat");

  @Test
  public void triesAllMovesInTurn() {
    FlatSearch<Levels.Spot, Step, Levels.Spot> search =
        new FlatSearch<>(Lookahead.of(new Levels(0, 4, 2)));

    assertEquals(
        List.of(3, 3, 2, 2), search.search(Levels.ROOT, 0, CHANCE, Thoughts.of(10)).visits());
    assertEquals(
        List.of(25, 25, 25, 25), search.search(Levels.ROOT, 0, CHANCE, Thoughts.of(100)).visits());
  }

  @Test
  public void allMovesMeetTheSameGamesAndTheSameLuck() {
    List<Chance> imagined = new ArrayList<>();
    List<Chance> lucks = new ArrayList<>();
    Lookahead<Levels.Spot, Step, Levels.Spot> lookahead =
        Lookahead.of(new Levels(0, 3, 2))
            .withImagination(
                (view, chance) -> {
                  imagined.add(chance);
                  return view;
                })
            .withPolicy(
                (spot, seat, luck) -> {
                  lucks.add(luck);
                  return new Step(0);
                });

    new FlatSearch<>(lookahead).search(Levels.ROOT, 0, CHANCE, Thoughts.of(30));

    assertEquals("a new game for each round", 10, new HashSet<>(imagined).size());
    assertEquals(10, imagined.size());
    assertEquals(30, lucks.size());
    for (int i = 0; i < 30; i += 3) {
      assertEquals(lucks.get(i), lucks.get(i + 1));
      assertEquals(lucks.get(i), lucks.get(i + 2));
      assertNotEquals(lucks.get(i), lucks.get((i + 3) % 30));
    }
  }

  @Test
  public void findsTheMeanOfTheSeatsShares() {
    // One seat has one stone more to take than the other: 3 - 1 stones are left, or 3 - 3.
    Findings<Step> findings =
        new FlatSearch<>(Lookahead.of(new Stones(3)))
            .search(new Stones.Heap(3, 1), 1, CHANCE, Thoughts.of(3_000));

    // Of 2 stones the other takes both half of the time, the only one always, and of 0 none.
    assertEquals(0.5, findings.shares().get(0), 0.06);
    assertEquals(0, findings.shares().get(1), 0);
    assertEquals(1, findings.shares().get(2), 0);
  }
}
