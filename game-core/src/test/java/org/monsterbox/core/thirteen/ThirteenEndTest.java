package org.monsterbox.core.thirteen;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.monsterbox.core.thirteen.TestGame.A;
import static org.monsterbox.core.thirteen.TestGame.B;
import static org.monsterbox.core.thirteen.TestGame.C;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Outcome;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.TestTable;
import org.monsterbox.core.thirteen.terms.ThirteenCode;
import org.monsterbox.core.thirteen.terms.ThirteenEnd;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.FinalReason;
import org.monsterbox.core.thirteen.terms.ThirteenEvent.FinalRoundBegan;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;

/** How games end: the vectors of the rules by their numbers. */
public final class ThirteenEndTest {

  private static final ThirteenMonsters RULES = new ThirteenMonsters();

  @Test
  public void v22_elementalMaster() {
    TestTable table =
        TestTable.of(2).pure(A, 1).pure(A, 4).pure(A, 7).free(A, "10T 10E").pair("10B", 0, 1);
    TestGame game = new TestGame(table);
    game.play(A, "search", "flip 0", "flip 1", "ack");
    assertEquals(Phase.GAME_OVER, game.view().phase());
    assertEquals(A, game.view().winner());
    assertTrue(game.view().cardsLeft() > 0);
    game.refuse(A, "end", CommonCode.GAME_OVER);
    assertEquals(ThirteenEnd.ELEMENTAL_MASTER, RULES.outcome(game.state()).reason());

    TestTable withGhost = TestTable.of(2).pure(A, 1).pure(A, 4).pure(A, 7);
    withGhost.free(A, "13T 13E").pair("13B", 0, 1);
    TestGame ghost = new TestGame(withGhost);
    ghost.play(A, "search", "flip 0", "flip 1", "ack");
    assertEquals(A, ghost.view().winner());

    TestTable threeElements = TestTable.of(2).pure(A, 1).pure(A, 4).pure(A, 7);
    threeElements.free(A, "02T 02E").pair("02B", 0, 1);
    TestGame three = new TestGame(threeElements);
    three.play(A, "search", "flip 0", "flip 1", "ack");
    assertEquals(3, three.view().elements(A).size());
    assertFalse(three.view().isOver());

    TestGame nova = new TestGame(TestTable.of(2).pure(A, 1).pure(A, 4).pure(A, 13).pure(B, 7));
    nova.play(A, "nova 1 m4");
    assertFalse(nova.view().isOver());
    assertEquals(3, nova.view().elements(A).size());
  }

  @Test
  public void v24_finalRound() {
    TestTable table =
        TestTable.of(3)
            .monster(B, "01T 02E 03B")
            .monster(C, "04T 05E 06B")
            .pure(A, 7)
            .pair("12T", 5, 6)
            .almostEmptyGrid(A, B)
            .turnOf(B);
    TestGame game = new TestGame(table);
    game.play(B, "search", "flip 5", "flip 6", "ack");
    assertEquals(Phase.FINAL_ACTION, game.view().phase());
    assertEquals(List.of(B, C, A), game.view().finalOrder());
    game.refuse(B, "search", CommonCode.WRONG_PHASE).refuse(B, "frost 1", CommonCode.WRONG_PHASE);
    game.play(B, "attack m1 2 04T")
        .rollAndStop(B, "66666")
        .refuse(B, "attack m1 2 05E", ThirteenCode.ALREADY_ATTACKED)
        .play(B, "end");
    assertEquals(List.of(C, A), game.view().finalOrder());
    game.play(C, "end");
    assertTrue(game.moves(A).contains("attack m3 1 01T"));
    game.play(A, "end");
    assertTrue(game.view().isOver());
    assertEquals(ThirteenEnd.HP, game.view().end().orElseThrow());
  }

