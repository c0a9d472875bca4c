package org.monsterbox.core.thirteen;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.thirteen.TestGame.A;
import static org.monsterbox.core.thirteen.TestGame.B;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Options;
import org.monsterbox.core.game.Setup;
import org.monsterbox.core.thirteen.monsters.Monster;
import org.monsterbox.core.thirteen.monsters.Species;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.Rank;
import org.monsterbox.core.thirteen.table.TestTable;
import org.monsterbox.core.thirteen.terms.ThirteenCode;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;
import org.monsterbox.core.thirteen.terms.ThirteenOptions.TurnRestart;

/** Searching and building: the vectors of the rules by their numbers. */
public final class ThirteenSearchTest {

  @Test
  public void v01_setup() {
    Options options = Options.usual(ThirteenOptions.ALL).with(ThirteenOptions.FIRST_PLAYER, A);
    TestGame game = new TestGame(new ThirteenMonsters().start(new Setup(4, options, 7)));
    assertEquals(78, game.view().cardsLeft());
    for (int cell = 39; cell <= 41; cell++) {
      assertFalse(game.view().hasCard(cell));
    }
    for (int seat = 0; seat < 4; seat++) {
      assertEquals(Rank.COLLECTOR, game.view().rank(seat));
    }
    assertEquals(Phase.ACTION, game.view().phase());
    assertEquals(List.of("search"), game.moves(A));
    game.refuse(A, "end", ThirteenCode.SEARCH_REQUIRED)
        .refuse(A, "search prophet", ThirteenCode.POWER_NOT_OWNED)
        .refuse(B, "search", CommonCode.NOT_YOUR_TURN);
  }

  @Test
  public void v02_mismatch() {
    TestGame game = new TestGame(TestTable.of(3).card(0, "01T-L").card(1, "05E-R"));
    game.play(A, "search", "flip 0")
        .refuse(A, "flip 0", ThirteenCode.CELL_ALREADY_UP)
        .refuse(A, "flip 40", ThirteenCode.CELL_EMPTY)
        .play(A, "flip 1");
    assertEquals(Phase.REVEAL, game.view().phase());
    assertEquals(List.of(0, 1), game.view().faceUpCells());
    game.play(A, "ack");
    assertTrue(game.view().isFaceDown(0) && game.view().isFaceDown(1));
    assertEquals(1, game.view().missStreak());
    assertEquals(B, game.view().active());
    assertEquals(Phase.ACTION, game.view().phase());
  }

  @Test
  public void v03_matchAndTheTurnStartsOver() {
    TestGame game = new TestGame(TestTable.of(3).pair("01T", 0, 9));
    game.play(A, "search", "flip 0", "flip 9", "ack");
    assertEquals("01T", game.free(A));
    assertEquals(76, game.view().cardsLeft());
    assertEquals(Rank.APPRENTICE, game.view().rank(A));
    assertEquals(A, game.view().active());
    assertEquals(List.of("search", "end"), game.moves(A));
    game.play(A, "end");
    assertEquals(B, game.view().active());
  }

  @Test
  public void v04_nearMisses() {
    for (String other : List.of("04B-R", "05E-R", "04T-L")) {
      TestGame game = new TestGame(TestTable.of(2).card(0, "04E-L").card(1, other));
      game.play(A, "search", "flip 0", "flip 1", "ack");
      assertEquals(other, 78, game.view().cardsLeft());
      assertEquals(B, game.view().active());
    }
    TestGame game = new TestGame(TestTable.of(2).card(0, "04E-L").card(1, "04E-R"));
    game.play(A, "search", "flip 0", "flip 1", "ack");
    assertEquals("04E", game.free(A));
  }

  @Test
  public void v05_forcedCreationInOneWay() {
    TestGame game = new TestGame(TestTable.of(2).free(A, "01T 05E").pair("09B", 0, 1));
    game.play(A, "search", "flip 0", "flip 1", "ack");
    assertEquals(List.of("m1 01T 05E 09B"), game.monsters(A));
    Monster monster = game.view().monsters(A).get(0);
    assertEquals(Species.GRUNT, monster.species());
    assertEquals(10, game.view().hp(A));
    assertEquals(3, monster.throwsAllowed());
    assertEquals(Rank.BEASTMASTER, game.view().rank(A));
    assertEquals("", game.free(A));
    assertEquals(Phase.ACTION, game.view().phase());
  }

