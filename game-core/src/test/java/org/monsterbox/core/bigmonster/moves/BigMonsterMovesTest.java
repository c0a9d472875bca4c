package org.monsterbox.core.bigmonster.moves;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.bigmonster.BigMonster;
import org.monsterbox.core.bigmonster.moves.BigMonsterMove.Pick;
import org.monsterbox.core.contract.Declared;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Refusal;

/** How moves are declared and written. */
public final class BigMonsterMovesTest {

  private static final BigMonster RULES = new BigMonster();

  @Test
  public void everyKindOfMoveHasItsRow() {
    Declared.assertEach(BigMonsterMove.class, BigMonsterMoves.TABLE.kinds());
  }

  @Test
  public void targetAndPlaceOfAPickMayBeLeftOut() {
    assertWritten("pick 41", Pick.of(41, Pick.NO_TARGET));
    assertWritten("pick 41 to 2", Pick.of(41, 2));
    assertWritten("pick 41 at -1 0", Pick.of(41, Pick.NO_TARGET).at(-1, 0));
    assertWritten("pick 41 to 2 at -99 99", Pick.of(41, 2).at(-99, 99));
  }

  private static void assertWritten(String text, Pick pick) {
    assertEquals(text, RULES.text(pick));
    assertEquals(pick, RULES.readMove(text));
  }

  @Test
  public void noOtherPickIsRead() {
    for (String text :
        List.of(
            "pick",
            "pick 41 to",
            "pick 41 to -1",
            "pick 41 to 10",
            "pick 41 at",
            "pick 41 at 1",
            "pick 41 at 100 0",
            "pick 41 at 0 -100",
            "pick 41 at -1 0 to 2",
            "pick 41 2",
            "pick 999 to 2")) {
      Refusal refusal = assertThrows(text, Refusal.class, () -> RULES.readMove(text));
      assertEquals(CommonCode.UNREADABLE_MOVE, refusal.code());
    }
  }
}
