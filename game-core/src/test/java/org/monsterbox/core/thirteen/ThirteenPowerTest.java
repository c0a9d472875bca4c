package org.monsterbox.core.thirteen;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.thirteen.TestGame.A;
import static org.monsterbox.core.thirteen.TestGame.B;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.thirteen.monsters.MonsterSets;
import org.monsterbox.core.thirteen.monsters.Part;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.TestTable;
import org.monsterbox.core.thirteen.table.ThirteenView;
import org.monsterbox.core.thirteen.terms.ThirteenCode;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;
import org.monsterbox.core.thirteen.terms.ThirteenOptions.ActionOrder;
import org.monsterbox.core.thirteen.terms.ThirteenOptions.FrozenOutRule;
import org.monsterbox.core.thirteen.terms.ThirteenOptions.PermafrostLimit;

/** Powers: the vectors of the rules by their numbers. */
public final class ThirteenPowerTest {

  @Test
  public void v11_sacrifice() {
    TestTable table =
        TestTable.of(2).monster(A, "01T 05E 09B").monster(A, "05T 01E 01B").free(A, "09T");
    TestGame game = new TestGame(table);
    assertEquals(30, game.view().hp(A));
    game.refuse(A, "sacrifice 01T 01E 01B", ThirteenCode.ILLEGAL_ARRANGEMENT)
        .refuse(A, "sacrifice", ThirteenCode.ILLEGAL_ARRANGEMENT)
        .refuse(A, "sacrifice 01T 01E 01B , 01T 05E 09B", ThirteenCode.ILLEGAL_ARRANGEMENT)
        .refuse(A, "sacrifice 05T 01E 01B , 01T 05E 09B", ThirteenCode.NO_CHANGE)
        .play(A, "sacrifice 01T 01E 01B , 05T 05E 09B");
    assertEquals(List.of("m3 01T 01E 01B", "m4 05T 05E 09B"), game.monsters(A));
    assertEquals(60, game.view().hp(A));
    assertEquals("09T", game.free(A));
    assertEquals(Phase.ACTION, game.view().phase());
    game.play(A, "sacrifice 09T 01E 01B , 05T 05E 09B");
    assertEquals(List.of("m5 09T 01E 01B", "m4 05T 05E 09B"), game.monsters(A));
    new TestGame(TestTable.of(2).free(A, "09T 01E"))
        .refuse(A, "sacrifice 09T 01E 01B", ThirteenCode.POWER_NOT_OWNED);
  }

  @Test
  public void v12_permafrost() {
    TestTable table = TestTable.of(2).monster(A, "01T 01E 04B").card(0, "09T-L").card(1, "08T-L");
    TestGame game = new TestGame(table);
    game.play(A, "frost 10");
    assertEquals(A, game.view().frostOwner(10));
    assertEquals(4, game.view().diceInSupply());
    game.refuse(A, "frost 11", ThirteenCode.POWER_ALREADY_USED)
        .play(A, "search", "flip 0", "flip 1", "ack");
    assertEquals(Phase.POST_SEARCH, game.view().phase());
    game.refuse(A, "frost 10", ThirteenCode.ALREADY_FROZEN).play(A, "frost 11");
    assertEquals(3, game.view().diceInSupply());
    assertEquals(List.of("end"), game.moves(A));
    game.play(A, "end").play(B, "search").refuse(B, "flip 10", ThirteenCode.FROZEN_BY_OTHER);
    new TestGame(TestTable.of(2).monster(A, "01T 02E 04B"))
        .refuse(A, "frost 10", ThirteenCode.POWER_NOT_OWNED);
    new TestGame(TestTable.of(2, ThirteenOptions.GRUNT_PERMAFROST, true).monster(A, "01T 02E 04B"))
        .play(A, "frost 10");
  }

