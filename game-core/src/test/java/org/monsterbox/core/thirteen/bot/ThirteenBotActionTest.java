package org.monsterbox.core.thirteen.bot;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.thirteen.TestGame.A;
import static org.monsterbox.core.thirteen.TestGame.B;
import static org.monsterbox.core.thirteen.TestGame.C;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bot.Choice;
import org.monsterbox.core.bot.Grade;
import org.monsterbox.core.game.Chance;
import org.monsterbox.core.thirteen.TestGame;
import org.monsterbox.core.thirteen.ThirteenMonsters;
import org.monsterbox.core.thirteen.bot.worth.Hoard;
import org.monsterbox.core.thirteen.moves.ThirteenMove;
import org.monsterbox.core.thirteen.table.TestTable;

/** How bots use their monsters: sections 9.5 and 9.6. */
public final class ThirteenBotActionTest {

  @Test
  public void arrangesForAnAttackAndBackAgain() {
    // Two Grunts of three throws have three sets of one element, which make one of five.
    TestTable table =
        TestTable.of(2)
            .monster(A, "01T 04E 07B")
            .monster(A, "05T 02E 10B")
            .monster(A, "11T 08E 03B")
            .monster(B, "12T 09E 06B");
    BotAtTable bot = BotAtTable.monster(A, table);
    assertTrue(bot.move(), bot.move().startsWith("sacrifice"));
    assertTrue(bot.act().startsWith("ARRANGE_ATTACK"));
    String attack = bot.act();
    assertTrue(attack, attack.startsWith("ATTACK_FOR_SET") && attack.endsWith(", 1, 77]"));
    bot.game().rollAndStop(A, "66661").rollAndStop(B, "11123");
    assertTrue(bot.act().startsWith("ARRANGE_"));
    assertEquals(bestHp(bot, A), bot.game().view().hp(A));
  }

  @Test
  public void v11_arrangesForHealthPoints() {
    TestTable table =
        TestTable.of(2).monster(A, "01T 05E 09B").monster(A, "05T 01E 01B").free(A, "09T");
    assertEquals("ARRANGE_HP [30, 60]", BotAtTable.monster(A, table).act());
  }

  @Test
  public void v22_becomesElementalMasterByAnArrangement() {
    TestTable table =
        TestTable.of(2)
            .pure(A, 1)
            .pure(A, 4)
            .monster(A, "07T 07E 10B")
            .monster(A, "10T 10E 07B")
            .free(B, "13T");
    BotAtTable bot = BotAtTable.monster(A, table);
    assertEquals("ARRANGE_MASTER []", bot.act());
    assertTrue(bot.game().view().isOver());
  }

  @Test
  public void v21_spendsThe13thMonsterForAnOg() {
    BotAtTable bot =
        BotAtTable.monster(A, TestTable.of(2).pure(A, 13).pure(B, 7).monster(B, "01T 04E 08B"));
    assertEquals("nova 1 m2", bot.move());
    assertEquals("SUPER_NOVA [1, 40]", bot.act());
  }

  @Test
  public void keepsThe13thMonsterWhileOnlyAWeakGruntIsToBeHad() {
    BotAtTable bot = BotAtTable.monster(A, TestTable.of(2).pure(A, 13).monster(B, "01T 04E 08B"));
    assertNotEquals("nova", bot.move().split(" ", -1)[0]);
    TestTable last = TestTable.of(2).pure(B, 13).monster(A, "01T 04E 08B").lastTurn(A);
    assertEquals("nova 0 m2", BotAtTable.monster(B, last).move());
  }

  @Test
  public void superNovaHitsWhoIsAboutToBeElementalMaster() {
    TestTable table =
        TestTable.of(3).pure(A, 13).pure(B, 1).pure(B, 4).pure(B, 7).pure(C, 10).pure(C, 11);
    assertTrue(BotAtTable.monster(A, table).move().startsWith("nova 1 "));
  }

  @Test
  public void v23_takesTheSpoilsThatWinTheGame() {
    TestTable table =
        TestTable.of(2)
            .monster(A, "02T 05E 10B")
            .pure(B, 1)
            .pure(B, 4)
            .pure(B, 7)
            .free(B, "10T 10E");
    for (Grade grade : List.of(Grade.MEDIUM, Grade.HARD, Grade.MONSTER)) {
      BotAtTable bot = new BotAtTable(grade, B, new TestGame(table));
      bot.game().play(A, "attack m1 1 10T");
      bot.game().rollAndStop(A, "12345").rollAndStop(B, "66123");
      assertEquals("TAKE_BEST_SET [10B]", bot.act());
      assertEquals(B, bot.game().view().winner());
    }
  }

