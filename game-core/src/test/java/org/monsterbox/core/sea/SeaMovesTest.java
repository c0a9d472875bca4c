package org.monsterbox.core.sea;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.util.List;
import org.junit.Test;
import org.monsterbox.core.contract.Declared;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.game.Refusal;
import org.monsterbox.core.sea.box.Board;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.moves.SeaMove;
import org.monsterbox.core.sea.moves.SeaMove.PlayWeapon;
import org.monsterbox.core.sea.moves.WhaleCard.Charge;

/** How moves are declared and written. */
public final class SeaMovesTest {

  private static final MonsterOfTheSea RULES = new MonsterOfTheSea();

  @Test
  public void everyKindOfMoveHasItsRow() {
    Declared.assertEach(SeaMove.class, SeaMoves.TABLE.kinds());
  }

  @Test
  public void whatIsNotNamedIsLeftOut() {
    assertWritten("weapon WP34", new PlayWeapon(Cards.read("WP34"), Board.NONE));
    assertWritten("weapon WP34 I5", new PlayWeapon(Cards.read("WP34"), Board.read("I5")));
    int card = Cards.read("BB02");
    List<Integer> path = List.of(Board.read("I5"), Board.read("H5"));
    assertWritten("charge BB02 1 I5 H5", new Charge(card, 1, path, List.of()));
    List<Integer> give = List.of(Cards.read("CN01"), Cards.read("CN02"));
    assertWritten("charge BB02 1 I5 H5 give CN01 CN02", new Charge(card, 1, path, give));
    assertWritten("charge BB02 1", new Charge(card, 1, List.of(), List.of()));
  }

  private static void assertWritten(String text, SeaMove move) {
    assertEquals(text, RULES.text(move));
    assertEquals(move, RULES.readMove(text));
  }

  @Test
  public void nothingElseIsRead() {
    for (String text :
        List.of(
            "",
            "weapon",
            "weapon WP34 I5 I6",
            "weapon WP01 I5",
            "charge BB02 1 I5 give",
            "charge BB02 1 I5 CN01",
            "charge BB02 1 give CN01 I5",
            "charge BB02 1 I5 give CN02 CN01",
            "charge BB02 01 I5",
            "swim I5 give",
            "decline WP01",
            "swim  I5")) {
      Refusal refusal = assertThrows(text, Refusal.class, () -> RULES.readMove(text));
      assertEquals(CommonCode.UNREADABLE_MOVE, refusal.code());
    }
  }
}
