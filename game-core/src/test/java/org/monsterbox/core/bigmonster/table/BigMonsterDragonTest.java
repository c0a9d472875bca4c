package org.monsterbox.core.bigmonster.table;

import static org.junit.Assert.assertEquals;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bigmonster.terms.BigMonsterOptions;
import org.monsterbox.core.game.Options;

/** Vector 29 to its end: who is stuck last on a day keeps the token of that day. */
public final class BigMonsterDragonTest {

  private static final Options DRAGONS =
      Options.usual(BigMonsterOptions.ALL).with(BigMonsterOptions.SG_DRAGON_TOKEN, true);

  /** Everybody gives to the next in the order, the last one to the first: nobody is stuck. */
  private static void turnOfNobody(TestCamp game) {
    List<Integer> order = game.table().order();
    for (int i = 0; i < order.size(); i++) {
      int target = order.get((i + 1) % order.size());
      if (game.table().passes()) {
        game.pickAny(order.get(i), target);
      } else {
        game.play(order.get(i), "pick " + game.view(order.get(i)).hand().get(0));
      }
    }
    game.placeAll();
  }

  /** The others pass among themselves, so that the last one must keep the own packet. */
  private static void turnOfTheLast(TestCamp game, int stuck) {
    List<Integer> order = game.table().order();
    assertEquals(stuck, (int) order.get(3));
    game.pickAny(order.get(0), order.get(1));
    game.pickAny(order.get(1), order.get(2));
    game.pickAny(order.get(2), order.get(0));
    game.pickAny(stuck, stuck);
    game.placeAll();
  }

  private static int tokens(TestCamp game, int seat) {
    return game.table().honours(seat).dragons();
  }

  @Test
  public void v29_twoDays() {
    TestCamp game = new TestCamp(Camp.of(4, DRAGONS));
    turnOfNobody(game);
    turnOfNobody(game);
    turnOfTheLast(game, 1);
    assertEquals(1, game.table().dragonHolder(1));
    turnOfNobody(game);
    turnOfTheLast(game, 3);
    for (int turn = 6; turn <= 9; turn++) {
      turnOfNobody(game);
    }
    assertEquals(2, game.table().day());
    assertEquals(3, game.table().dragonHolder(1));
    int medals = game.table().honours(3).value();
    assertEquals(medals - 5, game.table().sheet(3).medals());
    for (int turn = 1; turn <= 9; turn++) {
      turnOfNobody(game);
    }
    assertEquals(Phase.OVER, game.table().phase());
    assertEquals(BigMonsterTable.NOBODY, game.table().dragonHolder(2));
    for (int seat = 0; seat < 4; seat++) {
      int expected = seat == 3 ? 1 : 0;
      assertEquals("seat " + seat, expected, tokens(game, seat));
      int value = game.table().honours(seat).value();
      assertEquals("seat " + seat, value - 5 * expected, game.table().sheet(seat).medals());
    }
  }

  /** The second token starts with nobody, whoever holds the first; one seat may have both. */
  @Test
  public void eachDayHasATokenOfItsOwn() {
    TestCamp game = new TestCamp(Camp.of(4, DRAGONS).turn(1, 8));
    turnOfTheLast(game, 2);
    turnOfNobody(game);
    assertEquals(BigMonsterTable.NOBODY, game.table().dragonHolder(2));
    turnOfTheLast(game, 3);
    turnOfNobody(game);
    turnOfNobody(game);
    turnOfTheLast(game, 2);
    assertEquals(2, game.table().dragonHolder(1));
    assertEquals(2, game.table().dragonHolder(2));
    assertEquals(2, tokens(game, 2));
    int medals = game.table().honours(2).value();
    assertEquals(medals - 10, game.table().sheet(2).medals());
  }
}