  @Test
  public void v13_ownFrostAndAnEmptySupply() {
    TestTable table =
        TestTable.of(2)
            .monster(A, "01T 01E 04B")
            .frost(10, A)
            .frost(11, B)
            .frost(12, B)
            .frost(13, B)
            .frost(14, B)
            .card(10, "09T-L")
            .card(0, "08T-L");
    TestGame game = new TestGame(table);
    game.refuse(A, "frost 20", ThirteenCode.NO_DICE).play(A, "search", "flip 10");
    assertTrue(game.view().isFaceUp(10));
    assertEquals(1, game.view().diceInSupply());
    game.refuse(A, "flip 11", ThirteenCode.FROZEN_BY_OTHER).play(A, "flip 0", "ack");
    assertTrue(game.view().isFaceDown(10));
    assertEquals(ThirteenView.NOBODY, game.view().frostOwner(10));
  }

  @Test
  public void v21_superNova() {
    TestTable table = TestTable.of(2).pure(A, 13).pure(B, 7).monster(B, "01T 04E 08B");
    TestGame game = new TestGame(table);
    game.refuse(A, "nova 0 m1", ThirteenCode.SELF_TARGET)
        .refuse(A, "nova 1 m1", ThirteenCode.NO_TARGET)
        .refuse(A, "nova 2 m2", ThirteenCode.NO_TARGET)
        .play(A, "nova 1 m2");
    assertEquals(List.of("m2 07T 07E 07B"), game.monsters(A));
    assertEquals(A, game.view().spentThirteenth());
    assertEquals(100, game.view().hp(A));
    int ghostEyes = MonsterSets.of(MonsterSets.GHOST, Part.EYES);
    assertTrue(game.view().isSpent(ghostEyes) && !game.view().isOnGrid(ghostEyes));
    assertTrue(game.view().isOnGrid(MonsterSets.of(2, Part.EYES)));
    assertEquals(10, game.view().hp(B));
    assertTrue(game.moves(A).contains("attack m2 1 08B"));
    game.refuse(A, "nova 1 m3", ThirteenCode.POWER_NOT_OWNED);
    TestGame later =
        new TestGame(TestTable.of(2).spentThirteenth(A).monster(B, "01T 04E 08B").turnOf(B));
    later.refuse(B, "attack m1 0 13T", ThirteenCode.NO_TARGET);

    TestGame worthless =
        new TestGame(
            TestTable.of(2, ThirteenOptions.SPENT_THIRTEENTH_SCORES, false).pure(A, 13).pure(B, 7));
    assertEquals(40, worthless.play(A, "nova 1 m2").view().hp(A));
  }

  @Test
  public void v26_frozenOut() {
    TestTable table =
        TestTable.of(2).pair("12T", 5, 6).almostEmptyGrid(A, B).frost(5, A).frost(6, B);
    TestGame game = new TestGame(table);
    game.refuse(A, "search", ThirteenCode.NO_LEGAL_SEARCH)
        .play(A, "end")
        .refuse(B, "search", ThirteenCode.NO_LEGAL_SEARCH)
        .play(B, "end");
    assertEquals(5, game.view().diceInSupply());
    assertEquals(0, game.view().frozenOut());
    game.play(A, "search", "flip 5", "flip 6", "ack");
    assertEquals(Phase.FINAL_ACTION, game.view().phase());
    assertEquals(List.of(A, B), game.view().finalOrder());

    TestTable reserved =
        TestTable.of(2).pair("12T", 5, 6).almostEmptyGrid(A, B).frost(5, A).turnOf(B);
    TestGame single = new TestGame(reserved);
    single
        .refuse(B, "search", ThirteenCode.NO_LEGAL_SEARCH)
        .play(B, "end")
        .play(A, "search", "flip 5", "flip 6", "ack");
    assertEquals(Phase.FINAL_ACTION, single.view().phase());
  }

  @Test
  public void v30_instantThaw() {
    TestTable table =
        TestTable.of(2, ThirteenOptions.FROZEN_OUT_RULE, FrozenOutRule.INSTANT_THAW)
            .pair("12T", 5, 6)
            .almostEmptyGrid(A, B)
            .frost(5, A)
            .frost(6, B);
    TestGame game = new TestGame(table);
    game.refuse(A, "end", ThirteenCode.SEARCH_REQUIRED).play(A, "search");
    assertEquals(5, game.view().diceInSupply());
    assertEquals(Phase.FLIP, game.view().phase());
    game.play(A, "flip 5", "flip 6", "ack");
    assertEquals(List.of(A, B), game.view().finalOrder());
  }

