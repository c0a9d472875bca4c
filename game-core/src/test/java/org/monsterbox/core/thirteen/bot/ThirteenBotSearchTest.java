package org.monsterbox.core.thirteen.bot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.thirteen.TestGame.A;
import static org.monsterbox.core.thirteen.TestGame.B;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.thirteen.TestGame;
import org.monsterbox.core.thirteen.bot.memory.PairsTheory;
import org.monsterbox.core.thirteen.bot.memory.Remembered;
import org.monsterbox.core.thirteen.bot.worth.Sets;
import org.monsterbox.core.thirteen.table.TestTable;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.Flipped;

/** How bots search and freeze: sections 9.2 and 9.3. */
public final class ThirteenBotSearchTest {

  @Test
  public void takesAPairThatWasSeen() {
    BotAtTable bot = BotAtTable.monster(A, TestTable.of(2).pair("01T", 0, 9).pair("05E", 1, 70));
    bot.game().play(A, "search", "flip 0", "flip 1", "ack");
    bot.game().play(B, "search", "flip 9", "flip 20", "ack");
    assertEquals("SEARCH_FOR_PAIR [01T, 0, 9]", bot.act());
    assertEquals("KNOWN_PAIR [01T, 9]", bot.act());
    assertEquals("KNOWN_MATE [01T]", bot.act());
    bot.act();
    assertEquals("01T", bot.game().free(A));
  }

  @Test
  public void takesThePairThatIsWorthMost() {
    TestTable table = TestTable.of(2).free(A, "04T 04E").pair("01T", 0, 9).pair("04B", 1, 10);
    BotAtTable bot = BotAtTable.monster(A, table);
    bot.game().play(A, "search", "flip 0", "flip 1", "ack");
    bot.game().play(B, "search", "flip 9", "flip 10", "ack");
    bot.act();
    assertEquals("KNOWN_PAIR [04B, 10]", bot.act());
  }

  @Test
  public void turnsAnUnknownCardFirst() {
    BotAtTable bot = BotAtTable.monster(A, TestTable.of(2).pair("01T", 0, 9).pair("05E", 1, 70));
    bot.game().play(A, "search", "flip 0", "flip 1", "ack");
    bot.game().play(B, "search", "flip 20", "flip 31", "ack");
    assertEquals("SEARCH [4]", bot.act());
    assertTrue(!List.of("flip 0", "flip 1", "flip 20", "flip 31").contains(bot.move()));
    assertEquals("UNKNOWN_CARD []", bot.act());
  }

  @Test
  public void takesTheMateOfAnUnknownCardIfItWasSeen() {
    BotAtTable bot = BotAtTable.monster(A, TestTable.of(2).pair("01T", 0, 9).pair("05E", 1, 70));
    bot.game().play(A, "search", "flip 0", "flip 1", "ack");
    bot.game().play(B, "search", "flip 20", "flip 31", "ack");
    bot.game().play(A, "search", "flip 9");
    assertEquals("flip 0", bot.move());
    assertEquals("KNOWN_MATE [01T]", bot.act());
  }

  @Test
  public void showsNothingNewWhereTheoryAdvisesIt() {
    TestTable table =
        TestTable.of(2)
            .pair("01T", 0, 1)
            .pair("02T", 2, 3)
            .pair("03T", 4, 5)
            .pair("04T", 6, 7)
            .pair("05T", 8, 9)
            .pair("06T", 10, 11)
            .pair("07T", 12, 13)
            .almostEmptyGrid(A, B);
    BotAtTable bot = BotAtTable.monster(B, table);
    bot.game().play(A, "search", "flip 12", "flip 13", "ack");
    bot.game().play(A, "search", "flip 0", "flip 2", "ack");
    bot.game().play(B, "search", "flip 4");
    // Six pairs are left, and two cards were known.
    assertTrue(PairsTheory.isCareful(6, 2));
    assertEquals("SEEN_CARD []", bot.act());
  }