  @Test
  public void v25_deathBattle() {
    TestTable table =
        TestTable.of(3)
            .pure(A, 1)
            .monster(A, "02T 02E 04B")
            .pure(B, 13)
            .monster(C, "05T 05E 06B")
            .lastTurn(C);
    TestGame game = new TestGame(table);
    game.play(B, "end");
    assertEquals(Phase.DUEL_PICK, game.view().phase());
    assertEquals(List.of(A, B), game.view().duel().orElseThrow().order());
    game.play(A, "pick m1").play(B, "pick m3");
    assertEquals(5, game.view().throwing().orElseThrow().allowed());
    game.rollAndStop(A, "66612");
    assertEquals(6, game.view().throwing().orElseThrow().allowed());
    game.rollAndStop(B, "66612");
    assertEquals(List.of(B, A), game.view().duel().orElseThrow().order());
    game.play(B, "pick m3").play(A, "pick m2");
    game.rollAndStop(B, "66123").rollAndStop(A, "55512");
    assertEquals(A, game.view().winner());
    Outcome outcome = RULES.outcome(game.state());
    assertEquals(ThirteenEnd.DEATH_BATTLE, outcome.reason());
    assertEquals(new Outcome.Place(0, 1, 60), outcome.places().get(A));
    assertEquals(new Outcome.Place(1, 2, 60), outcome.places().get(B));
    assertEquals(new Outcome.Place(2, 3, 20), outcome.places().get(C));
  }

  @Test
  public void v25_aSpentThirteenthFightsWithoutAMonster() {
    TestTable table =
        TestTable.of(2).spentThirteenth(A).pure(B, 1).monster(B, "02T 02E 04B").lastTurn(B);
    TestGame game = new TestGame(table);
    game.play(A, "end").play(B, "pick m1").play(A, "pick none");
    game.rollAndStop(B, "66612");
    assertEquals(3, game.view().throwing().orElseThrow().allowed());
  }

  @Test
  public void v31_duelAfterADropOut() {
    TestTable table =
        TestTable.of(3)
            .monster(A, "01T 04E 07B")
            .monster(B, "02T 05E 08B")
            .monster(C, "03T 06E 09B")
            .lastTurn(A);
    TestGame game = new TestGame(table);
    game.play(C, "end").play(A, "pick m1").play(B, "pick m2").play(C, "pick m3");
    game.rollAndStop(A, "66612").rollAndStop(B, "66123").rollAndStop(C, "66612");
    assertEquals(List.of(C, A), game.view().duel().orElseThrow().order());
    assertEquals(C, game.view().actor());
    game.refuse(C, "pick none", ThirteenCode.NOT_OWNER)
        .refuse(C, "pick m1", ThirteenCode.NOT_OWNER)
        .play(C, "pick m3")
        .play(A, "pick m1")
        .rollAndStop(C, "66666");
    assertEquals(A, game.view().actor());
    assertEquals(Phase.DUEL_THROW, game.view().phase());
    game.rollAndStop(A, "66666");
    assertEquals(2, game.view().duel().orElseThrow().round());
    assertEquals(List.of(A, C), game.view().duel().orElseThrow().order());
  }

  @Test
  public void mostHealthPointsWinAndTheOthersFollow() {
    TestTable table = TestTable.of(3).pure(A, 1).monster(B, "02T 05E 08B").pure(C, 13).lastTurn(A);
    TestGame game = new TestGame(table);
    game.play(C, "end");
    Outcome outcome = RULES.outcome(game.state());
    assertEquals(ThirteenEnd.HP, outcome.reason());
    assertEquals(new Outcome.Place(2, 1, 60), outcome.places().get(C));
    assertEquals(new Outcome.Place(0, 2, 40), outcome.places().get(A));
    assertEquals(new Outcome.Place(1, 3, 10), outcome.places().get(B));
  }

  @Test
  public void theStallGuardEndsAGameThatGoesNowhere() {
    TestTable table =
        TestTable.of(3, ThirteenOptions.STALL_GUARD, 2)
            .card(0, "01T-L")
            .card(1, "05E-R")
            .frost(7, C);
    TestGame game = new TestGame(table);
    game.play(A, "search", "flip 0", "flip 1", "ack");
    assertFalse(game.view().isFinalRound());
    game.play(B, "search", "flip 0", "flip 1", "ack");
    assertEquals(Phase.FINAL_ACTION, game.view().phase());
    assertEquals(List.of(C, A, B), game.view().finalOrder());
    assertEquals(5, game.view().diceInSupply());
    assertEquals(78, game.view().cardsLeft());
    assertTrue(game.events().contains(new FinalRoundBegan(List.of(C, A, B), FinalReason.STALLED)));
  }
}