  @Test
  public void v32_strictOrder() {
    TestTable table =
        TestTable.of(2, ThirteenOptions.ACTION_ORDER, ActionOrder.STRICT)
            .monster(A, "01T 01E 04B")
            .free(A, "09T")
            .free(B, "04E")
            .pair("12T", 0, 1)
            .card(2, "11T-L");
    TestGame game = new TestGame(table);
    game.play(A, "attack m1 1 04E").rollAndStop(A, "66666");
    String[] earlier = {
      "sacrifice 09T 01E 04B", "frost 20", "nova 1 m1", "trade 1 give 09T get 04E"
    };
    for (String move : earlier) {
      game.refuse(A, move, CommonCode.WRONG_PHASE);
    }
    assertEquals(List.of("search"), game.moves(A));
    TestGame miss = new TestGame(game.state());
    game.play(A, "search", "flip 0", "flip 1", "ack")
        .refuse(A, "nova 1 m1", ThirteenCode.POWER_NOT_OWNED)
        .refuse(A, "trade 1 give 09T get 04E", ThirteenCode.NOT_OWNER)
        .play(A, "frost 20", "sacrifice 09T 01E 04B");
    miss.play(A, "search", "flip 0", "flip 2", "ack", "frost 20");
    assertEquals(Phase.POST_SEARCH, miss.view().phase());
  }

  @Test
  public void inFreeOrderEverythingMayFollowAnAttack() {
    TestTable table = TestTable.of(2).monster(A, "01T 01E 04B").free(A, "09T").free(B, "04E 05E");
    TestGame game = new TestGame(table);
    game.play(A, "attack m1 1 04E").rollAndStop(A, "66666");
    game.play(A, "trade 1 give 04E get 05E")
        .play(B, "decline")
        .play(A, "frost 20", "sacrifice 09T 01E 04B");
    assertEquals(Phase.ACTION, game.view().phase());
  }

  @Test
  public void everyTurnHasItsFrostBeforeAndAfterTheSearch() {
    TestTable table = TestTable.of(2).monster(A, "01T 01E 04B").card(0, "09T-L").card(1, "08T-L");
    TestGame game = new TestGame(table);
    game.play(A, "frost 10", "search", "flip 0", "flip 1", "ack", "frost 11", "end");
    game.play(B, "search", "flip 0", "flip 1", "ack");
    game.play(A, "frost 12", "search", "flip 0", "flip 1", "ack", "frost 13", "end");
    assertEquals(1, game.view().diceInSupply());
  }

  @Test
  public void aFoundSetRenewsTheFrostBeforeTheSearch() {
    TestTable table = TestTable.of(2).monster(A, "01T 01E 04B").pair("09T", 0, 1);
    TestGame game = new TestGame(table);
    game.play(A, "frost 10", "search", "flip 0", "flip 1", "ack", "frost 11");
    assertEquals(3, game.view().diceInSupply());
  }

  @Test
  public void perMonsterFrostIsBoundedByTheMonsters() {
    TestTable table =
        TestTable.of(2, ThirteenOptions.PERMAFROST_LIMIT, PermafrostLimit.PER_MONSTER)
            .monster(A, "01T 01E 04B")
            .pure(A, 7);
    new TestGame(table)
        .play(A, "frost 10", "frost 11")
        .refuse(A, "frost 12", ThirteenCode.POWER_ALREADY_USED);
  }

  @Test
  public void unlimitedFrostEndsWithTheDice() {
    TestTable table =
        TestTable.of(2, ThirteenOptions.PERMAFROST_LIMIT, PermafrostLimit.UNLIMITED)
            .monster(A, "01T 01E 04B");
    new TestGame(table)
        .play(A, "frost 10", "frost 11", "frost 12", "frost 13", "frost 14")
        .refuse(A, "frost 15", ThirteenCode.NO_DICE);
  }
}
