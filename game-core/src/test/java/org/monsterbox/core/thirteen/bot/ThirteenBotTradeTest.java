package org.monsterbox.core.thirteen.bot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.thirteen.TestGame.A;
import static org.monsterbox.core.thirteen.TestGame.B;
import static org.monsterbox.core.thirteen.TestGame.C;

import org.junit.Test;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.thirteen.TestGame;
import org.monsterbox.core.thirteen.table.TestTable;

/** How bots trade: section 9.6. */
public final class ThirteenBotTradeTest {

  /** Each lacks what the other has, and two more are at the table. */
  private static TestTable bothGain() {
    return TestTable.of(4).monster(A, "01T 01E 04B").monster(B, "04T 04E 01B").free(C, "13T");
  }

  @Test
  public void proposesWhatHelpsBoth() {
    BotAtTable bot = BotAtTable.monster(A, bothGain());
    assertEquals("trade 1 give 04B get 01B", bot.move());
    assertEquals("TRADE_FOR_BOTH [1, 04B, 01B]", bot.act());
  }

  @Test
  public void acceptsAGainAndDeclinesALoss() {
    for (Grade grade : Grade.values()) {
      TestTable good = TestTable.of(4).free(A, "01B").monster(B, "01T 01E 04B");
      BotAtTable bot = new BotAtTable(grade, B, new TestGame(good));
      bot.game().play(A, "trade 1 give 01B get 04B");
      assertEquals("accept", bot.move());
      TestTable bad = TestTable.of(4).free(A, "09B").pure(B, 1);
      bot = new BotAtTable(grade, B, new TestGame(bad));
      bot.game().play(A, "trade 1 give 09B get 01B");
      assertEquals("DECLINE_LOSS [09B, 01B]", bot.act());
    }
  }

  @Test
  public void neverMakesAPartnerElementalMaster() {
    TestTable table =
        TestTable.of(4)
            .pure(A, 1)
            .pure(A, 4)
            .pure(A, 7)
            .monster(A, "10T 10E 11B")
            .monster(C, "11T 11E 10B");
    BotAtTable bot = new BotAtTable(Grade.MONSTER, C, new TestGame(table));
    bot.game().play(A, "trade 2 give 11B get 10B");
    assertEquals("decline", bot.move());
  }

  @Test
  public void doesNotGiveTheLeaderAnotherOg() {
    TestTable table = bothGain().pure(A, 7);
    BotAtTable bot = new BotAtTable(Grade.HARD, B, new TestGame(table));
    bot.game().play(A, "trade 1 give 04B get 01B");
    assertNotEquals("accept", bot.move());
  }

  @Test
  public void doesNotRepeatWhatWasDeclined() {
    BotAtTable bot = BotAtTable.monster(A, bothGain());
    String first = bot.move();
    assertTrue(first, first.startsWith("trade"));
    bot.act();
    bot.game().play(B, "decline");
    assertNotEquals(first, bot.move());
  }

  @Test
  public void proposesNoMoreThanTwiceATurn() {
    for (Grade grade : Grade.values()) {
      BotAtTable bot = new BotAtTable(grade, A, new TestGame(bothGain().free(A, "07T 08E 10T")));
      int offers = 0;
      while (bot.move().startsWith("trade")) {
        bot.act();
        bot.game().play(bot.game().view().actor(), "decline");
        offers++;
      }
      assertTrue(grade + " " + offers, offers <= 2);
    }
  }

  @Test
  public void tradesLittleWhereOnlyTwoPlay() {
    // What A gains is what B would lose, nearly.
    TestTable table = TestTable.of(2).monster(A, "01T 01E 09B").monster(B, "04T 05E 01B");
    assertFalse(BotAtTable.monster(A, table).move().startsWith("trade"));
  }

  @Test
  public void answersABadOfferWithABetterOne() {
    TestTable table =
        TestTable.of(4).monster(A, "04T 04E 01B").monster(B, "01T 01E 04B").free(C, "13T");
    BotAtTable bot = BotAtTable.monster(B, table);
    bot.game().play(A, "trade 1 give 04T get 04B");
    assertEquals("counter give 04B get 01B", bot.move());
    assertEquals("COUNTER_BETTER [04B, 01B]", bot.act());
  }
}
