package org.monsterbox.core.cube.moves;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.monsterbox.core.contract.Declared;
import org.monsterbox.core.cube.MonsterCube;
import org.monsterbox.core.cube.table.CubeGame;
import org.monsterbox.core.cube.table.CubeState;
import org.monsterbox.core.cube.table.CubeTable;
import org.monsterbox.core.cube.terms.CubeCode;
import org.monsterbox.core.cube.terms.RuleSet;
import org.monsterbox.core.game.Code;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Events;
import org.monsterbox.core.game.Refusal;

/** How moves are declared, written and read, and who may touch the clock. */
public final class CubeMovesTest {

  private static final MonsterCube RULES = new MonsterCube();

  private static final List<String> WRITTEN =
      List.of(
          "buzz 9312",
          "submit 12 Y0,0 Y1,0 Y2,0 15120",
          "submit 19 T8>0,3 Y0,1 R-1,2 B0,3 15120",
          "submit 12 Y0,0 Y1,0 Y2,0 *- 15120",
          "submit 12 T8>0,3 Y0,0 Y1,0 Y2,0 ++ 15120",
          "return 31 449020",
          "vote on 60000",
          "vote off 61000",
          "place 2 5000",
          "place 2 50 5000",
          "ready 5000",
          "put T3>3,0 5000",
          "takeback 5000",
          "call 5000",
          "end 0",
          "hint 1 5000",
          "tick 24312",
          "pause 5000",
          "resume 9999999999");

  @Test
  public void everyKindOfMoveHasItsRow() {
    Declared.assertEach(CubeMove.class, CubeMoves.TABLE.kinds());
  }

  @Test
  public void everyKindIsReadAsItIsWritten() {
    Set<Class<?>> kinds = new HashSet<>();
    for (String text : WRITTEN) {
      CubeMove move = RULES.readMove(text);
      assertEquals(text, RULES.text(move));
      kinds.add(move.getClass());
    }
    Declared.assertEach(CubeMove.class, kinds);
  }

  @Test
  public void whatIsNotInFormIsNotRead() {
    for (String text :
        List.of(
            "buzz",
            "buzz 10000000000",
            "buzz -1",
            "buzz 07",
            "vote 5000",
            "vote maybe 5000",
            "return 100 5000",
            "place 2",
            "place 2 100 5000",
            "place 2 50 60 5000",
            "put 3>3,0 5000",
            "submit 12 Y0,0 Y1,0 15120",
            "submit 12 T8>0,3 T8>0,3 Y0,0 Y1,0 Y2,0 15120",
            "submit 12 Y0,0 Y1,0 Y2,0 ** 15120",
            "submit 12 *- Y0,0 Y1,0 Y2,0 15120",
            "submit 12 Y0,0 Y1,0 Y2,0 *-")) {
      Refusal refusal = assertThrows(text, Refusal.class, () -> RULES.readMove(text));
      assertEquals(text, CommonCode.UNREADABLE_MOVE, refusal.code());
    }
  }

  @Test
  public void theTimeIsJudgedBeforeTheSeat() {
    CubeState claiming = new CubeGame(CubeTable.of(RuleSet.CODE, 2)).play(0, "buzz 1000").state();
    assertEquals(CommonCode.WRONG_PHASE, refusal(claiming, 9, "tick 1001"));
    assertEquals(CommonCode.BAD_SEAT, refusal(claiming, 9, "tick 90000"));
    assertEquals(CubeCode.NOT_YOUR_CLAIM, refusal(claiming, 1, "tick 90000"));
    assertEquals(CommonCode.BAD_SEAT, refusal(claiming, 9, "pause 1500"));
    assertEquals(CubeCode.NOT_YOUR_CLAIM, refusal(claiming, 1, "pause 1500"));
    assertEquals(CommonCode.WRONG_PHASE, refusal(claiming, 9, "resume 1500"));
    CubeState paused = new CubeGame(claiming).play(0, "pause 1500").state();
    assertEquals(CubeCode.PAUSED, refusal(paused, 9, "resume 1600"));
    assertEquals(CommonCode.BAD_SEAT, refusal(paused, 9, "resume 1500"));
    assertEquals(CubeCode.PAUSED, refusal(paused, 9, "tick 90000"));
  }

  private static Code refusal(CubeState state, int seat, String move) {
    return assertThrows(
            move, Refusal.class, () -> RULES.play(state, seat, RULES.readMove(move), Events.NONE))
        .code();
  }
}
