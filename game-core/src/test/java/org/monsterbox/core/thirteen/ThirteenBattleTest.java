package org.monsterbox.core.thirteen;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.monsterbox.core.thirteen.TestGame.A;
import static org.monsterbox.core.thirteen.TestGame.B;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.thirteen.dice.Battle;
import org.monsterbox.core.thirteen.table.Phase;
import org.monsterbox.core.thirteen.table.Rank;
import org.monsterbox.core.thirteen.table.TestTable;
import org.monsterbox.core.thirteen.terms.ThirteenCode;
import org.monsterbox.core.thirteen.terms.ThirteenEnd;
import org.monsterbox.core.thirteen.terms.ThirteenOptions;
import org.monsterbox.core.thirteen.terms.ThirteenOptions.KeepRule;
import org.monsterbox.core.thirteen.terms.ThirteenOptions.TurnRestart;

/** Attacking: the vectors of the rules by their numbers. */
public final class ThirteenBattleTest {

  @Test
  public void v14_anAttackLiftsAllFrost() {
    TestTable table =
        TestTable.of(2).monster(A, "01T 04E 07B").free(B, "13E").frost(3, A).frost(4, B);
    TestGame game = new TestGame(table);
    game.play(A, "attack m1 1 13E");
    assertEquals(5, game.view().diceInSupply());
    game.rollAndStop(A, "66612").rollAndStop(B, "11123");
    assertEquals(5, game.view().diceInSupply());
  }

  @Test
  public void v15_theDefenderWins() {
    TestGame game = new TestGame(TestTable.of(2).monster(A, "01T 04E 07B").free(B, "13E"));
    game.refuse(A, "attack m1 1 13T", ThirteenCode.NO_TARGET)
        .refuse(A, "attack m1 0 01T", ThirteenCode.SELF_TARGET)
        .refuse(A, "attack m7 1 13E", ThirteenCode.NOT_OWNER)
        .refuse(A, "attack m1 2 13E", ThirteenCode.NO_TARGET)
        .play(A, "attack m1 1 13E");
    Battle battle = game.view().battle().orElseThrow();
    assertEquals(3, battle.attackerThrows());
    assertEquals(3, battle.defenderThrows());
    game.refuse(A, "stop", ThirteenCode.FIRST_THROW_REQUIRED)
        .refuse(A, "throw keep 1", ThirteenCode.FIRST_THROW_ALL)
        .roll(A, "", "66123")
        .refuse(A, "throw keep 0 4", ThirteenCode.KEEP_NOT_EQUAL)
        .refuse(A, "throw keep 7", ThirteenCode.INVALID_KEEP)
        .roll(A, "66", "642")
        .roll(A, "666", "15");
    assertEquals(Phase.BATTLE_DEFEND, game.view().phase());
    assertEquals(18, game.view().battle().orElseThrow().attackerScore());
    game.roll(B, "", "55521").roll(B, "555", "53").roll(B, "5555", "6");
    assertEquals(Phase.BATTLE_SPOILS, game.view().phase());
    assertEquals(B, game.view().actor());
    assertEquals(List.of("take 01T", "take 04E", "take 07B"), game.moves(B));
    game.refuse(B, "take 13E", ThirteenCode.NOT_IN_ATTACKER).play(B, "take 07B");
    assertEquals("01T 04E", game.free(A));
    assertEquals(Rank.APPRENTICE, game.view().rank(A));
    assertEquals("07B 13E", game.free(B));
    assertEquals(Phase.ACTION, game.view().phase());
    game.refuse(A, "attack m1 1 13E", ThirteenCode.NO_MONSTER);
  }

  @Test
  public void v16_aTieAndASetInsideAMonster() {
    TestGame game = new TestGame(TestTable.of(2).monster(A, "01T 04E 07B").pure(B, 10));
    game.play(A, "attack m1 1 10E");
    Battle battle = game.view().battle().orElseThrow();
    assertEquals(3, battle.attackerThrows());
    assertEquals(5, battle.defenderThrows());
    game.rollAndStop(A, "66612").rollAndStop(B, "66623");
    assertEquals("10E", game.free(A));
    assertEquals("10T 10B", game.free(B));
    assertEquals(Rank.APPRENTICE, game.view().rank(B));
    game.refuse(A, "attack m1 1 10T", ThirteenCode.ALREADY_ATTACKED);
  }

