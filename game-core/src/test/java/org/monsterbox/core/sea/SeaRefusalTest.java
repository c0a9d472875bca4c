package org.monsterbox.core.sea;

import static org.junit.Assert.assertEquals;

import org.junit.Test;
import org.monsterbox.core.game.CommonCode;
import org.monsterbox.core.sea.box.Cards;
import org.monsterbox.core.sea.box.Pile;
import org.monsterbox.core.sea.table.Chart;
import org.monsterbox.core.sea.terms.Phase;
import org.monsterbox.core.sea.terms.SeaCode;

/** Vectors 57 to 62: what is refused in general. */
public final class SeaRefusalTest {

  private static final MonsterOfTheSea RULES = new MonsterOfTheSea();

  @Test
  public void v57_turnsAndPhases() {
    Chart whale = Chart.of(3).boat(1, "H5", "N").hand(1, "WP01").hand(0, "CN11").whaleTurn();
    new SeaGame(whale)
        .refuse(1, "weapon WP01", CommonCode.NOT_YOUR_TURN)
        .refuse(0, "dive CN14", SeaCode.NO_SUCH_CARD);
    Chart drawing = Chart.of(3).whaleDraw();
    new SeaGame(drawing).refuse(0, "swim I5", CommonCode.WRONG_PHASE);
    Chart hunter = Chart.of(3).boat(1, "H5", "N").hand(1, "WP01 WP09 MV07").hp(2).turnOf(1);
    SeaGame game = new SeaGame(hunter);
    game.refuse(1, "keep MV07", CommonCode.WRONG_PHASE);
    game.refuse(1, "weapon WP02", SeaCode.NO_SUCH_CARD);
    game.refuse(1, "move MV01 0", SeaCode.NO_SUCH_CARD);
    game.play(1, "weapon WP01");
    assertEquals("KILL 1", game.end());
    game.refuse(1, "end", CommonCode.GAME_OVER).refuse(0, "swim I5", CommonCode.GAME_OVER);
  }

  @Test
  public void v58_setup() {
    SeaGame game = new SeaGame(RULES.start(RULES.usualSetup(4, 1)));
    game.refuse(0, "ship E3", CommonCode.NOT_YOUR_TURN);
    game.refuse(2, "ship J5", SeaCode.SETUP_CELL_INVALID);
    game.refuse(2, "ship D4", SeaCode.SETUP_CELL_INVALID);
    game.play(2, "ship E3");
    game.refuse(2, "boat F3 N", CommonCode.NOT_YOUR_TURN);
    for (String cell : new String[] {"C3", "E3", "F4"}) {
      game.refuse(1, "boat " + cell + " N", SeaCode.SETUP_CELL_INVALID);
    }
    game.refuse(1, "boat F3 6", SeaCode.BAD_FACING);
    game.play(1, "boat F3 N").refuse(2, "boat F3 N", SeaCode.SETUP_CELL_INVALID);
    game.play(2, "boat F2 NE").play(3, "boat E4 SW");
    assertEquals(Phase.WHALE_DRAW, game.view().phase());
    assertEquals(2, game.handSize(0, Pile.CALL));
    assertEquals(2, game.handSize(0, Pile.BOND));
    for (int seat = 1; seat <= 3; seat++) {
      assertEquals(3, game.handSize(seat, Pile.WEAPON));
      assertEquals(2, game.handSize(seat, Pile.MOVE));
    }
  }

  @Test
  public void v59_paths() {
    new SeaGame(Chart.of(3).whaleTurn()).refuse(0, "swim H5", SeaCode.NOT_CONNECTED);
    new SeaGame(Chart.of(3).whaleTurn()).refuse(0, "swim", SeaCode.NOT_CONNECTED);
    new SeaGame(Chart.of(3).drogue(1).whaleTurn()).refuse(0, "swim I5 I4", SeaCode.NO_MOVE_POINTS);
  }

  @Test
  public void v60_emptyPiles() {
    Chart chart = Chart.of(2).smallDecks().hand(0, "BB06").nextCards("CN01 CN02").whaleDraw();
    SeaGame game = new SeaGame(chart).refuse(0, "draw BOND", SeaCode.PILE_EMPTY);
    game.play(0, "draw CALL", "leap BB06 L5 give CN01");
    assertEquals("", game.hand(0));
    assertEquals(1, game.discards(Pile.CALL));
    assertEquals(1, game.discards(Pile.BOND));
    Chart nothing = Chart.of(2).smallDecks().boat(1, "F5", "N").hand(1, "WP01").turnOf(1);
    game = new SeaGame(nothing).refuse(1, "refit WP01", SeaCode.PILE_EMPTY);
    // Nothing to draw at all: the whale acts at once, and so do the hunters.
    game.play(1, "end");
    assertEquals(Phase.WHALE_ACTION, game.view().phase());
    game.play(0, "end-action").play(1, "choose 1");
    assertEquals(Phase.HUNTER_ACTION, game.view().phase());
  }

  @Test
  public void v61_noTarget() {
    Chart far = Chart.of(3).boat(1, "L5", "N").hand(0, "BB01 BB02 BB09").whaleTurn();
    new SeaGame(far)
        .refuse(0, "push BB09 1", SeaCode.NO_TARGET)
        .refuse(0, "devour BB01 1", SeaCode.NO_TARGET)
        .refuse(0, "charge BB02 2 K5", SeaCode.NO_TARGET)
        .refuse(0, "charge BB02 9 K5", SeaCode.NO_TARGET);
  }

  @Test
  public void v62_aDrogueIsLostOnALanding() {
    Chart chart =
        Chart.of(2)
            .round(5)
            .boat(1, "H5", "N")
            .hand(1, "WP22")
            .hand(0, "BB06")
            .nextCards("MV01 MV02 MV03 MV04")
            .whaleTurn();
    SeaGame game = new SeaGame(chart).play(0, "leap BB06 J6", "end-action");
    game.play(1, "choose 1", "keep MV01", "weapon WP22", "end").play(2, "refloat F2 N");
    assertEquals(6, game.view().round());
    assertEquals("J6", game.whale());
    game.play(1, "choose 1", "keep MV03", "end");
    game.play(2, "keep " + Cards.text(game.view(2).pending().get(0)), "end");
    assertEquals(7, game.view().round());
    assertEquals(2, game.view().movePoints());
  }
}