  @Test
  public void aProphetLooksBeforeTakingAPair() {
    TestTable table = TestTable.of(2).pure(A, 2).pair("01T", 0, 9).pair("05E", 1, 70);
    BotAtTable bot = BotAtTable.monster(A, table);
    bot.game().play(A, "search", "flip 0", "flip 1", "ack", "end");
    bot.game().play(B, "search", "flip 9", "flip 20", "ack");
    bot.game().play(A, "search prophet");
    assertEquals("LOOK_BEFORE_PAIR [01T]", bot.act());
    assertEquals("KNOWN_PAIR [01T, 9]", bot.act());
    assertEquals("KNOWN_MATE [01T]", bot.act());
    bot.act();
    assertTrue(bot.game().free(A).contains("01T"));
  }

  @Test
  public void v20_aProphetFetchesTheMateOfTheFirstCardWithTheThird() {
    TestTable table = TestTable.of(2).pure(A, 2).pair("01T", 0, 2).pair("05E", 1, 70);
    BotAtTable bot = BotAtTable.monster(A, table);
    bot.game().play(A, "search", "flip 2", "flip 70", "ack", "end");
    bot.game().play(B, "search", "flip 20", "flip 31", "ack");
    bot.game().play(A, "search prophet", "flip 3", "flip 0");
    assertEquals("flip 2", bot.move());
  }

  @Test
  public void freezesOneOfAPairThatAllHaveSeen() {
    TestTable table =
        TestTable.of(2).monster(A, "01T 01E 04B").pair("07T", 0, 9).pair("05E", 1, 70);
    BotAtTable bot = BotAtTable.monster(A, table);
    bot.game().play(A, "search", "flip 1", "flip 0", "ack", "end");
    bot.game().play(B, "search", "flip 20", "flip 31", "ack");
    bot.game().play(A, "search", "flip 33", "flip 9", "ack");
    String move = bot.move();
    assertTrue(move, move.equals("frost 0") || move.equals("frost 9"));
    assertEquals("FREEZE_PAIR [07T]", bot.act());
  }

  @Test
  public void attacksToThawAPairThatItKnows() {
    TestTable table = TestTable.of(2).pure(A, 1).free(B, "13T").frost(0, B).pair("04T", 0, 9);
    BotAtTable bot = BotAtTable.monster(A, table.free(A, "04E 04B"));
    assertNotEquals("attack", bot.move().split(" ", -1)[0]);
    bot.bot().watch(new Flipped(B, 0, card("04T"), 1));
    bot.bot().watch(new Flipped(B, 9, card("04T") + 1, 2));
    assertEquals("ATTACK_TO_THAW [13T, 1, 57, 04T]", bot.act());
  }

  @Test
  public void theSameEventsLeadToTheSameMoveAgain() {
    TestGame game = new TestGame(TestTable.of(2).pair("01T", 0, 9).pair("05E", 1, 70));
    game.play(A, "search", "flip 0", "flip 1", "ack");
    game.play(B, "search", "flip 9", "flip 20", "ack");
    game.play(A, "search");
    for (Grade grade : Grade.values()) {
      BotAtTable first = new BotAtTable(grade, A, game);
      BotAtTable second = new BotAtTable(grade, A, game);
      assertEquals(first.choose(), second.choose());
      assertEquals(first.bot().remembered(), second.bot().remembered());
    }
  }

  @Test
  public void whatItRemembersCanBeShown() {
    BotAtTable bot = BotAtTable.monster(A, TestTable.of(2).pair("01T", 0, 9).pair("05E", 1, 70));
    bot.game().play(A, "search", "flip 0", "flip 70", "ack");
    bot.game().play(B, "search");
    bot.game().play(B, "flip 0", "flip 9", "ack");
    bot.choose();
    assertEquals(List.of(new Remembered(70, card("05E") + 1)), bot.bot().remembered());
  }

  private static int card(String set) {
    return 2 * Sets.set(set);
  }
}