  @Test
  public void v18_doesNotHandTheAttackerAnOg() {
    for (Grade grade : List.of(Grade.HARD, Grade.MONSTER)) {
      TestTable table = TestTable.of(2).monster(A, "01T 01E 02B").free(A, "01B").free(B, "09T");
      BotAtTable bot = new BotAtTable(grade, B, new TestGame(table));
      bot.game().play(A, "attack m1 1 09T");
      bot.game().rollAndStop(A, "12345").rollAndStop(B, "66123");
      assertNotEquals("take 02B", bot.move());
    }
  }

  @Test
  public void v6_buildsTheBestMonster() {
    TestTable table = TestTable.of(2).free(A, "01T 02T 01E").pair("01B", 0, 1);
    for (Grade grade : Grade.values()) {
      BotAtTable bot = new BotAtTable(grade, A, new TestGame(table));
      bot.game().play(A, "search", "flip 0", "flip 1", "ack");
      assertEquals("BUILD_BEST [40, 5]", bot.act());
    }
  }

  @Test
  public void v25_sendsTheMonsterWithTheMostThrowsIntoADeathBattle() {
    TestTable table =
        TestTable.of(2).monster(B, "01T 04E 07B").pure(B, 2).pure(A, 10).monster(A, "11T 05E 03B");
    BotAtTable bot = BotAtTable.monster(A, table.lastTurn(A));
    bot.game().play(B, "end");
    assertEquals("pick m3", bot.move());
    assertEquals("PICK_MOST_THROWS [5]", bot.act());
    bot.game().play(B, "pick m2");
    assertEquals("FIRST_THROW", bot.act().split(" ", -1)[0]);
  }

  @Test
  public void inTheFinalRoundItAttacksOnlyToWin() {
    TestTable ahead = TestTable.of(2).pure(B, 1).pure(B, 2).pure(A, 4).lastTurn(A);
    assertEquals("end", BotAtTable.monster(B, ahead).move());
    TestTable behind = TestTable.of(2).pure(B, 1).pure(A, 4).monster(A, "07T 07E 08B").lastTurn(A);
    assertTrue(BotAtTable.monster(B, behind).move().startsWith("attack m1 0 04"));
  }

  @Test
  public void everyLevelThrowsItsOwnWay() {
    // Three fives and two sixes against five throws: a beginner keeps fifteen points.
    assertEquals("KEEP_DICE [555, ", attackWith(Grade.EASY));
    assertEquals("KEEP_DICE [555, ", attackWith(Grade.MEDIUM));
    assertEquals("KEEP_DICE [66, 5", attackWith(Grade.HARD));
    assertEquals("KEEP_DICE [66, 5", attackWith(Grade.MONSTER));
  }

  private static String attackWith(Grade grade) {
    TestTable table = TestTable.of(2).monster(A, "01T 04E 07B").pure(B, 10);
    BotAtTable bot = new BotAtTable(grade, A, new TestGame(table));
    bot.game().play(A, "attack m1 1 10E").roll(A, "", "55566");
    return bot.act().substring(0, 16);
  }

  @Test
  public void stopsThrowingWhenItHasWon() {
    TestTable table = TestTable.of(2).monster(A, "01T 04E 07B").pure(B, 10);
    for (Grade grade : Grade.values()) {
      BotAtTable bot = new BotAtTable(grade, B, new TestGame(table));
      bot.game().play(A, "attack m1 1 10E").rollAndStop(A, "66123");
      bot.game().roll(B, "", "55512");
      assertEquals("STOP_THROWING [15, 100]", bot.act());
    }
  }

  @Test
  public void answersAtOnceWhenCancelled() {
    TestGame game = new TestGame(TestTable.of(3).pure(A, 1).pure(B, 4).pure(C, 7));
    ThirteenMonsters rules = new ThirteenMonsters();
    List<ThirteenMove> moves = rules.legalMoves(game.state(), A);
    Choice<ThirteenMove> choice =
        ThirteenBots.of(Grade.MONSTER, A, 1)
            .choose(game.view(), moves, Chance.of(1, "x"), () -> true);
    assertTrue(moves.contains(choice.move()));
    assertFalse(moves.isEmpty());
  }

  private static int bestHp(BotAtTable bot, int seat) {
    return new Hoard(bot.game().view().setBits(seat)).bestHp();
  }
}