  @Test
  public void v17_dicePutAsideAreThrownAgainAndTheMaximumNeedsNoDefence() {
    TestGame game = new TestGame(TestTable.of(2).monster(A, "01T 04E 07B").free(B, "13E"));
    game.play(A, "attack m1 1 13E").roll(A, "", "44123").roll(A, "44", "666").roll(A, "666", "66");
    assertEquals("13E", game.free(A));
    assertEquals("", game.free(B));
    assertEquals(Phase.ACTION, game.view().phase());
  }

  @Test
  public void v18_theLoserImproves() {
    TestTable table = TestTable.of(2).monster(A, "01T 01E 02B").free(A, "01B").free(B, "13E");
    TestGame game = new TestGame(table);
    assertEquals(20, game.view().hp(A));
    game.play(A, "attack m1 1 13E")
        .rollAndStop(A, "12345")
        .rollAndStop(B, "66123")
        .play(B, "take 02B");
    assertEquals(List.of("m2 01T 01E 01B"), game.monsters(A));
    assertEquals(40, game.view().hp(A));
  }

  @Test
  public void v19_aRestartBringsANewAttack() {
    for (TurnRestart restart : List.of(TurnRestart.FULL, TurnRestart.ACTIONS_ONLY)) {
      TestTable table =
          TestTable.of(2, ThirteenOptions.TURN_RESTART, restart)
              .monster(A, "01T 04E 07B")
              .free(B, "13E 12E")
              .pair("09T", 0, 1);
      TestGame game = new TestGame(table);
      game.play(A, "attack m1 1 13E")
          .rollAndStop(A, "66666")
          .play(A, "search", "flip 0", "flip 1", "ack");
      if (restart == TurnRestart.FULL) {
        assertFalse(game.view().attackUsed());
        game.play(A, "attack m1 1 12E");
      } else {
        game.refuse(A, "attack m1 1 12E", ThirteenCode.ALREADY_ATTACKED);
      }
    }
  }

  @Test
  public void v23_elementalMasterOnSomebodyElsesTurn() {
    TestTable table =
        TestTable.of(2)
            .monster(A, "02T 05E 10B")
            .pure(B, 1)
            .pure(B, 4)
            .pure(B, 7)
            .free(B, "10T 10E");
    TestGame game = new TestGame(table);
    game.play(A, "attack m1 1 10T")
        .rollAndStop(A, "11123")
        .rollAndStop(B, "66123")
        .play(B, "take 10B");
    assertEquals(Phase.GAME_OVER, game.view().phase());
    assertEquals(B, game.view().winner());
    assertEquals(ThirteenEnd.ELEMENTAL_MASTER, game.view().end().orElseThrow());
  }

  @Test
  public void allFiveDiceCannotBeKept() {
    TestGame game = new TestGame(TestTable.of(2).monster(A, "01T 04E 07B").free(B, "13E"));
    game.play(A, "attack m1 1 13E")
        .roll(A, "", "44444")
        .refuse(A, "throw keep 0 1 2 3 4", ThirteenCode.NOTHING_TO_THROW);
  }

  @Test
  public void withAnyKeepRuleUnequalDiceMayBeKept() {
    TestTable table =
        TestTable.of(2, ThirteenOptions.KEEP_RULE, KeepRule.ANY)
            .monster(A, "01T 04E 07B")
            .free(B, "13E");
    TestGame game = new TestGame(table);
    game.play(A, "attack m1 1 13E").roll(A, "", "66552").roll(A, "6655", "6");
    assertEquals(18, game.view().score(game.view().throwing().orElseThrow().dice()));
    assertEquals(32, game.moves(A).size());
  }
}
