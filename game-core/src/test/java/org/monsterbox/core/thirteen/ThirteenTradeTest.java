package org.monsterbox.core.thirteen;

import static org.junit.Assert.assertEquals;
import static org.monsterbox.core.thirteen.TestGame.A;
import static org.monsterbox.core.thirteen.TestGame.B;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.Rank;
import org.monsterbox.core.thirteen.table.TestTable;
import org.monsterbox.core.thirteen.terms.ThirteenCode;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;

/** Trading: the vectors of the rules by their numbers. */
public final class ThirteenTradeTest {

  @Test
  public void v08_tradeOutOfAMonster() {
    TestGame game = new TestGame(TestTable.of(2).free(A, "01T").monster(B, "02T 05E 09B"));
    game.play(A, "trade 1 give 01T get 02T").play(B, "accept");
    assertEquals("02T", game.free(A));
    assertEquals(List.of("m2 01T 05E 09B"), game.monsters(B));
    assertEquals(A, game.view().actor());
    assertEquals(Phase.ACTION, game.view().phase());
  }

  @Test
  public void v09_tradeRefusals() {
    TestTable table = TestTable.of(2).free(B, "04E");
    new TestGame(table)
        .refuse(A, "trade 1 give get 04E", ThirteenCode.EMPTY_TRADE_SIDE)
        .refuse(A, "trade 1 give 01T get 04E", ThirteenCode.NOT_OWNER)
        .refuse(A, "trade 0 give 01T get 04E", ThirteenCode.SELF_TARGET)
        .refuse(A, "trade 2 give 01T get 04E", ThirteenCode.NOT_OWNER)
        .play(A, "search")
        .refuse(A, "trade 1 give 01T get 04E", CommonCode.WRONG_PHASE);
    new TestGame(TestTable.of(2).free(A, "01T").free(B, "04E").lastTurn(B))
        .refuse(A, "trade 1 give 01T get 04E", ThirteenCode.NO_TRADE_IN_FINAL_ROUND);
    TestGame patient = new TestGame(TestTable.of(2).free(A, "01T").free(B, "04E"));
    for (int offer = 1; offer <= 10; offer++) {
      patient.play(A, "trade 1 give 01T get 04E").play(B, "decline");
    }
    patient.refuse(A, "trade 1 give 01T get 04E", ThirteenCode.TRADE_LIMIT);
    assertEquals(List.of("search"), patient.moves(A));
  }

  @Test
  public void v10_counterOffer() {
    TestTable table = TestTable.of(2).free(A, "01T").free(B, "04E 05E");
    TestGame accepted = new TestGame(table);
    accepted.play(A, "trade 1 give 01T get 04E").play(B, "counter give 05E get 01T");
    assertEquals(A, accepted.view().actor());
    assertEquals(Phase.TRADE_REPLY, accepted.view().phase());
    accepted.play(A, "accept");
    assertEquals("05E", accepted.free(A));
    assertEquals("01T 04E", accepted.free(B));
    assertEquals(Phase.ACTION, accepted.view().phase());
    assertEquals(A, accepted.view().actor());
    assertEquals(2, accepted.view().offers());

    TestGame declined = new TestGame(table);
    declined
        .play(A, "trade 1 give 01T get 04E")
        .play(B, "counter give 05E get 01T")
        .play(A, "decline");
    assertEquals("01T", declined.free(A));
    assertEquals("04E 05E", declined.free(B));
    assertEquals(Phase.ACTION, declined.view().phase());
  }

  @Test
  public void v29_gifts() {
    TestTable table = TestTable.of(2, ThirteenOptions.ALLOW_GIFTS, true).free(B, "04E 05E");
    new TestGame(table).refuse(A, "trade 1 give get 04E", ThirteenCode.EMPTY_TRADE_SIDE);
    TestGame game = new TestGame(table.turnOf(B));
    game.refuse(B, "trade 0 give get", ThirteenCode.EMPTY_TRADE_SIDE)
        .refuse(B, "trade 0 give 04E 04E get", ThirteenCode.NOT_OWNER)
        .play(B, "trade 0 give 04E get")
        .refuse(A, "counter give get 05E", ThirteenCode.EMPTY_TRADE_SIDE)
        .play(A, "accept");
    assertEquals("04E", game.free(A));
    assertEquals(Rank.APPRENTICE, game.view().rank(A));
    assertEquals("05E", game.free(B));
    assertEquals(Phase.ACTION, game.view().phase());
    assertEquals(1, game.view().offers());
  }

  @Test
  public void withoutTradesFromMonstersOnlyFreeSetsAreTraded() {
    TestTable table =
        TestTable.of(2, ThirteenOptions.TRADE_FROM_MONSTERS, false)
            .free(A, "01T")
            .monster(B, "02T 05E 09B")
            .free(B, "04E");
    TestGame game = new TestGame(table);
    game.refuse(A, "trade 1 give 01T get 02T", ThirteenCode.NOT_OWNER);
    assertEquals(List.of("search", "trade 1 give 01T get 04E"), game.moves(A));
  }

  @Test
  public void aTradeInTheFinalRoundGoesBackToIt() {
    TestTable table =
        TestTable.of(2, ThirteenOptions.TRADE_IN_FINAL_ROUND, true).free(A, "01T").free(B, "04E");
    TestGame game = new TestGame(table.lastTurn(B));
    game.play(A, "trade 1 give 01T get 04E").play(B, "accept");
    assertEquals(Phase.FINAL_ACTION, game.view().phase());
    assertEquals("04E", game.free(A));
  }

  @Test
  public void whoeverCanBuildMustEvenOutOfTurn() {
    TestTable table = TestTable.of(2).free(A, "01B 02T").free(B, "03T 04E 05E 06T");
    TestGame game = new TestGame(table);
    game.play(A, "trade 1 give 01B get 06T").play(B, "accept");
    assertEquals(Phase.BUILD, game.view().phase());
    assertEquals(B, game.view().actor());
    assertEquals(List.of("build 03T 04E 01B", "build 03T 05E 01B"), game.moves(B));
    game.play(B, "build 03T 05E 01B");
    assertEquals(A, game.view().actor());
    assertEquals(Phase.ACTION, game.view().phase());
  }
}