  @Test
  public void v06_forcedCreationWithAChoice() {
    TestGame game = new TestGame(TestTable.of(2).free(A, "01T 02T 01E").pair("01B", 0, 1));
    game.play(A, "search", "flip 0", "flip 1", "ack");
    assertEquals(Phase.BUILD, game.view().phase());
    assertEquals(A, game.view().actor());
    assertEquals(List.of("build 01T 01E 01B", "build 02T 01E 01B"), game.moves(A));
    game.refuse(A, "build 02T 05E 01B", ThirteenCode.INVALID_BUILD)
        .refuse(A, "build 01E 01T 01B", ThirteenCode.INVALID_BUILD)
        .refuse(A, "end", CommonCode.WRONG_PHASE)
        .play(A, "build 01T 01E 01B");
    assertEquals(Species.OG, game.view().monsters(A).get(0).species());
    assertEquals(40, game.view().hp(A));
    assertEquals("02T", game.free(A));
    assertEquals(Phase.ACTION, game.view().phase());
  }

  @Test
  public void v20_prophet() {
    TestTable table = TestTable.of(2).pure(A, 2).pair("01T", 0, 2).card(1, "05E-R");
    TestGame late = new TestGame(table);
    late.play(A, "search prophet")
        .refuse(A, "stop-search", ThirteenCode.MUST_FLIP)
        .play(A, "flip 0", "flip 1", "flip 2", "ack");
    assertEquals("01T", late.free(A));
    assertTrue(late.view().isFaceDown(1));

    TestGame early = new TestGame(table);
    early.play(A, "search prophet", "flip 0", "flip 2", "flip 1", "ack");
    assertEquals("01T", early.free(A));
    assertTrue(early.view().isFaceDown(1));

    new TestGame(TestTable.of(2).monster(A, "02T 02E 04B"))
        .refuse(A, "search prophet", ThirteenCode.POWER_NOT_OWNED);
  }

  @Test
  public void aPairEndsTheRowOfMisses() {
    TestGame game = new TestGame(TestTable.of(2).pair("01T", 0, 2).card(1, "05E-R"));
    game.play(A, "search", "flip 0", "flip 1", "ack");
    assertEquals(1, game.view().missStreak());
    game.play(B, "search", "flip 0", "flip 2", "ack");
    assertEquals(0, game.view().missStreak());
  }

  @Test
  public void aProphetMayStopAfterTwoCards() {
    TestGame game = new TestGame(TestTable.of(2).pure(A, 2).pair("01T", 0, 2));
    game.play(A, "search prophet", "flip 0", "flip 2", "stop-search", "ack");
    assertEquals("01T", game.free(A));
  }

  @Test
  public void withoutAThirdCardTheProphetsSearchIsOver() {
    TestTable table = TestTable.of(2).pure(A, 2).pair("12T", 0, 2).almostEmptyGrid(A, B);
    TestGame game = new TestGame(table);
    game.play(A, "search prophet", "flip 0", "flip 2");
    assertEquals(Phase.REVEAL, game.view().phase());
  }

  @Test
  public void searchOnlyGoesOnAtOnceAndTheProphetStays() {
    TestTable table =
        TestTable.of(2, ThirteenOptions.TURN_RESTART, TurnRestart.SEARCH_ONLY)
            .pure(A, 2)
            .pair("01T", 0, 2);
    TestGame game = new TestGame(table);
    game.play(A, "search prophet", "flip 0", "flip 2", "stop-search", "ack");
    assertEquals(Phase.FLIP, game.view().phase());
    assertTrue(game.view().prophet());
    game.refuse(A, "end", CommonCode.WRONG_PHASE);
  }

  @Test
  public void searchOnlyGoesOnWithoutAProphetWhoWasNotCalled() {
    TestTable table =
        TestTable.of(2, ThirteenOptions.TURN_RESTART, TurnRestart.SEARCH_ONLY)
            .pure(A, 2)
            .pair("01T", 0, 2);
    TestGame game = new TestGame(table);
    game.play(A, "search", "flip 0", "flip 2", "ack");
    assertEquals(Phase.FLIP, game.view().phase());
    assertFalse(game.view().prophet());
  }

  @Test
  public void searchOnlyWithoutAnythingToSearchEndsLikeAMiss() {
    TestTable table =
        TestTable.of(2, ThirteenOptions.TURN_RESTART, TurnRestart.SEARCH_ONLY)
            .pair("01T", 0, 1)
            .pair("02T", 2, 3)
            .almostEmptyGrid(A, B)
            .frost(2, B);
    TestGame game = new TestGame(table);
    game.play(A, "search", "flip 0", "flip 1", "ack");
    assertEquals(B, game.view().active());
    assertEquals(0, game.view().frozenOut());
  }
}
